import { isChosenEnd, type SessionEnd } from '@member-portal/application/ports';
import type { AnyRouter, HistoryState } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** The page to return to after signing in; kept only in the sign-in page's history entry. */
    readonly remembered?: string;
    /** The mark of the only buyer who returns there; undefined where nobody was signed in. */
    readonly of?: number | undefined;
    /** A second entry of a tab's first page, made for a modal, so that Back is heard. */
    readonly modal?: true;
    /** The name of the draft with the search text of a list of loans. */
    readonly searched?: string | undefined;
    /** The message about how this tab's session ended. */
    readonly ended?: 'session.signedOut' | 'session.endedElsewhere';
  }
}

/** State of a sign-in page's entry: the message about a session that this tab did not end by choice. */
export const saysEnd = (end: SessionEnd | undefined): Pick<HistoryState, 'ended'> => {
  if (end === undefined || end === 'signed-out') return {};
  return { ended: isChosenEnd(end) ? 'session.endedElsewhere' : 'session.signedOut' };
};

/** Paths to which a buyer may return after signing in. Letter case and a trailing slash are ignored, as in the router. */
const KNOWN_PLACE =
  /^\/(my-information|account|loans(\/[^/]+(\/history)?)?|disclosure\/(payment-full-terms|verification-service|payment-agreement\/[^/]+\/(views|acknowledgements\/name\/[^/]+\/target-id)\/[^/]+))\/?$/i;

/**
 * Path, search and hash of a remembered location; undefined if it is not a page of this portal. The stored location may
 * have been tampered with: the target is built, parsed again, its origin compared and its place looked up.
 */
export const restorableLocation = (remembered: unknown, origin: string): string | undefined => {
  if (typeof remembered !== 'string' || !URL.canParse(remembered, origin)) return undefined;
  const target = new URL(remembered, origin);
  if (target.origin !== origin || target.username !== '' || target.password !== '') return undefined;
  const built = target.pathname + target.search + target.hash;
  if (!URL.canParse(built, origin) || new URL(built, origin).origin !== origin) return undefined;
  return KNOWN_PLACE.test(target.pathname) ? built : undefined;
};

/** Leaves the sign-in page for the remembered page, unless it is another buyer's, or else for the loans. */
export const goOn = ({ state, history, options }: AnyRouter): void => {
  const { remembered, searched, of } = state.location.state;
  const isTheirs = of === undefined || of === options.context.ends.buyerMark();
  const place = isTheirs && restorableLocation(remembered, window.location.origin);
  history.replace(place || '/loans/outstanding', place ? { searched } : {});
};
