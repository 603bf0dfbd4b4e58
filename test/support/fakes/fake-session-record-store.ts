import type { SessionRecordChange, SessionRecordStore } from '@member-portal/application/ports';
import type { SessionRecord } from '@member-portal/domain/session';
import { okAsync, ResultAsync } from 'neverthrow';

/** The storage of one browser: every store made from it is another tab's view of the same record. */
export interface FakeSessionRecords {
  record: SessionRecord | undefined;
  readonly listeners: Set<(record: SessionRecord | undefined) => void>;
  /** The lock: each change starts when the previous one has ended. */
  queue: Promise<unknown>;
}

export const fakeSessionRecords = (record?: SessionRecord): FakeSessionRecords => ({
  record,
  listeners: new Set(),
  queue: Promise.resolve(),
});

export const fakeSessionRecordStore = (
  shared: FakeSessionRecords = fakeSessionRecords(),
): SessionRecordStore => {
  const run = async <Answer>(
    change: (record: SessionRecord | undefined) => Promise<SessionRecordChange<Answer>>,
  ): Promise<Answer> => {
    const { record, answer } = await change(shared.record);
    const changed = record !== shared.record;
    shared.record = record;
    if (changed) for (const listener of [...shared.listeners]) listener(record);
    return answer;
  };
  return {
    read: () => okAsync(shared.record),
    update: (change) => {
      const turn = shared.queue.then(() => run(change));
      shared.queue = turn.catch(() => undefined);
      return ResultAsync.fromSafePromise(turn);
    },
    subscribe: (listener) => {
      shared.listeners.add(listener);
      return () => shared.listeners.delete(listener);
    },
  };
};
