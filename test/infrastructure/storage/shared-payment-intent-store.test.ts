import type { BuyerId } from '@member-portal/domain/buyer';
import type { Instant } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import { INTENT_LIFETIME_MS, type LoanIntents } from '@member-portal/domain/payment';
import { property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSha256Fingerprint } from '../../../src/infrastructure/client/runtime/sha256-fingerprint.ts';
import { createFallbackRecords } from '../../../src/infrastructure/storage/fallback-records.ts';
import { maskText, unmaskText } from '../../../src/infrastructure/storage/masked-text.ts';
import { createSharedPaymentIntentStore } from '../../../src/infrastructure/storage/shared-payment-intent-store.ts';
import {
  createMemoryRecords,
  type SharedRecords,
} from '../../../src/infrastructure/storage/shared-records.ts';
import { AVERY } from '../../support/builders/a-session.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeTime, START } from '../../support/fakes/fake-time.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';
import { holds } from '../../support/property-runs.ts';

const LOAN = 'loan-1' as LoanId;
const OTHER_LOAN = 'loan-2' as LoanId;
const BLAKE = 'buyer-blake' as BuyerId;

const intents = (requestKey: string, openedAt: Instant = START): LoanIntents => ({
  open: {
    requestKey,
    orderFingerprint: 'fingerprint',
    openedAt,
    lastSentAt: openedAt,
    sendings: 1,
    authorisation: { documentId: 'document', acceptedAt: openedAt },
    knownConfirmations: ['C-0'],
  },
  booked: [
    { requestKey: 'before', orderFingerprint: 'other', bookedAt: openedAt, knownConfirmations: ['C-1'] },
  ],
});

/** Opens an intent where none is open. */
const claim =
  (requestKey: string) =>
  (known: LoanIntents | undefined): LoanIntents =>
    known?.open ? known : intents(requestKey);

const aStore = (
  records: SharedRecords = createMemoryRecords(),
  purpose: 'payment' | 'autopay' = 'payment',
) => {
  const time = fakeTime();
  const fingerprint = createSha256Fingerprint(aPlatform().crypto);
  return {
    time,
    records,
    store: createSharedPaymentIntentStore(records, fingerprint, fakeClock(time), purpose),
  };
};

