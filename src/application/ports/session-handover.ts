import type { Session } from '@member-portal/domain/session';
import type { ResultAsync } from 'neverthrow';
import { token } from '../services/index.ts';

/** Hands the session of an open tab to a new one: tokens are kept per tab. */
export interface SessionHandover {
  /**
   * Asks the other tabs of this tenant, keeps the session that one of them answers with in this tab too, and returns
   * it; none when no tab answers within a second. Takes nothing over when this tab has a session already.
   */
  takeOver(): ResultAsync<Session | undefined, never>;
}
export const SessionHandover = token<SessionHandover>('SessionHandover');
