import type { SessionRecordStore } from '@member-portal/application/ports';
import type { Instant } from '@member-portal/domain/calendar';
import type { SessionRecord } from '@member-portal/domain/session';
import { ResultAsync } from 'neverthrow';
import type { Channel } from '../browser/channel.ts';
import type { Locks } from '../browser/locks.ts';
import type { SharedRecords } from './shared-records.ts';
import { type IsStored, ifAny, isWhole, storedFields } from './stored-fields.ts';

const KEY = 'session';
const LOCK = 'member-portal.session';

const isInstant: IsStored<Instant> = (value): value is Instant => isWhole(value);
const isCount: IsStored<number> = (value): value is number => isWhole(value) && value >= 0;

const toRecord = (value: unknown): SessionRecord | undefined =>
  storedFields<SessionRecord>(value, {
    startedAt: isInstant,
    refreshes: isCount,
    nextTickAt: isInstant,
    lastActivityAt: isInstant,
    retryAt: ifAny(isInstant),
  });

/** The session record that all tabs share: in shared records, changed under a lock, announced over a channel. */
export const createSharedSessionRecordStore = (
  records: SharedRecords,
  locks: Locks,
  channel: Channel,
): SessionRecordStore => {
  const listeners = new Set<(record: SessionRecord | undefined) => void>();
  const tell = (record: SessionRecord | undefined): void => {
    for (const listener of [...listeners]) listener(record);
  };
  channel.subscribe((message) => {
    // No record is announced as null; anything invalid is ignored.
    const record = toRecord(message);
    if (!record && message !== null) return;
    // Where either tab has only its memory, the announcement is all that they share: stored, or an idle tab would sign out
    // an active one by a record of its own.
    if (records.isOwn?.() || (record && Reflect.get(Object(message), 'isOwn')))
      void records.update(KEY, () => record);
    tell(record);
  });
  const read = async () => toRecord(await records.read(KEY));
  return {
    read: () => ResultAsync.fromSafePromise(read()),
    update: (change) =>
      ResultAsync.fromSafePromise(
        locks.exclusively(LOCK, async () => {
          const { record, answer } = await change(await read());
          await records.update(KEY, () => record);
          channel.post(record ? { ...record, isOwn: records.isOwn?.() } : null);
          tell(record);
          return answer;
        }),
      ),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