describe('open payments', () => {
  it('are written, changed and removed by what a change makes of them', async () => {
    const { store } = aStore();
    expect((await store.read(AVERY, LOAN))._unsafeUnwrap()).toBeUndefined();
    const written = await store.update(AVERY, LOAN, claim('a'));
    expect(written._unsafeUnwrap()).toEqual(intents('a'));
    expect((await store.update(AVERY, LOAN, claim('b')))._unsafeUnwrap()).toEqual(intents('a'));
    await store.update(AVERY, LOAN, () => undefined);
    expect((await store.read(AVERY, LOAN))._unsafeUnwrap()).toBeUndefined();
  });

  it('give one key to all who claim at once, from any tab', async () => {
    const records = createMemoryRecords();
    const tabs = [aStore(records).store, aStore(records).store];
    const claimed = await Promise.all(
      Array.from({ length: 20 }, (_, at) => tabs[at % 2]?.update(AVERY, LOAN, claim(`key-${at}`))),
    );
    const keys = new Set(claimed.map((one) => one?._unsafeUnwrap()?.open?.requestKey));
    expect([keys.size, keys.has(undefined)]).toEqual([1, false]);
  });

  it('are listed by loan, for their own buyer and purpose', async () => {
    const records = createMemoryRecords();
    const { store } = aStore(records);
    await store.update(AVERY, LOAN, () => intents('a'));
    await store.update(AVERY, OTHER_LOAN, () => intents('b'));
    await store.update(BLAKE, LOAN, () => intents('c'));
    await store.update(AVERY, 'loan-3' as LoanId, () => ({ ...intents('d'), open: undefined }));
    expect([...(await store.openLoans(AVERY))._unsafeUnwrap()].sort()).toEqual([LOAN, OTHER_LOAN]);
    const autopay = aStore(records, 'autopay').store;
    expect((await autopay.openLoans(AVERY))._unsafeUnwrap()).toEqual([]);
    expect((await autopay.read(AVERY, LOAN))._unsafeUnwrap()).toBeUndefined();
  });

  it('are on the disk before anything is sent', async () => {
    const writes: unknown[] = [];
    const memory = createMemoryRecords();
    const { store } = aStore({
      ...memory,
      update: (key, change, write) => {
        writes.push(write);
        return memory.update(key, change);
      },
    });
    await store.update(AVERY, LOAN, claim('a'));
    expect(writes).toEqual(['durable']);
  });

  it('hold neither ids nor confirmation numbers in clear, and the same buyer reads them again', async () => {
    const { store, records } = aStore();
    await store.update(AVERY, LOAN, () => intents('a'));
    await aStore(records, 'autopay').store.update(AVERY, LOAN, () => intents('a'));
    const kept = JSON.stringify(await records.list(''));
    for (const id of [AVERY, LOAN, 'document"', 'C-0', 'C-1']) expect(kept).not.toContain(id);
    const next = aStore(records).store;
    expect((await next.read(AVERY, LOAN))._unsafeUnwrap()).toEqual(intents('a'));
    expect((await next.openLoans(AVERY))._unsafeUnwrap()).toEqual([LOAN]);
  });

  it('keep ids of any text', () => {
    holds(
      property(string({ unit: 'grapheme' }), string(), (text, secret) => {
        const masked = maskText(text, secret);
        expect(masked).toMatch(/^([\da-f]{2})*$/);
        expect(unmaskText(masked, secret)).toBe(text);
        if (text.length > 16) expect(unmaskText(masked, `${secret}x`)).not.toBe(text);
      }),
    );
  });

  it('expire after 24 hours, and those of other buyers are deleted too', async () => {
    const { store, records, time } = aStore();
    await store.update(AVERY, LOAN, () => intents('a'));
    await store.update(BLAKE, LOAN, () => intents('b'));
    time.sleep(INTENT_LIFETIME_MS);
    expect((await store.read(AVERY, LOAN))._unsafeUnwrap()).toBeUndefined();
    expect((await store.openLoans(BLAKE))._unsafeUnwrap()).toEqual([]);
    const next = createSharedPaymentIntentStore(
      records,
      createSha256Fingerprint(aPlatform().crypto),
      fakeClock(time),
      'payment',
    );
    await next.read(AVERY, OTHER_LOAN);
    expect(await records.list('')).toEqual([]);
  });

  it('read as none when the record is corrupt', async () => {
    const { store, records } = aStore();
    await store.update(AVERY, LOAN, () => intents('a'));
    const [[key] = ['']] = await records.list('');
    await records.update(key, () => ({ requestKey: 1 }));
    expect((await store.read(AVERY, LOAN))._unsafeUnwrap()).toBeUndefined();
    expect((await store.update(AVERY, LOAN, claim('b')))._unsafeUnwrap()?.open?.requestKey).toBe('b');
  });
});

describe('records with memory to fall back on', () => {
  const failing = (from: number): SharedRecords => {
    const inner = createMemoryRecords();
    let calls = 0;
    const maybe = <Value>(action: () => Promise<Value>): Promise<Value> => {
      calls += 1;
      return calls >= from ? Promise.reject(new DOMException('full', 'QuotaExceededError')) : action();
    };
    return {
      read: (key) => maybe(() => inner.read(key)),
      update: (key, change) => maybe(() => inner.update(key, change)),
      list: inner.list,
    };
  };

  it.each([
    ['there is no database', undefined],
    ['it is denied from the start', failing(1)],
    ['it fails later', failing(3)],
    ['nothing can be read of it either', { ...failing(1), list: () => Promise.reject(new Error('gone')) }],
  ])('work when %s', async (_, primary) => {
    const records = createFallbackRecords(primary);
    await records.update('a', () => 1);
    await records.update('b', () => 2);
    await records.update('a', (value) => Number(value) + 10);
    expect(await records.read('a')).toBe(11);
    expect(await records.list('')).toEqual([
      ['a', 11],
      ['b', 2],
    ]);
  });

  it('do not forget an open payment when the disk fills up', async () => {
    const records = createFallbackRecords(failing(3));
    const { store } = aStore(records);
    await store.update(AVERY, LOAN, () => intents('a'));
    const again = await store.update(AVERY, LOAN, claim('b'));
    expect((await store.update(AVERY, LOAN, claim('c')))._unsafeUnwrap()?.open?.requestKey).toBe('a');
    expect(again._unsafeUnwrap()?.open?.requestKey).toBe('a');
  });
});
