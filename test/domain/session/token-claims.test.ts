import { decodeToken } from '@member-portal/domain/session';
import { anything, assert, constant, oneof, property, string, stringMatching, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aToken } from '../../support/builders/a-session.ts';
import { holds } from '../../support/property-runs.ts';

const claims = { buyerID: 'buyer-1', iat: 1_700_000_000, exp: 1_700_001_200, tenant: 'northwind' };
const invalid = { kind: 'invalid-token' };
const refused = (token: unknown): void => {
  expect(decodeToken(token)._unsafeUnwrapErr()).toMatchObject(invalid);
};
const part = (text: string): string => Buffer.from(text).toString('base64url');

describe('a token', () => {
  // Proves R-3.6, R-6.2.
  it('gives its claims', () => {
    expect(decodeToken(aToken(claims))._unsafeUnwrap()).toEqual({
      buyerId: 'buyer-1',
      issuedAt: 1_700_000_000,
      expiresAt: 1_700_001_200,
      tenant: 'northwind',
    });
  });

  it('may name no tenant', () => {
    const { tenant: _tenant, ...others } = claims;
    expect(decodeToken(aToken(others))._unsafeUnwrap().tenant).toBeUndefined();
    expect(decodeToken(aToken({ ...claims, tenant: 7 }))._unsafeUnwrap().tenant).toBeUndefined();
  });

  it('carries letters of every script, as Node encodes them', () => {
    holds(
      property(string({ unit: 'grapheme', minLength: 1 }), (buyerID) => {
        const decoded = decodeToken(aToken({ ...claims, buyerID }));
        expect(decoded._unsafeUnwrap().buyerId).toBe(Buffer.from(buyerID).toString());
      }),
    );
  });

  it('is read with the padding and alphabet of plain base64 too', () => {
    const payload = Buffer.from(JSON.stringify({ ...claims, buyerID: 'ÿþ??>>' })).toString('base64');
    expect(payload).toMatch(/[+/]/);
    expect(decodeToken(`h.${payload}.s`)._unsafeUnwrap().buyerId).toBe('ÿþ??>>');
  });
});

describe('an invalid token', () => {
  // Proves R-3.6, R-6.2, R-8.15.
  it.each([
    ['no string', 'string', undefined],
    ['null', 'string', null],
    ['a number', 'string', 7],
    ['an object', 'string', { token: aToken(claims) }],
    ['empty', 'part', ''],
    ['of one part', 'part', part(JSON.stringify(claims))],
    ['of two parts', 'part', `a.${part(JSON.stringify(claims))}`],
    ['of four parts', 'part', `${aToken(claims)}.d`],
    ['without a header', 'part', `.${part(JSON.stringify(claims))}.s`],
    ['without a payload', 'part', 'h..s'],
    ['without a signature', 'part', `h.${part(JSON.stringify(claims))}.`],
    ['with characters that base64 has not', 'payload', 'h.e!J9.s'],
    ['with a lone base64 character', 'payload', 'h.e.s'],
    [
      'with bytes that are no UTF-8',
      'payload',
      `h.${Buffer.from([0x22, 0xff, 0x22]).toString('base64url')}.s`,
    ],
    ['with bad JSON', 'payload', `h.${part('{"buyerID":')}.s`],
    ['with a JSON array', 'payload', `h.${part('[1]')}.s`],
    ['with JSON null', 'payload', `h.${part('null')}.s`],
    ['with JSON text', 'payload', `h.${part('"buyer"')}.s`],
    ['without a buyer', 'buyerID', aToken({ iat: 1, exp: 2 })],
    ['with an empty buyer', 'buyerID', aToken({ ...claims, buyerID: '' })],
    ['with a buyer that is no text', 'buyerID', aToken({ ...claims, buyerID: 7 })],
    ['without a time of issue', 'iat', aToken({ buyerID: 'b', exp: 2 })],
    ['without an expiry', 'exp', aToken({ buyerID: 'b', iat: 1 })],
    ['with times as text', 'exp', aToken({ ...claims, exp: '1700001200' })],
    ['with a time of issue as text', 'iat', aToken({ ...claims, iat: '1700000000' })],
    ['with an infinite time of issue', 'iat', `h.${part('{"buyerID":"b","iat":1e999,"exp":1}')}.s`],
    ['with an infinite expiry', 'exp', `h.${part('{"buyerID":"b","iat":1,"exp":1e999}')}.s`],
  ] as const)('is one %s, which lacks its %s', (_what, missing, token) => {
    expect(decodeToken(token)._unsafeUnwrapErr()).toEqual({ kind: 'invalid-token', missing });
  });

  // Proves R-8.15.
  it('is what 20,000 random strings are, and nothing else', () => {
    const pieces = stringMatching(/^[A-Za-z0-9_-]{0,40}$/);
    const random = oneof(
      string({ maxLength: 60 }),
      string({ unit: 'binary', maxLength: 60 }),
      tuple(pieces, pieces, pieces).map((parts) => parts.join('.')),
      tuple(constant('h'), string({ maxLength: 60 }).map(part), constant('s')).map((parts) =>
        parts.join('.'),
      ),
    );
    assert(
      property(random, (token) => refused(token)),
      { numRuns: 20_000 },
    );
  });

  it('is what any other value is', () => {
    holds(property(anything(), (value) => typeof value === 'string' || decodeToken(value).isErr()));
  });
});

describe('a payload in base64', () => {
  const lengths = ['', 'x', 'xx'];
  const encoded = (buyerID: string, spaces?: number): Buffer =>
    Buffer.from(JSON.stringify({ ...claims, buyerID }, undefined, spaces));

  it.each(lengths)('is read with as much padding as it has (%j)', (more) => {
    const buyerID = `${more}>>>???`;
    for (const encoding of ['base64', 'base64url'] as const)
      expect(decodeToken(`h.${encoded(buyerID).toString(encoding)}.s`)._unsafeUnwrap().buyerId).toBe(buyerID);
  });

  it.each([3, 4, 100_000])('has no more than two signs of padding, and not %d', (signs) => {
    for (const more of lengths)
      refused(`h.${encoded(`b${more}`).toString('base64url')}${'='.repeat(signs)}.s`);
    refused(`h.${'='.repeat(signs)}.s`);
    refused(`h.${'='.repeat(signs)}A.s`);
  });

  it('may be laid out on lines', () => {
    expect(decodeToken(`h.${encoded('b', 1).toString('base64url')}.s`).isOk()).toBe(true);
  });

  it('has padding at its end only, and no character too many', () => {
    const whole = lengths
      .map((more) => encoded(`b${more}`).toString('base64url'))
      .find((text) => text.length % 4 === 0);
    expect(decodeToken(`h.${whole}.s`).isOk()).toBe(true);
    refused(`h.${whole}A.s`);
    refused(`h.${whole?.slice(0, 8)}=${whole?.slice(8)}.s`);
  });
});
