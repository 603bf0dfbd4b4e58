import { describe, expect, it } from 'vitest';
import { answerCheck } from '../../../hosting/development/integrator/answer-breaches.ts';
import { readContract } from '../../../hosting/development/integrator/contract-document.ts';
import { agreementExample, summaryExample } from '../../../sandbox/contract/examples/agreement.ts';
import { repositoryPath } from '../../support/repository.ts';

const document = readContract(repositoryPath('contract', 'platform.json'));
const check = answerCheck(document, 'northwind');

const breachesOf = (
  method: string,
  path: string,
  body: unknown,
  { status = 200, contentType = 'application/json' } = {},
) => {
  const operation = document.find(method, path);
  if (!operation) throw new Error(`The contract has no ${method} ${path}`);
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return check(operation, { status, contentType, text });
};

const base64 = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (claims: unknown): string => `${base64({ alg: 'none' })}.${base64(claims)}.c2ln`;
const CLAIMS = { buyerID: 'secret-buyer', tenant: 'northwind', iat: 1_795_273_200, exp: 1_795_274_400 };
const session = (token: string) => ({
  token,
  tokenExpiresAt: '2026-11-21T15:20:00Z',
  buyerID: 'secret-buyer',
});

describe('an answer within the contract', () => {
  it('has no breaches', () => {
    expect(breachesOf('GET', '/api/servicing/payment-agreement/agr_01', agreementExample)).toEqual([]);
    expect(breachesOf('POST', '/api/auth/login', session(tokenOf(CLAIMS)))).toEqual([]);
    expect(breachesOf('POST', '/api/auth/logout', '', { status: 204 })).toEqual([]);
  });

  it('may have more fields, and null or nothing for what is optional', () => {
    const { subStatus: _absent, ...item } = { ...summaryExample, closedOn: null, more: 1, nextPayment: null };
    const body = { items: [item], nextCursor: null };
    expect(breachesOf('GET', '/api/servicing/payment-agreement', body)).toEqual([]);
    expect(breachesOf('GET', '/api/servicing/payment-agreement', { items: [item] })).toEqual([]);
  });
});

describe('an answer outside the contract', () => {
  it.each([
    [{ balance: '612.30' }, 'items.0.balance', 'an object', 'text'],
    [{ balance: { amount: 612.3, currency: 'USD' } }, 'items.0.balance.amount', 'a whole number', 'a number'],
    [{ balance: null }, 'items.0.balance', 'a value: the field is required', 'null'],
    [{ balance: undefined }, 'items.0.balance', 'a value: the field is required', 'nothing'],
    [{ status: 'secret' }, 'items.0.status', /^one of OFFERED, /, 'text'],
    [{ openedOn: '06/04/2026' }, 'items.0.openedOn', 'text in the form of a date', 'text'],
    [{ installmentsPaid: '5' }, 'items.0.installmentsPaid', 'a whole number', 'text'],
  ])('%j breaks it at %s', (fields, path, expected, got) => {
    const body = { items: [{ ...summaryExample, ...fields }], nextCursor: null };
    const [breach] = breachesOf('GET', '/api/servicing/payment-agreement', body);
    expect(breach?.path).toBe(path);
    expect(breach?.expected).toMatch(expected);
    expect(breach?.got).toBe(got);
    expect(JSON.stringify(breach)).not.toMatch(/secret|612|06\/04/);
  });

  it.each([
    [{ ...CLAIMS, buyerID: undefined }, 'token.buyerID', 'nothing'],
    [{ ...CLAIMS, iat: '1795273200' }, 'token.iat', 'text'],
    [{ ...CLAIMS, exp: CLAIMS.exp * 1000 }, 'token.exp', 'milliseconds'],
    [{ ...CLAIMS, exp: CLAIMS.iat + 60 }, 'token.exp', 'a shorter life'],
    [{ ...CLAIMS, tenant: 'secret-tenant' }, 'token.tenant', 'another tenant'],
  ])('names the claim of %j', (claims, path, got) => {
    const breaches = breachesOf('POST', '/api/auth/login', session(tokenOf(claims)));
    expect(breaches).toMatchObject([{ path, got }]);
    expect(JSON.stringify(breaches)).not.toContain('secret');
  });

  it('names a token that is invalid', () => {
    expect(breachesOf('POST', '/api/auth/login', session('secret'))).toMatchObject([{ path: 'token' }]);
    expect(breachesOf('POST', '/api/auth/buyer/token/refresh', { jwt: 'a.b.c' })).toMatchObject([
      { path: 'jwt' },
    ]);
    const inLines = tokenOf(CLAIMS).replace(/.{40}/g, '$&\n');
    expect(breachesOf('POST', '/api/auth/login', session(inLines))).toMatchObject([{ path: 'token' }]);
  });

  it.each([
    ['a status that is not listed', '{}', { status: 418 }, 'status'],
    ['a redirect', '', { status: 302 }, 'status'],
    ['a page', '<html>', { contentType: 'text/html' }, 'Content-Type'],
    ['broken JSON', '{"items":', {}, 'body'],
  ])('%s is named', (_what, body, more, path) => {
    expect(breachesOf('GET', '/api/servicing/payment-agreement', body, more)[0]?.path).toBe(path);
  });

  it('names a reason that the contract does not list, which the portal reads as the bare status', () => {
    const body = { reason: 'NOPE', message: '', metadata: {} };
    expect(breachesOf('GET', '/api/buyer/b', body, { status: 404 })).toMatchObject([
      { path: 'reason', expected: 'one of Not_Found' },
    ]);
  });
});
