import {
  BeginLoanDialogs,
  type LoanDialogSubject,
  openDialogOf,
} from '@member-portal/application/flows/loan-dialog';
import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { MessageKey } from '../intl/messages.ts';
import { useText } from '../intl/use-text.ts';
import { StepModal } from '../modal/StepModal.tsx';
import { codeAhead } from '../routing/code-in-time.ts';
import { Reading } from '../services/Reading.tsx';
import { useService } from '../services/ServicesProvider.tsx';
import { useFlow } from '../services/use-flow.ts';
import { useCode } from '../services/use-loading.ts';
import { useProvided } from '../services/use-provided.ts';
import type { LoanDialogProps } from './LoanDialog.tsx';

/** Opens the dialogs about a page's loans. */
export interface LoanDialogs {
  readonly open: (subject: LoanDialogSubject) => void;
}

/** Delay in milliseconds before the dialogs' code is fetched, so that the page's own requests go first. */
const FETCHED_AFTER_MS = 1500;

const LoanDialogsContext = createContext<LoanDialogs | undefined>(undefined);
/** Provided separately, so that opening a dialog renders only what asks whether one is open. */
const IsOpenContext = createContext(false);

/** Provides a page with the dialogs about its loans, one at a time. Each keeps its typed input. */
export const LoanDialogs = ({ children }: { readonly children: ReactNode }) => {
  const router = useRouter();
  // While another page loads, the location is already that page's.
  const [pathname] = useState(() => router.state.location.pathname);
  const begin = useService(BeginLoanDialogs);
  const [opened, send] = useFlow(() => begin(pathname), 'dialogs');

  useEffect(() => {
    const timer = setTimeout(() => void fetchLoanDialog(), FETCHED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  const dialogs = useMemo(
    (): LoanDialogs => ({ open: (subject) => send({ kind: 'open', subject }) }),
    [send],
  );
  return (
    <LoanDialogsContext value={dialogs}>
      <IsOpenContext value={opened?.open === true}>{children}</IsOpenContext>
      {opened && (
        <LazyLoanDialog
          key={opened.count}
          subject={opened.subject}
          open={opened.open}
          openAt={openDialogOf(pathname)}
          onClose={() => send({ kind: 'close' })}
        />
      )}
    </LoanDialogsContext>
  );
};

/** The dialogs of the surrounding page. Throws outside of `LoanDialogs`. */
export const useLoanDialogs = (): LoanDialogs => useProvided(LoanDialogsContext, 'LoanDialogs');

/** Whether one of the dialogs of the surrounding page is open. */
export const useIsDialogOpen = (): boolean => useContext(IsOpenContext);

type Code = typeof import('./LoanDialog.tsx');

/** The code, once loaded: dialogs opened afterwards render at once. */
let code: Code | undefined;
const load = async (): Promise<Code> => {
  code = await import('./LoanDialog.tsx');
  return code;
};

/** Prefetches the dialogs. If that fails, opening a dialog fetches them again and shows the failure. */
export const fetchLoanDialog = () => codeAhead(load()).catch(() => undefined);

/** The dialog's first heading, so that it does not change when the code has loaded. */
const headingOf = (subject: LoanDialogSubject): MessageKey => {
  if (subject.flow === 'payment')
    return subject.start?.at === 'review' ? 'payment.review.title' : 'payment.title';
  if (subject.flow === 'autopay') return subject.enrolled ? 'autopay.manage' : 'autopay.setUp';
  return subject.flow === 'payoff' ? 'payoff.title' : 'payment.cancel.title';
};

/** A dialog about a loan, whose code loads when first shown; a failed load can be retried. */
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
      {/* Keep it mounted when closed: closing returns the focus to its opener, where the next dialog expects it. */}
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
