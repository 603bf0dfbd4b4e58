import type { DraftCheck } from '@member-portal/application/session';
import { type DraftPlace, KeptDrafts } from '@member-portal/application/session';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';
import { type Opening, useOpening } from '../modal/use-opening.ts';
import { useService } from '../services/ServicesProvider.tsx';

/**
 * When a flow's dialog over a page is open, and for what. One that stood open when the page was reloaded, or the session was
 * ended by force, opens again when the same buyer comes back to that page; what was typed in it is kept by itself.
 */
export const useLoanDialog = <Subject>(
  flow: 'payment' | 'payoff' | 'autopay',
  accepts: DraftCheck<Subject>,
): {
  readonly opening: Opening<Subject> | undefined;
  readonly show: (subject: Subject) => void;
  readonly close: () => void;
  /** Where it is kept that the dialog is open. */
  readonly place: DraftPlace<Subject>;
} => {
  const drafts = useService(KeptDrafts);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const name = `open ${flow} ${path}`;
  const place: DraftPlace<Subject> = { name, accepts };
  const { opening, show: open, close: shut } = useOpening(drafts.read(place));

  // After a forced end there is no session, and dropping changes nothing.
  useEffect(() => () => drafts.drop({ name }), [drafts, name]);

  const show = useCallback(
    (subject: Subject) => {
      drafts.keep({ name, accepts }, subject);
      open(subject);
    },
    [drafts, name, accepts, open],
  );
  const close = useCallback(() => {
    drafts.drop({ name });
    shut();
  }, [drafts, name, shut]);
  return { opening, show, close, place };
};
