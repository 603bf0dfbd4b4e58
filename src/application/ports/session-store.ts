import type { Session } from '@member-portal/domain/session';
import { token } from '../services/index.ts';

/**
 * Why a session ended: the buyer signed out or was idle at a tick, the maximum length was reached, the token was refused or
 * has expired, or it ended in another tab (`ended-elsewhere` by signing out, otherwise `expired-elsewhere`).
 */
export type SessionEnd =
  | 'signed-out'
  | 'idle'
  | 'expired'
  | 'rejected'
  | 'ended-elsewhere'
  | 'expired-elsewhere';

/**
 * Whether the session is over for all tabs, so that this tab cleans up for all of them. A refused or expired token ends
 * only this tab's session: it may have missed a refresh, while other tabs continue with a newer token.
 */
export const isEndForAll = (end: SessionEnd): boolean =>
  end === 'signed-out' || end === 'idle' || end === 'expired';

/** Whether the buyer chose to end the session. Any other end is reported to the buyer and keeps the page and drafts. */
export const isChosenEnd = (end: SessionEnd): boolean => end === 'signed-out' || end === 'ended-elsewhere';

/** A change of this tab's session. */
export type SessionChange =
  | { readonly kind: 'opened'; readonly session: Session }
  | { readonly kind: 'refreshed'; readonly session: Session }
  | {
      readonly kind: 'closed';
      readonly end: SessionEnd;
      /** The session, if its token had expired by the time it was read: perhaps nobody ever got it. */
      readonly outlived?: Session;
    };

/** Holds the session of this tab. A buyer is signed in when a usable token is stored (specification, section 6). */
export interface SessionStore {
  /** The session, checked when read: an undecodable or expired token is removed and reads as none. */
  current(): Session | undefined;
  open(session: Session): void;
  /** Replaces the token of an open session; does nothing if it was closed meanwhile. */
  refresh(session: Session): void;
  /** Removes the token and session storage, and notifies listeners of the reason. */
  close(end: SessionEnd): void;
  /** Subscribes to every change; the returned function unsubscribes. */
  subscribe(listener: (change: SessionChange) => void): () => void;
}
export const SessionStore = token<SessionStore>('SessionStore');
