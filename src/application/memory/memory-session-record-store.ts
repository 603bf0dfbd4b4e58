import type { SessionRecord } from '@member-portal/domain/session';
import { okAsync, ResultAsync } from 'neverthrow';
import type { SessionRecordStore } from '../ports/index.ts';

/**
 * What tabs share of a session. One program is one tab: a change begins when the one before it has ended.
 * @example
 * import { createMemorySessionRecordStore } from '@member-portal/application/memory';
 * import { SessionRecordStore } from '@member-portal/application/ports';
 * import { provide } from '@member-portal/application/services';
 * const provided = provide(SessionRecordStore, createMemorySessionRecordStore());
 */
export const createMemorySessionRecordStore = (record?: SessionRecord): SessionRecordStore => {
  let kept = record;
  let turn: Promise<unknown> = Promise.resolve();
  return {
    read: () => okAsync(kept),
    update: (change) => {
      const next = turn.then(async () => {
        const { record: changed, answer } = await change(kept);
        kept = changed;
        return answer;
      });
      turn = next;
      return ResultAsync.fromSafePromise(next);
    },
    subscribe: () => () => undefined,
  };
};
