import type { SessionEnd, SessionStore } from '../ports/index.ts';

/** How this tab's session ended, for page guards and for the message to the visitor. */
export interface FollowedEnds {
  /** How the session ended; `undefined` while there is one, and if there was none. */
  readonly last: () => SessionEnd | undefined;
  /** The same for the message, only once: `undefined` from the second call on. */
  readonly takeUntold: () => SessionEnd | undefined;
}

/**
 * Follows the ends of sessions from now on. A session may end while the first page loads and no message can be shown yet,
 * so the end is kept until it is taken.
 */
export const followEnds = (sessions: SessionStore): FollowedEnds => {
  let last: SessionEnd | undefined;
  let untold: SessionEnd | undefined;
  sessions.subscribe((change) => {
    last = change.kind === 'closed' ? change.end : undefined;
    untold = last;
  });
  return {
    last: () => last,
    takeUntold: () => {
      const taken = untold;
      untold = undefined;
      return taken;
    },
  };
};
