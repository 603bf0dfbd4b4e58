import type { SessionRecord } from '@member-portal/domain/session';
import type { ResultAsync } from 'neverthrow';
import { token } from '../services/index.ts';

/** The result of a change of the session record: the record to store (undefined to remove it), and an answer. */
export interface SessionRecordChange<Answer> {
  readonly record: SessionRecord | undefined;
  readonly answer: Answer;
}

/**
 * The session record shared by all tabs of a tenant. If storage is unavailable, this tab's memory is used, so these calls
 * do not fail. With storage that cannot lock across tabs, two tabs may refresh at once.
 */
export interface SessionRecordStore {
  read(): ResultAsync<SessionRecord | undefined, never>;
  /**
   * Changes the record under a lock across tabs: `change` may take as long as a token refresh, and its result is written
   * before another tab's change begins. The lock is released if a tab is closed or crashes meanwhile.
   */
  update<Answer>(
    change: (record: SessionRecord | undefined) => Promise<SessionRecordChange<Answer>>,
  ): ResultAsync<Answer, never>;
  /** Subscribes to every change, in this tab or others; the returned function unsubscribes. */
  subscribe(listener: (record: SessionRecord | undefined) => void): () => void;
}
export const SessionRecordStore = token<SessionRecordStore>('SessionRecordStore');
