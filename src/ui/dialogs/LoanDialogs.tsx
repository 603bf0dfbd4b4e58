import { type LoanDialogSubject, openDialogOf } from '@member-portal/application/flows/loan-dialog';
import { KeptDrafts } from '@member-portal/application/session';
import { useLocation } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import type { MessageKey } from '../intl/message-key.ts';
import { useText } from '../intl/use-text.ts';
import { StepModal } from '../modal/StepModal.tsx';
import { useOpening } from '../modal/use-opening.ts';
import { codeAhead } from '../routing/code-in-time.ts';
import { Reading } from '../services/Reading.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { useCode } from '../services/use-loading.ts';
import type { LoanDialogProps } from './LoanDialog.tsx';

/** The ways from a page into the dialogs about its loans. */
export interface LoanDialogs {
  readonly open: (subject: LoanDialogSubject) => void;
  /** Whether a dialog for a payment is open; it shows the outcome itself. */
  readonly isPaying: boolean;
}

/** How long after its page the code of the dialogs is fetched, in milliseconds: what the page itself loads goes first. */
const FETCHED_AFTER_MS = 1500;

const LoanDialogsContext = createContext<LoanDialogs | undefined>(undefined);

/**
 * Around a page with loans: its dialogs, one at a time. One that stood open when the page was reloaded, or the session was ended by
 * force, opens again when the same buyer comes back to that page; what was typed in it is kept by itself.
 */
export const LoanDialogs = ({ children }: { readonly children: ReactNode }) => {
  const drafts = useService(KeptDrafts);
  const pathname = useLocation({ select: (location) => location.pathname });
  const place = openDialogOf(pathname);
  const { opening, show, close } = useOpening<LoanDialogSubject>(drafts.read(place));

  // After a forced end there is no session, and dropping changes nothing.
  useEffect(() => () => drafts.drop(openDialogOf(pathname)), [drafts, pathname]);

  useEffect(() => {
    const timer = setTimeout(() => void fetchLoanDialog(), FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const open = (subject: LoanDialogSubject): void => {
    if (subject.flow !== 'cancel') drafts.keep(place, subject);
    show(subject);
  };
  const isPaying = opening?.open === true && ['payment', 'payoff'].includes(opening.subject.flow);
  return (
    <LoanDialogsContext value={{ open, isPaying }}>
      {children}
      {opening && (
        <LazyLoanDialog
          key={opening.key}
          subject={opening.subject}
          open={opening.open}
          openAt={place}
          onClose={() => {
            drafts.drop(place);
            close();
          }}
        />
      )}
    </LoanDialogsContext>
  );
};

/** The dialogs of the page around. Throws outside of `LoanDialogs`. */
export const useLoanDialogs = (): LoanDialogs => {
  const dialogs = useContext(LoanDialogsContext);
  if (!dialogs) throw new Error('useLoanDialogs needs LoanDialogs above it');
  return dialogs;
};

type Code = typeof import('./LoanDialog.tsx');

/** The code once it has come: a dialog that is opened after that is drawn at once. */
let code: Code | undefined;
const load = async (): Promise<Code> => {
  code = await import('./LoanDialog.tsx');
  return code;
};

/** Fetches the dialogs before one is opened. Where that fails, the dialog fetches them again and shows the failure. */
export const fetchLoanDialog = () => codeAhead(load()).catch(() => undefined);

/** The heading that the dialog begins with, so that it does not change when the code has come. */
const headingOf = (subject: LoanDialogSubject): MessageKey => {
  if (subject.flow === 'payment')
    return subject.start?.at === 'review' ? 'payment.review.title' : 'payment.title';
  if (subject.flow === 'autopay') return subject.enrolled ? 'autopay.title.manage' : 'autopay.title';
  return subject.flow === 'payoff' ? 'payoff.title' : 'payment.cancel.title';
};

/** A dialog about a loan, with its code, loaded when first shown; a load that fails is offered again. */
const LazyLoanDialog = (props: LoanDialogProps) => {
  const [loaded] = useState(() => code);
  return loaded ? <loaded.LoanDialog {...props} /> : <LoadingDialog {...props} />;
};

const LoadingDialog = (props: LoanDialogProps) => {
  const t = useText();
  const read = useCode(load);
  const isLoaded = read.state === 'ready';
  return (
    <>
      {/* It stays, closed: by closing it gives the focus back to what opened it, where the next dialog finds it. */}
      <StepModal
        open={props.open && !isLoaded}
        onClose={props.onClose}
        ignoreBackdrop
        step={{
          id: 'loading',
          heading: t(headingOf(props.subject)),
          content: <Reading of={read}>{() => undefined}</Reading>,
        }}
      />
      {isLoaded ? <read.value.LoanDialog {...props} /> : undefined}
    </>
  );
};
