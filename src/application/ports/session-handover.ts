import type { Session } from '@member-portal/domain/session';
import type { ResultAsync } from 'neverthrow';
import { token } from '../services/index.ts';

/** Copies the session of an open tab to a new one: tokens are stored per tab. */
export interface SessionHandover {
  /**
   * Asks the other tabs of this tenant, stores the session received from one of them in this tab, and returns it; undefined
   * if no tab answers within a second. A later answer is stored too, and reported as an opened session, unless somebody has
   * begun to sign in here or has signed out anywhere. Does nothing if this tab already has a session.
   */
  takeOver(): ResultAsync<Session | undefined, never>;
}
export const SessionHandover = token<SessionHandover>('SessionHandover');
