import { token } from '../services/index.ts';

/**
 * Where the end of a session is kept for tabs that miss messages: those that are loading, frozen or closed
 * still have their token, and check here when they come back.
 */
export interface SessionEnds {
  /** Ends every session that this browser has received by now, whether or not this tab holds one. */
  mark(): void;
}
export const SessionEnds = token<SessionEnds>('SessionEnds');
