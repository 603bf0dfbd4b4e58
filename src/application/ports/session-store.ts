import type { Session } from '@member-portal/domain/session';
import { token } from '../services/index.ts';

/**
 * Why a session is no more: the buyer left, was idle at a tick, it reached its longest, the platform refused its token,
 * or it ended in another tab, where the buyer left, or, *expired elsewhere*, where any of the other ends came first.
 */
export type SessionEnd =
  | 'signed-out'
  | 'idle'
  | 'expired'
  | 'rejected'
  | 'ended-elsewhere'
  | 'expired-elsewhere';

/** Whether another tab found the end, and has done already what is done once for all of them. */
export const isEndedElsewhere = (end: SessionEnd): boolean =>
  end === 'ended-elsewhere' || end === 'expired-elsewhere';

/** Whether somebody chose the end; any other is told, and keeps place and drafts. */
export const isChosenEnd = (end: SessionEnd): boolean => end === 'signed-out' || end === 'ended-elsewhere';

/** What has happened to the session of this tab. */
export type SessionChange =
  | { readonly kind: 'opened'; readonly session: Session }
  | { readonly kind: 'refreshed'; readonly session: Session }
  | { readonly kind: 'closed'; readonly end: SessionEnd };

/** Holds the session of this tab. A buyer is signed in when a usable token is stored (specification, section 6). */
export interface SessionStore {
  /** The session, checked when read: an undecodable or outlived token is removed and reads as none. */
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
