import type { Session } from '@member-portal/domain/session';
import type { ResultAsync } from 'neverthrow';
import { token } from '../services/index.ts';

/** How a new tab comes by the session of one that is open: tokens are kept per tab. */
export interface SessionHandover {
  /**
   * Asks the other tabs of this tenant, keeps the session that one of them answers with in this tab too, and gives it;
   * none when nobody answers within a second. Takes nothing over when this tab has a session already.
   */
  takeOver(): ResultAsync<Session | undefined, never>;
}
export const SessionHandover = token<SessionHandover>('SessionHandover');
