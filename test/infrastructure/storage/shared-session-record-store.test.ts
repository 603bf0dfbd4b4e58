import { addMilliseconds } from '@member-portal/domain/calendar';
import { beginSession, type SessionRecord } from '@member-portal/domain/session';
import { describe, expect, it, vi } from 'vitest';
import { createMemoryLocks } from '../../../src/infrastructure/browser/locks.ts';
import { createFallbackRecords } from '../../../src/infrastructure/storage/fallback-records.ts';
import {
  createMemoryRecords,
  type SharedRecords,
} from '../../../src/infrastructure/storage/shared-records.ts';
import { createSharedSessionRecordStore } from '../../../src/infrastructure/storage/shared-session-record-store.ts';
import { START, settled } from '../../support/fakes/fake-time.ts';
import { aLine } from '../../support/infrastructure/a-line.ts';

const record = beginSession(START);

/** Two tabs of one browser, the notifications of each, and the channel between them. */
const twoTabs = () => {
  const [records, locks, line] = [createMemoryRecords(), createMemoryLocks(), aLine()];
  const tab = () => {
    const store = createSharedSessionRecordStore(records, locks, line.join());
    const told: (SessionRecord | undefined)[] = [];
    const leave = store.subscribe((one) => told.push(one));
    return { store, told, leave };
  };
  return { one: tab(), two: tab(), line, records };
};

describe('the session record that all tabs share', () => {
  it('is read as it was written in any tab, and told to all of them', async () => {
    const { one, two } = twoTabs();
    const answer = await one.store.update(async (known) => ({ record, answer: known }));
    expect(answer._unsafeUnwrap()).toBeUndefined();
    await settled();
    expect((await two.store.read())._unsafeUnwrap()).toEqual(record);
    expect([one.told, two.told]).toEqual([[record], [record]]);
  });

  it('is told when there is none any more', async () => {
    const { one, two } = twoTabs();
    await one.store.update(async () => ({ record, answer: undefined }));
    await one.store.update(async () => ({ record: undefined, answer: undefined }));
    await settled();
    expect((await two.store.read())._unsafeUnwrap()).toBeUndefined();
    expect(two.told).toEqual([record, undefined]);
  });

  it('is changed by one tab at a time, the refresh of its token included', async () => {
    const { one, two } = twoTabs();
    await one.store.update(async () => ({ record, answer: undefined }));
    const count = async (known: SessionRecord | undefined) => {
      await settled();
      return { record: known && { ...known, refreshes: known.refreshes + 1 }, answer: undefined };
    };
    await Promise.all([one, two, one, two].map(({ store }) => store.update(count)));
    expect((await one.store.read())._unsafeUnwrap()?.refreshes).toBe(4);
  });

  it('is none where the stored value is invalid, and ignores invalid announcements', async () => {
    const { one, line, records } = twoTabs();
    await records.update('session', () => ({ ...record, refreshes: -1 }));
    expect((await one.store.read())._unsafeUnwrap()).toBeUndefined();
    const stranger = line.join();
    for (const message of [undefined, 'record', { ...record, nextTickAt: 'soon' }]) stranger.post(message);
    await settled();
    expect(one.told).toEqual([]);
  });

  it('no longer reaches a listener that has unsubscribed', async () => {
    const { one, two } = twoTabs();
    two.leave();
    await one.store.update(async () => ({ record, answer: undefined }));
    await settled();
    expect(two.told).toEqual([]);
  });
});

describe('the session record of tabs with databases of which some fail', () => {
  const minutesLater = { ...record, lastActivityAt: addMilliseconds(START, 14 * 60_000) };
  const failing: SharedRecords = {
    read: () => Promise.reject(new Error('denied')),
    update: () => Promise.reject(new Error('denied')),
    list: () => Promise.reject(new Error('denied')),
  };

  interface Databases {
    readonly first?: SharedRecords;
    readonly second?: SharedRecords;
  }

  /** Two tabs that share no records, only a line. */
  const apart = (...[first, second]: readonly (SharedRecords | undefined)[]) => {
    const [locks, line] = [createMemoryLocks(), aLine()];
    const tab = (primary: SharedRecords | undefined) =>
      createSharedSessionRecordStore(createFallbackRecords(primary), locks, line.join());
    return [tab(first), tab(second)] as const;
  };

  it.each([
    ['neither has one', {}],
    ['the database of the tab that writes fails', { first: failing, second: createMemoryRecords() }],
    ['the database of the tab that reads fails', { first: createMemoryRecords(), second: failing }],
  ] as const)('is what any of them wrote last where %s', async (_, { first, second }: Databases) => {
    const [one, two] = apart(first, second);
    await two.update(async () => ({ record, answer: undefined }));
    await settled();
    await one.update(async (known) => ({ record: minutesLater, answer: known }));
    await settled();
    expect((await two.read())._unsafeUnwrap()).toEqual(minutesLater);
  });

  it('is written only by the tab that changes it where they share a database', async () => {
    const shared = createMemoryRecords();
    const written = vi.spyOn(shared, 'update');
    const [one, two] = apart(shared, shared);
    await one.update(async () => ({ record, answer: undefined }));
    await settled();
    expect((await two.read())._unsafeUnwrap()).toEqual(record);
    expect(written).toHaveBeenCalledTimes(1);
  });

  it('is none in any of them once the session has ended in one', async () => {
    const [one, two] = apart();
    await one.update(async () => ({ record, answer: undefined }));
    await one.update(async () => ({ record: undefined, answer: undefined }));
    await settled();
    expect((await two.read())._unsafeUnwrap()).toBeUndefined();
  });
});
