import { type DraftPlace, KeptDrafts } from '@member-portal/application/session';
import { useLocation } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { useService } from '../../services/ServicesProvider.tsx';

/** A dialog over a page, opened for something: each opening is one of its own. */
export interface Opening<Subject> {
  readonly subject: Subject;
  readonly count: number;
  readonly open: boolean;
}

/**
 * When a flow's dialog over a page is open, and for what. One that stood open when the session was ended by force opens
 * again when the same buyer comes back to that page; what was typed in it is kept by itself.
 */
export const useLoanDialog = <Subject>(
  flow: 'payment' | 'payoff' | 'autopay',
): {
  /** The last opening; a closed one stays, so that its dialog can give the focus back. */
  readonly opening: Opening<Subject> | undefined;
  readonly show: (subject: Subject) => void;
  readonly close: () => void;
} => {
  const drafts = useService(KeptDrafts);
  const path = useLocation({ select: ({ pathname }) => pathname });
  const name = `open ${flow} ${path}`;
  const [opening, setOpening] = useState<Opening<Subject> | undefined>(() => {
    const place: DraftPlace<Subject> = { name };
    const left = drafts.read(place);
    return left === undefined ? undefined : { subject: left, count: 1, open: true };
  });

  // After a forced end there is no session, and dropping changes nothing.
  useEffect(() => () => drafts.drop({ name }), [drafts, name]);

  const show = useCallback(
    (subject: Subject) => {
      drafts.keep({ name }, subject);
      setOpening((last) => ({ subject, count: (last?.count ?? 0) + 1, open: true }));
    },
    [drafts, name],
  );
  const close = useCallback(() => {
    drafts.drop({ name });
    setOpening((last) => last && { ...last, open: false });
  }, [drafts, name]);
  return { opening, show, close };
};
