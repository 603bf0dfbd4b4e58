import { asyncProperty, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContract } from '../../../hosting/development/integrator/contract-document.ts';
import { pastedText } from '../../support/arbitraries/pasted-text.ts';
import { requestChecker } from '../../support/contract/request-checker.ts';
import { aRecordedVisit } from '../../support/infrastructure/a-recorded-visit.ts';
import { TYPED_OPERATIONS, type TypedOperation } from '../../support/infrastructure/typed-operations.ts';
import { holdsInTime, PROPERTY_RUNS } from '../../support/property-runs.ts';
import { repositoryPath } from '../../support/repository.ts';

const breachesOf = requestChecker(
  ['platform', 'gateway'].map((name) => readContract(repositoryPath('contract', `${name}.json`))),
);

const played = async ({ sends, platform, play }: TypedOperation, typed: Readonly<Record<string, string>>) => {
  const visit = aRecordedVisit(platform);
  const refused = await play(visit, (field) => typed[field] ?? '');
  return {
    refused,
    breaches: visit.sent.flatMap(breachesOf),
    isSent: visit.sent.some(({ method, url, body }) =>
      sends.test(`${method} ${url.pathname}${url.search} ${body}`),
    ),
  };
};

const operations = Object.entries(TYPED_OPERATIONS);
const typedInto = operations.filter(([, { fields }]) => Object.keys(fields).length > 0);

describe('a request with typed text', () => {
  it.each(operations)('is sent within the contract with good text: %s', async (_, operation) => {
    expect(await played(operation, operation.fields)).toEqual({ refused: [], breaches: [], isSent: true });
  });

  it.each(typedInto)(
    'is sent within the contract or refused at a field, whatever is typed: %s',
    async (_, operation) => {
      const fields = Object.entries(operation.fields);
      const texts = record(Object.fromEntries(fields.map(([name, valid]) => [name, pastedText(valid)])));
      await holdsInTime(
        asyncProperty(texts, async (typed) => {
          const { refused, breaches, isSent } = await played(operation, typed);
          expect(breaches).toEqual([]);
          expect(isSent).toBe(refused.length === 0);
          expect(Object.keys(operation.fields)).toEqual(expect.arrayContaining([...refused]));
        }),
        { numRuns: Math.ceil(PROPERTY_RUNS / 5) },
      );
    },
  );
});

it('is told where it breaks the contract', () => {
  const of = (method: string, path: string, body = '') =>
    breachesOf({ method, url: new URL(path, 'https://lender.example'), body });
  const loans = '/api/servicing/payment-agreement';
  expect(of('GET', `${loans}?limit=20&status=PAID&status=CLOSED&q=cedar`)).toEqual([]);
  expect(of('GET', `${loans}?limit=x&status=LOST&q=%09&q=x&colour=red`)).toEqual([
    expect.stringMatching(/^limit must be integer/),
    expect.stringMatching(/^status\/0 must be equal to one of/),
    'q is repeated',
    'colour is no parameter',
  ]);
  expect(of('GET', `${loans}/${'x'.repeat(81)}`)).toEqual(['id must NOT have more than 80 characters']);
  expect(of('POST', '/api/auth/login', '{"code":"1"}')).toEqual([
    "body must have required property 'referenceID'",
  ]);
  expect(of('DELETE', '/v1/payment-methods/method-1', '{}')).toEqual(['it has a body']);
  expect(of('GET', '/api/elsewhere')).toEqual(['GET /api/elsewhere is in no document']);
});
