import type { DraftField } from '@member-portal/application/flows/ordering';
import type { PayoffEvent, PayoffState, ReviewingPayoff } from '@member-portal/application/flows/payoff';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import type { Text } from '../../intl/use-text.ts';
import type { DrawnStep } from '../../modal/StepModal.tsx';
import { cancellingStep } from '../ordering/cancelling-step.tsx';
import { focusField } from '../ordering/focus-field.ts';
import { NothingToPay } from '../ordering/NothingToPay.tsx';
import { PayoffDone } from '../ordering/PayoffDone.tsx';
import { reviewStep } from '../ordering/review-step.tsx';
import { PayoffForm } from './PayoffForm.tsx';
import { QuoteFigures } from './QuoteFigures.tsx';
import { Requoted } from './Requoted.tsx';
import { SelectMethod } from './SelectMethod.tsx';

interface Drawing {
  readonly t: Text;
  readonly send: (event: PayoffEvent) => void;
  readonly onClose: () => void;
}

const FIXED: readonly DraftField[] = ['amount', 'amountType'];

const FirstContent = ({
  state,
  send,
  onClose,
}: Pick<Drawing, 'send' | 'onClose'> & { readonly state: PayoffState }) => {
  switch (state.kind) {
    case 'failed':
      return <Failure failure={state.failure} onRetry={() => send({ kind: 'read-again' })} />;
    case 'not-payable':
      return <NothingToPay loan={state.loan} holidaysUnknownIn={state.holidaysUnknownIn} onClose={onClose} />;
    case 'choosing':
      return state.chose ? <PayoffForm state={state} send={send} /> : <Spinner />;
    default:
      return <Spinner />;
  }
};

const reviewing = (state: ReviewingPayoff, { t, send, onClose }: Drawing): DrawnStep => {
  const { options, retryAhead, review, requoted, beside, chose, quote } = state;
  return reviewStep({
    ...{ t, send, chose, retryAhead, beside, review },
    loan: options.loan,
    heading: t('payoff.review.title'),
    fixed: FIXED,
    onChange: (field) => send({ kind: 'change', field: field === 'method' ? field : 'date' }),
    onLeave: onClose,
    notices: (
      <>
        {chose ? undefined : <QuoteFigures state={quote} onRetry={() => undefined} />}
        {requoted ? <Requoted requoted={requoted} amount={review.checked.payment.amount} /> : undefined}
      </>
    ),
  });
};

const done = (
  { outcome, options, loan, left }: Extract<PayoffState, { readonly kind: 'done' }>,
  { t, onClose }: Drawing,
): DrawnStep => ({
  id: 'done',
  heading: t(
    !outcome.succeeded
      ? 'payment.fell.title'
      : outcome.payOn > options.today
        ? 'payoff.success.scheduled'
        : 'payoff.success.sent',
  ),
  content: <PayoffDone outcome={outcome} loan={loan} left={left} onClose={onClose} />,
});

/** The step of the modal that a state of a payoff names. */
export const payoffStep = (state: PayoffState, drawing: Drawing): DrawnStep => {
  const { t, send, onClose } = drawing;
  const onBack = (): void => send({ kind: 'back' });
  switch (state.kind) {
    case 'selecting-method':
      return {
        id: 'select-method',
        heading: t('methods.select.title'),
        onBack,
        content: <SelectMethod state={state} send={send} />,
      };
    case 'reviewing':
      return reviewing(state, drawing);
    case 'cancelling':
      return cancellingStep(t, state.cancelling, send);
    case 'done':
      return done(state, drawing);
    default:
      return {
        id: 'quote',
        heading: t('payoff.title'),
        ariaDescription: t('payoff.describe'),
        focus: () => state.kind === 'choosing' && state.focusOn && focusField('payoff', state.focusOn),
        content: <FirstContent state={state} send={send} onClose={onClose} />,
      };
  }
};
