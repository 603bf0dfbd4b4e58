import type { SessionRecord } from '@member-portal/domain/session';
import type { ResultAsync } from 'neverthrow';
import { token } from '../services/index.ts';

/** What a change of the session record leaves behind: the record to keep (none to forget it), and an answer. */
export interface SessionRecordChange<Answer> {
  readonly record: SessionRecord | undefined;
  readonly answer: Answer;
}

/**
 * The one session record that all tabs of a tenant share. Storage that cannot be had falls back to this tab's memory,
 * so these calls do not fail. Storage that is no lock across tabs lets double refreshes through.
 */
export interface SessionRecordStore {
  read(): ResultAsync<SessionRecord | undefined, never>;
  /**
   * Changes the record while no other tab can: `change` may take as long as a token refresh, and what it returns is
   * written before any other tab's change begins. The lock goes away with a tab that dies in the middle.
   */
  update<Answer>(
    change: (record: SessionRecord | undefined) => Promise<SessionRecordChange<Answer>>,
  ): ResultAsync<Answer, never>;
  /** Subscribes to every change, of this tab and of others; the returned function unsubscribes. */
  subscribe(listener: (record: SessionRecord | undefined) => void): () => void;
}
export const SessionRecordStore = token<SessionRecordStore>('SessionRecordStore');
