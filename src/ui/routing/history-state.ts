import { isChosenEnd, type SessionEnd } from '@member-portal/application/ports';
import type { AnyRouter, HistoryState } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Where a visitor wanted to go before signing in; it lives and ends with the entry of the sign-in page. */
    readonly remembered?: string;
    /** What a list of loans is searched for. A person typed it, so it stays out of the address. */
    readonly searched?: string | undefined;
    /** The message about how the session that was here ended. */
    readonly ended?: 'session.signedOut' | 'session.endedElsewhere';
  }
}

/** State of a sign-in page's entry: what to say about a session that did not end by a choice made in this tab. */
export const saysEnd = (end: SessionEnd | undefined): Pick<HistoryState, 'ended'> => {
  if (end === undefined || end === 'signed-out') return {};
  return { ended: isChosenEnd(end) ? 'session.endedElsewhere' : 'session.signedOut' };
};

/**
 * Places of the portal that a buyer may be brought back to after signing in. Letter case and a trailing slash
 * make no difference, as for the router.
 */
const KNOWN_PLACE =
  /^\/(my-information|account|loans(\/[^/]+(\/history)?)?|disclosure\/(payment-full-terms|verification-service|payment-agreement\/[^/]+\/(views|acknowledgements\/name\/[^/]+\/target-id)\/[^/]+))\/?$/i;

/**
 * Path, search and hash of a remembered location, or nothing when it is not a place of this portal. The stored location
 * may have been tampered with: the target is built, parsed again, its origin compared and its place looked up.
 */
export const restorableLocation = (remembered: unknown, origin: string): string | undefined => {
  if (typeof remembered !== 'string' || !URL.canParse(remembered, origin)) return undefined;
  const target = new URL(remembered, origin);
  if (target.origin !== origin || target.username !== '' || target.password !== '') return undefined;
  const built = target.pathname + target.search + target.hash;
  if (!URL.canParse(built, origin) || new URL(built, origin).origin !== origin) return undefined;
  return KNOWN_PLACE.test(target.pathname) ? built : undefined;
};

/** Leaves the sign-in page for the place that the visitor wanted to see, or for the loans. */
export const goOn = ({ state, history }: AnyRouter): void => {
  const { remembered, searched } = state.location.state;
  history.replace(restorableLocation(remembered, window.location.origin) ?? '/loans/outstanding', {
    searched,
  });
};
