import type { Session } from '@member-portal/domain/session';
import { token } from '../services/index.ts';

/**
 * Why a session ended: the buyer signed out, was idle at a tick, it reached its maximum length, its token was refused
 * or outlived itself, or it ended in another tab: `ended-elsewhere` by signing out, else `expired-elsewhere`.
 */
export type SessionEnd =
  | 'signed-out'
  | 'idle'
  | 'expired'
  | 'rejected'
  | 'ended-elsewhere'
  | 'expired-elsewhere';

/**
 * Whether this tab found that the session is over for all tabs, and does what is done once for all of them. A refused or outlived
 * token ends alone: a tab that missed a refresh still has it, while others go on with a newer one.
 */
export const isEndForAll = (end: SessionEnd): boolean =>
  end === 'signed-out' || end === 'idle' || end === 'expired';

/** Whether the buyer chose the end; any other is reported to the buyer and keeps place and drafts. */
export const isChosenEnd = (end: SessionEnd): boolean => end === 'signed-out' || end === 'ended-elsewhere';

/** What has happened to the session of this tab. */
export type SessionChange =
  | { readonly kind: 'opened'; readonly session: Session }
  | { readonly kind: 'refreshed'; readonly session: Session }
  | { readonly kind: 'closed'; readonly end: SessionEnd };

/** Holds the session of this tab. A buyer is signed in when a usable token is stored (specification, section 6). */
export interface SessionStore {
  /** The session, checked when read: an undecodable or expired token is removed and reads as none. */
  current(): Session | undefined;
  open(session: Session): void;
  /** Replaces the token of an open session; does nothing when it was closed meanwhile. */
  refresh(session: Session): void;
  /** Forgets token and session storage, and tells listeners why. */
  close(end: SessionEnd): void;
  /** Subscribes to every change; the returned function unsubscribes. */
  subscribe(listener: (change: SessionChange) => void): () => void;
}
export const SessionStore = token<SessionStore>('SessionStore');
