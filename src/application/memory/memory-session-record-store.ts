import type { SessionRecord } from '@member-portal/domain/session';
import { okAsync, ResultAsync } from 'neverthrow';
import type { SessionRecordStore } from '../ports/index.ts';

/**
 * The session record that tabs share. One program is one tab: a change starts when the previous one has ended.
 * @example
 * import { createMemorySessionRecordStore } from '@member-portal/application/memory';
 * import { SessionRecordStore } from '@member-portal/application/ports';
 * import { provide } from '@member-portal/application/services';
 * const provided = provide(SessionRecordStore, createMemorySessionRecordStore());
 */
export const createMemorySessionRecordStore = (record?: SessionRecord): SessionRecordStore => {
  let kept = record;
  let turn: Promise<unknown> = Promise.resolve();
  const listeners = new Set<(record: SessionRecord | undefined) => void>();
  return {
    read: () => okAsync(kept),
    update: (change) => {
      const next = turn.then(async () => {
        const { record: changed, answer } = await change(kept);
        kept = changed;
        for (const listener of [...listeners]) listener(kept);
        return answer;
      });
      // A change that throws must not stop those after it.
      turn = next.catch(() => undefined);
      return ResultAsync.fromSafePromise(next);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
