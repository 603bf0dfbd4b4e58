import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type ReceivedAnswer,
  type ResponseChecker,
  responseChecker,
} from '../support/contract/response-checker.ts';
import { type Sandbox, startSandbox } from './support/sandbox.ts';

let sandbox: Sandbox;
let documents: readonly unknown[];
let check: ResponseChecker;
beforeAll(async () => {
  sandbox = await startSandbox({ people: [] });
  const visitor = sandbox.visit();
  documents = [
    (await visitor.call('GET', '/openapi.json')).body,
    (await visitor.gateway('GET', '/openapi.json')).body,
  ];
  check = responseChecker(documents[0]);
});
afterAll(() => sandbox.close());

const PROBLEM = { reason: 'Not_Found', message: 'There is no such resource.', metadata: {} };
const BUYER = {
  id: 'b1',
  status: 'ACTIVE',
  subStatus: null,
  identity: { email: 'avery.stone@example.com', phone: '+12025550101' },
  givenName: 'Avery',
  familyName: 'Stone',
  languagePreference: 'en-us',
  contacts: [],
  version: 1,
};
const answer = (body: unknown, more: Partial<ReceivedAnswer> = {}): ReceivedAnswer => ({
  method: 'GET',
  path: '/api/buyer/b1',
  status: 200,
  contentType: 'application/json',
  text: JSON.stringify(body),
  ...more,
});

describe('the check of every answer in these tests', () => {
  test('lets pass what the contract promises', () => {
    expect(check(answer(BUYER))).toBeUndefined();
    expect(check(answer(PROBLEM, { status: 404 }))).toBeUndefined();
    expect(check(answer(PROBLEM, { path: '/api/nothing', status: 404 }))).toBeUndefined();
    const off = {
      method: 'DELETE',
      path: '/api/servicing/payment-agreement/a1/autopay',
      status: 204,
      text: '',
    };
    expect(check(answer(undefined, off))).toBeUndefined();
  });

  test.each([
    ['a status that is not listed', answer(PROBLEM, { status: 500 }), 'does not list this status'],
    ['a status of another call', answer(PROBLEM, { status: 429 }), 'does not list this status'],
    ['a missing field', answer({ ...BUYER, version: undefined }), "required property 'version'"],
    ['a field of no schema', answer({ ...BUYER, note: 'x' }), 'NOT have additional properties'],
    ['a wrong type', answer({ ...BUYER, version: '1' }), 'must be integer'],
    ['a value that is none of its kind', answer({ ...BUYER, languagePreference: 'de' }), 'allowed values'],
    ['a refusal of another shape', answer({ error: 'no' }, { status: 404 }), "required property 'reason'"],
    ['no JSON', answer(undefined, { text: '<html>' }), 'no JSON'],
    ['another content type', answer(BUYER, { contentType: 'text/html' }), 'text/html'],
    ['a call that nobody described', answer({}, { path: '/api/nothing' }), 'nothing but a refusal'],
  ])('finds %s', (_what, wrong, problem) => {
    expect(check(wrong)).toContain(problem);
  });

  test('finds a day that no calendar has', () => {
    const path = '/api/disclosure/static/terms-of-use';
    const document = {
      id: 'terms-of-use',
      kind: 'terms-of-use',
      title: 'Terms',
      locale: 'en-us',
      version: '1',
      effectiveOn: '2026-01-05',
      contentType: 'text/html',
      content: '<p>x</p>',
    };
    expect(check(answer(document, { path }))).toBeUndefined();
    expect(check(answer({ ...document, effectiveOn: '2026-13-05' }, { path }))).toContain('format "date"');
  });
});

test('both documents are JSON Schema of 2020-12 throughout', () => {
  for (const document of documents) {
    expect(() => responseChecker(document)).not.toThrow();
    expect(JSON.stringify(document)).not.toContain('"nullable"');
  }
});
