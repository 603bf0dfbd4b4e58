import type { LoanId } from '@member-portal/domain/loan';
import type { LoanIntents } from '@member-portal/domain/payment';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSha256Fingerprint } from '../../../src/infrastructure/client/runtime/sha256-fingerprint.ts';
import { createFallbackRecords } from '../../../src/infrastructure/storage/fallback-records.ts';
import { createIndexedDbRecords } from '../../../src/infrastructure/storage/indexed-db-records.ts';
import { createSharedPaymentIntentStore } from '../../../src/infrastructure/storage/shared-payment-intent-store.ts';
import { anOpenOrder } from '../../support/builders/a-payment.ts';
import { AVERY } from '../../support/builders/a-session.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeTime, START } from '../../support/fakes/fake-time.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';
import { FakeDatabase, fakeKeyRange } from './fake-indexed-db.ts';

beforeEach(() => {
  vi.stubGlobal('IDBKeyRange', fakeKeyRange);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const LOAN = 'loan-1' as LoanId;

const claim =
  (requestKey: string) =>
  (known: LoanIntents | undefined): LoanIntents => ({
    open: known?.open ?? anOpenOrder(requestKey, START),
    booked: [],
  });

/** A tab of its own: records that fall back on its memory, and the open payments in them. */
const aTab = (database: FakeDatabase) => {
  const records = createFallbackRecords(createIndexedDbRecords(database.factory));
  const fingerprint = createSha256Fingerprint(aPlatform().crypto);
  const store = createSharedPaymentIntentStore(records, fingerprint, fakeClock(fakeTime()), 'payment');
  const keyFor = async (proposed: string) =>
    (await store.update(AVERY, LOAN, claim(proposed)))._unsafeUnwrap()?.open?.requestKey;
  return { records, keyFor };
};

describe('records in IndexedDB', () => {
  it('are read, changed, listed by prefix and removed, over one connection', async () => {
    const database = new FakeDatabase();
    const records = createIndexedDbRecords(database.factory);
    await Promise.all([records.update('a:1', () => 1), records.update('a:2', () => 2, 'durable')]);
    await records.update('b:1', () => 3);
    expect(await records.update('a:1', (value) => Number(value) + 10)).toBe(11);
    expect(await records.list('a:')).toEqual([
      ['a:1', 11],
      ['a:2', 2],
    ]);
    await records.update('a:1', () => undefined);
    expect([await records.read('a:1'), await records.read('b:1')]).toEqual([undefined, 3]);
    expect(database.connections).toHaveLength(1);
  });

  it.each<[string, (database: FakeDatabase) => void]>([
    ['has dropped, before it says so', (database) => database.drop()],
    [
      'has dropped and reported as closed',
      (database) => {
        database.drop();
        database.fireClose();
      },
    ],
    ['gave up for another version', (database) => database.changeVersion()],
    ['loses during a transaction', (database) => database.abortNext(1)],
  ])('are kept by one new connection for all calls after one that the browser %s', async (_, lose) => {
    const database = new FakeDatabase();
    const records = createIndexedDbRecords(database.factory);
    await records.update('a', () => 1);
    lose(database);
    const add = (value: unknown) => Number(value) + 1;
    await Promise.all([records.update('a', add), records.update('a', add), records.list('')]);
    expect(await records.read('a')).toBe(3);
    expect(database.connections.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  });

  it.each([0, 1])(
    'are in memory within 2 s where the browser does not answer after %i refusals',
    async (refusals) => {
      vi.useFakeTimers();
      try {
        const database = new FakeDatabase();
        database.refuseNext(refusals);
        database.neverAnswerAfter(refusals);
        const records = createFallbackRecords(createIndexedDbRecords(database.factory));
        const begunAt = Date.now();
        const written = Promise.all([records.update('a', () => 1), records.read('b')]).then(() => Date.now());
        await vi.runAllTimersAsync();
        expect((await written) - begunAt).toBeLessThanOrEqual(2_100);
        expect(await records.read('a')).toBe(1);
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('do not forget an open payment where the database opens late', async () => {
    const database = new FakeDatabase();
    expect(await aTab(database).keyFor('a')).toBe('a');
    vi.useFakeTimers();
    try {
      database.openAfter(2_500);
      const { records, keyFor } = aTab(database);
      const first = records.update('b', () => 1);
      await vi.advanceTimersByTimeAsync(2_100);
      expect(await first).toBe(1);
      await vi.advanceTimersByTimeAsync(1_000);
      const key = keyFor('c');
      await vi.runAllTimersAsync();
      // The digests of keys take real time.
      vi.useRealTimers();
      expect(await key).toBe('a');
      expect(await records.read('b')).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });

  it('keep what was changed or removed in memory when the database opens late', async () => {
    const database = new FakeDatabase();
    const before = createIndexedDbRecords(database.factory);
    for (const key of ['changed', 'removed', 'kept']) await before.update(key, () => 'old');
    vi.useFakeTimers();
    try {
      database.openAfter(2_500);
      const { records } = aTab(database);
      const written = Promise.all([
        records.update('changed', () => 'new'),
        records.update('removed', () => undefined),
      ]);
      await vi.advanceTimersByTimeAsync(2_100);
      await written;
      await vi.advanceTimersByTimeAsync(1_000);
      const read = Promise.all(['changed', 'removed', 'kept'].map((key) => records.read(key)));
      await vi.runAllTimersAsync();
      expect(await read).toEqual(['new', undefined, 'old']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('tell a failure that a new connection does not mend', async () => {
    const database = new FakeDatabase();
    const records = createIndexedDbRecords(database.factory);
    await records.update('a', () => 1);
    database.abortNext(3);
    await expect(records.update('a', () => 2)).rejects.toThrow('Connection lost.');
    expect(await records.read('a')).toBe(1);
    database.remove();
    await expect(records.read('a')).rejects.toThrow('gone');
  });
});

describe('an open payment', () => {
  // A second key for it would be a second payment to the platform.
  it.each<[string, (database: FakeDatabase) => void]>([
    ['drops the connection', (database) => database.drop()],
    ['aborts one transaction', (database) => database.abortNext(1)],
    ['aborts every try of a call', (database) => database.abortNext(3)],
  ])('keeps its key in the same tab when the browser %s', async (_, lose) => {
    const database = new FakeDatabase();
    const tab = aTab(database);
    expect(await tab.keyFor('first')).toBe('first');
    lose(database);
    expect(await tab.keyFor('second')).toBe('first');
  });

  it.each([0, 1])(
    'is shared with other tabs after a drop and %i failed attempts to open it',
    async (refusals) => {
      const database = new FakeDatabase();
      const [one, two] = [aTab(database), aTab(database)];
      await Promise.all([one.records.list(''), two.records.list('')]);
      database.drop();
      database.refuseNext(refusals);
      expect(await one.keyFor('one')).toBe('one');
      expect(await two.keyFor('two')).toBe('one');
    },
  );
});
