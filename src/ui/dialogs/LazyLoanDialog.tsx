import { ResultAsync } from 'neverthrow';
import { useState } from 'react';
import { Failure } from '../controls/Failure.tsx';
import { Spinner } from '../controls/Spinner.tsx';
import type { MessageKey } from '../intl/message-key.ts';
import { useText } from '../intl/use-text.ts';
import { StepModal } from '../modal/StepModal.tsx';
import { codeAhead, codeInTime } from '../routing/code-in-time.ts';
import { connectionFailure } from '../services/connection-failure.ts';
import { useLoading } from '../services/use-loading.ts';
import type { LoanDialogProps } from './LoanDialog.tsx';
import type { LoanDialogSubject } from './loan-dialog.ts';

type Code = typeof import('./LoanDialog.tsx');

/** Once it has come: a dialog that is opened then is drawn at once. */
let code: Code | undefined;
const load = async (): Promise<Code> => {
  code = await import('./LoanDialog.tsx');
  return code;
};

/** Fetches the dialogs before one is opened. What cannot be fetched now is asked for again by the dialog, which can say so. */
export const fetchLoanDialog = async (): Promise<void> => {
  await codeAhead(load()).catch(() => undefined);
};

/** The heading that the dialog begins with, so that it does not change when the code has come. */
const headingOf = (subject: LoanDialogSubject): MessageKey => {
  switch (subject.flow) {
    case 'payment':
      return subject.start?.at === 'review' ? 'payment.review.title' : 'payment.title';
    case 'payoff':
      return 'payoff.title';
    case 'autopay':
      return subject.enrolled ? 'autopay.title.manage' : 'autopay.title';
    case 'cancel':
      return 'payment.cancel.title';
  }
};

/** A dialog about a loan, with its code, loaded when first shown; a load that fails is offered again. */
export const LazyLoanDialog = (props: LoanDialogProps) => {
  const [loaded] = useState(() => code);
  return loaded ? <loaded.LoanDialog {...props} /> : <LoadingDialog {...props} />;
};

const LoadingDialog = (props: LoanDialogProps) => {
  const t = useText();
  const { state, again } = useLoading(() => ResultAsync.fromPromise(codeInTime(load()), connectionFailure));
  const isLoaded = state.kind === 'done';
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
          content:
            state.kind === 'failed' ? <Failure failure={state.failure} onRetry={again} /> : <Spinner />,
        }}
      />
      {isLoaded ? <state.value.LoanDialog {...props} /> : undefined}
    </>
  );
};
