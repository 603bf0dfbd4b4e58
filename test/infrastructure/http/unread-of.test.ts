import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readAnswer } from '../../../src/infrastructure/client/http/read-answer.ts';
import { unreadPaths } from '../../../src/infrastructure/client/http/unread-paths.ts';
import {
  wireId,
  wireInstant,
  wireKnown,
  wireMoney,
  wireOptional,
  wirePlainDate,
  wireText,
} from '../../../src/infrastructure/client/http/wire.ts';

const schema = z.object({
  id: wireId,
  kind: z.enum(['LOAN', 'PLAN']),
  dueOn: wirePlainDate,
  at: wireInstant,
  balance: wireMoney,
  count: z.int(),
  method: wireOptional(z.object({ last4: wireText })),
});
const GOOD = {
  id: 'secret-id',
  kind: 'LOAN',
  dueOn: '2026-11-21',
  at: '2026-11-21T15:00:00Z',
  balance: { amount: 1, currency: 'USD' },
  count: 1,
};
const read = async (body: unknown) => readAnswer(schema, new Response(JSON.stringify(body)));

describe('an answer that cannot be read says', () => {
  it.each([
    [{ id: '' }, 'id', 'text that is not empty', 'text'],
    [{ id: 7 }, 'id', 'text', 'a whole number'],
    [{ kind: 'secret' }, 'kind', 'one of LOAN, PLAN', 'text'],
    [{ kind: undefined }, 'kind', 'one of LOAN, PLAN', 'nothing'],
    [{ dueOn: 'secret' }, 'dueOn', 'a date or time', 'text'],
    [{ dueOn: '2026-11-21T05:00:00Z' }, 'dueOn', 'a calendar date', 'a date or time'],
    [{ at: null }, 'at', 'a date or time', 'null'],
    [{ balance: { amount: 1.5, currency: 'USD' } }, 'balance.amount', 'a whole number', 'a number'],
    [{ balance: '1.00' }, 'balance', 'an object', 'text'],
    [{ balance: { amount: 1, currency: 'EUR' } }, 'balance.currency', 'one of USD, CAD', 'text'],
    [{ count: [] }, 'count', 'a number', 'a list'],
    [{ method: { last4: true } }, 'method.last4', 'text', 'true or false'],
  ])('of %j that at %s %s was expected, and that %s came', async (fields, path, expected, got) => {
    const failure = (await read({ ...GOOD, ...fields }))._unsafeUnwrapErr();
    expect(failure).toEqual({ kind: 'unexpected-response', path, expected, got });
    expect(JSON.stringify(failure)).not.toContain('secret');
  });

  it('nothing where it can', async () => {
    expect((await read(GOOD)).isOk()).toBe(true);
  });

  it('that it is no JSON', async () => {
    const failure = (await readAnswer(schema, new Response('<html>')))._unsafeUnwrapErr();
    expect(failure).toEqual({
      kind: 'unexpected-response',
      path: 'body',
      expected: 'JSON',
      got: 'something else',
    });
  });
});

describe('a field that is left out because it is of no known form', () => {
  const known = z.object({
    items: z.array(z.object({ id: wireId, fee: wireKnown(wireMoney), name: wireKnown(wireText) })),
    totals: wireKnown(z.object({ count: z.int() })),
  });

  it('is told by its path', async () => {
    const told: string[] = [];
    const body = {
      items: [
        { id: 'a', fee: 'secret' },
        { id: 'b', name: 'kept' },
      ],
      totals: { count: 'secret' },
    };
    const answer = await readAnswer(known, new Response(JSON.stringify(body)), (paths) =>
      told.push(...paths),
    );
    expect(answer.isOk()).toBe(true);
    expect(told).toEqual(['items.0.fee', 'totals']);
  });

  it('is none where it is absent, null, or read under another name', () => {
    expect(unreadPaths({ a: null, c: 1 }, { a: undefined, b: undefined })).toEqual([]);
    expect(unreadPaths({ amount: 5 }, { cents: 5 })).toEqual([]);
  });
});
