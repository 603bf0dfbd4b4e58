import type { SessionEnd, SessionStore } from '../ports/index.ts';

/** How the session of this tab ended, for guards and for whoever tells the visitor. */
export interface FollowedEnds {
  /** How it ended; `undefined` while there is a session, and where there was none. */
  readonly last: () => SessionEnd | undefined;
  /** The same, once: `undefined` where it was told already. */
  readonly takeUntold: () => SessionEnd | undefined;
}

/**
 * Follows the ends of sessions from now on. The platform may refuse a token while the first page still loads and nothing is
 * drawn that could tell it.
 */
export const followEnds = (sessions: SessionStore): FollowedEnds => {
  let last: SessionEnd | undefined;
  let isTold = true;
  sessions.subscribe((change) => {
    last = change.kind === 'closed' ? change.end : undefined;
    isTold = last === undefined;
  });
  return {
    last: () => last,
    takeUntold: () => {
      const untold = isTold ? undefined : last;
      isTold = true;
      return untold;
    },
  };
};
