import type { Session } from '@member-portal/domain/session';
import type { SessionEnd, SessionStore } from '../ports/index.ts';

/** How this tab's session ended, for page guards and for the message to the visitor. */
export interface FollowedEnds {
  /** How the session ended; `undefined` while there is one, and if there was none. */
  readonly last: () => SessionEnd | undefined;
  /** The same for the message, only once: `undefined` from the second call on. */
  readonly takeUntold: () => SessionEnd | undefined;
  /**
   * Tells the buyer who is signed in, or was last, from another one; `undefined` if there was none. It outlives the session
   * in the browser's history, so it is too short to say who it was.
   */
  readonly buyerMark: () => number | undefined;
}

const markOf = ({ buyerId }: Session): number =>
  [...buyerId].reduce((mark, letter) => (31 * mark + letter.charCodeAt(0)) % 65_521, 0);

/**
 * Follows the ends of sessions from now on. A session may end while the first page loads and no message can be shown yet,
 * so the end is kept until it is taken.
 */
export const followEnds = (sessions: SessionStore): FollowedEnds => {
  let last: SessionEnd | undefined;
  let untold: SessionEnd | undefined;
  const first = sessions.current();
  let mark = first && markOf(first);
  sessions.subscribe((change) => {
    last = change.kind === 'closed' ? change.end : undefined;
    untold = last;
    const known = change.kind === 'closed' ? change.outlived : change.session;
    mark = known ? markOf(known) : mark;
  });
  return {
    last: () => last,
    takeUntold: () => {
      const taken = untold;
      untold = undefined;
      return taken;
    },
    buyerMark: () => mark,
  };
};
