import { isChosenEnd, type SessionEnd } from '@member-portal/application/ports';
import type { HistoryState } from '@tanstack/react-router';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Where a visitor wanted to go before signing in; it lives and ends with the entry of the sign-in page. */
    readonly remembered?: string;
    /** What a list of loans is searched for. A person typed it, so that it stays out of the address. */
    readonly searched?: string | undefined;
    /** What is to say of the end of the session that was here. */
    readonly ended?: 'session.signedOut' | 'session.endedElsewhere';
  }
}

/** State of a sign-in page's entry: what to say of a session that ended otherwise than by a choice made in this tab. */
export const saysEnd = (end: SessionEnd | undefined): Pick<HistoryState, 'ended'> => {
  if (end === undefined || end === 'signed-out') return {};
  return { ended: isChosenEnd(end) ? 'session.endedElsewhere' : 'session.signedOut' };
};
