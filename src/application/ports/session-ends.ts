import { token } from '../services/index.ts';

/**
 * Stores the end of a session for tabs that miss messages: tabs that are loading, frozen or closed still have their token,
 * and check here when they resume.
 */
export interface SessionEnds {
  /** Ends every session that this browser has received so far, whether or not this tab holds one. */
  mark(): void;
}
export const SessionEnds = token<SessionEnds>('SessionEnds');
