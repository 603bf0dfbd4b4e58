import { type DraftPlace, KeptDrafts } from '@member-portal/application/session';
import { useLocation } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { useOpening } from '../modal/use-opening.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { fetchLoanDialog, LazyLoanDialog } from './LazyLoanDialog.tsx';
import { isKeptSubject, type KeptSubject, type LoanDialogSubject } from './loan-dialog.ts';

/** The ways from a page into the dialogs about its loans. */
export interface LoanDialogs {
  readonly open: (subject: LoanDialogSubject) => void;
  /** Whether a payment is made in a dialog, which tells of it itself. */
  readonly isPaying: boolean;
}

/** How long after its page the code of the dialogs is fetched: what the page itself loads goes first. */
const FETCHED_AFTER_MS = 1500;

const LoanDialogsContext = createContext<LoanDialogs | undefined>(undefined);

/**
 * Around a page with loans: its dialogs, one at a time. One that stood open when the page was reloaded, or the session was ended by
 * force, opens again when the same buyer comes back to that page; what was typed in it is kept by itself.
 */
export const LoanDialogs = ({ children }: { readonly children: ReactNode }) => {
  const drafts = useService(KeptDrafts);
  const name = `open dialog ${useLocation({ select: ({ pathname }) => pathname })}`;
  const place: DraftPlace<KeptSubject> = { name, accepts: isKeptSubject };
  const { opening, show, close } = useOpening<LoanDialogSubject>(drafts.read(place));

  // After a forced end there is no session, and dropping changes nothing.
  useEffect(() => () => drafts.drop({ name }), [drafts, name]);

  useEffect(() => {
    const timer = setTimeout(() => void fetchLoanDialog(), FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const open = (subject: LoanDialogSubject): void => {
    if (subject.flow !== 'cancel') drafts.keep(place, subject);
    show(subject);
  };
  const isPaying =
    opening?.open === true && (opening.subject.flow === 'payment' || opening.subject.flow === 'payoff');
  return (
    <LoanDialogsContext value={{ open, isPaying }}>
      {children}
      {opening ? (
        <LazyLoanDialog
          key={opening.key}
          subject={opening.subject}
          open={opening.open}
          openAt={place}
          onClose={() => {
            drafts.drop({ name });
            close();
          }}
        />
      ) : undefined}
    </LoanDialogsContext>
  );
};

/** The dialogs of the page around. Throws outside of `LoanDialogs`. */
export const useLoanDialogs = (): LoanDialogs => {
  const dialogs = useContext(LoanDialogsContext);
  if (!dialogs) throw new Error('useLoanDialogs needs LoanDialogs above it');
  return dialogs;
};
