import type { PaymentEvent, PaymentState } from '@member-portal/application/flows/payment';
import { besidePayoff } from '@member-portal/domain/loan';
import { paysAll } from '@member-portal/domain/payment';
import { isUpToDate } from '@member-portal/domain/today';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import type { Text } from '../../intl/use-text.ts';
import type { DrawnStep } from '../../modal/StepModal.tsx';
import { cancellingStep } from '../ordering/cancelling-step.tsx';
import { DoneStep } from '../ordering/DoneStep.tsx';
import { focusField } from '../ordering/focus-field.ts';
import { NothingToPay } from '../ordering/NothingToPay.tsx';
import { PayoffDone } from '../ordering/PayoffDone.tsx';
import { reviewStep } from '../ordering/review-step.tsx';
import { ChooseForm } from './ChooseForm.tsx';

interface Drawing {
  readonly t: Text;
  readonly send: (event: PaymentEvent) => void;
  readonly onClose: () => void;
}

const FirstContent = ({
  state,
  send,
  onClose,
}: Pick<Drawing, 'send' | 'onClose'> & { readonly state: PaymentState }) => {
  switch (state.kind) {
    case 'failed':
      return <Failure failure={state.failure} onRetry={() => send({ kind: 'read-again' })} />;
    case 'not-payable':
      return <NothingToPay loan={state.loan} holidaysUnknownIn={state.holidaysUnknownIn} onClose={onClose} />;
    case 'choosing':
      return <ChooseForm state={state} send={send} />;
    default:
      return <Spinner />;
  }
};

const reviewing = (
  { options, retryAhead, review, chose }: Extract<PaymentState, { readonly kind: 'reviewing' }>,
  { t, send, onClose }: Drawing,
): DrawnStep => {
  const { loan } = options;
  const counted = loan.payoff?.breakdown.pending;
  return reviewStep({
    ...{ t, send, chose, retryAhead, loan, review },
    heading: t('payment.review.title'),
    beside: paysAll(review.checked.payment.amountType) ? besidePayoff(loan, { counted }) : undefined,
    onChange: (field) => send({ kind: 'change', field }),
    onLeave: onClose,
  });
};

const done = (
  { outcome, checked, preview, options, loan, left }: Extract<PaymentState, { readonly kind: 'done' }>,
  { t, onClose }: Drawing,
): DrawnStep => {
  // What makes nothing late good brings no loan up to date.
  const cures = checked.choice === 'PAST_DUE' || checked.payment.retryOf !== undefined;
  return {
    id: 'done',
    heading: t(
      !outcome.succeeded
        ? 'payment.fell.title'
        : cures && isUpToDate(loan, options.today)
          ? 'payment.success.upToDate'
          : outcome.payOn > options.today
            ? 'payment.success.scheduled'
            : 'payment.success.sent',
    ),
    content: paysAll(checked.payment.amountType) ? (
      <PayoffDone outcome={outcome} loan={loan} left={left} onClose={onClose} />
    ) : (
      <DoneStep outcome={outcome} preview={preview} loan={options.loan} onClose={onClose} />
    ),
  };
};

/** The step of the modal that a state of a payment names; what adds a method has steps of its own. */
export const paymentStep = (state: PaymentState, drawing: Drawing): DrawnStep => {
  const { t, send, onClose } = drawing;
  switch (state.kind) {
    case 'reviewing':
      return reviewing(state, drawing);
    case 'cancelling':
      return cancellingStep(t, state.cancelling, send);
    case 'done':
      return done(state, drawing);
    default: {
      const awaited = 'kept' in state ? state.subject.start?.at : undefined;
      const toReview = awaited === 'review';
      return {
        // A step of its own, so that the one after it is entered, and puts the focus where it begins.
        id: toReview ? 'review' : awaited ? 'awaited' : 'choose',
        heading: t(toReview ? 'payment.review.title' : 'payment.title'),
        ariaDescription: t(toReview ? 'payment.review.describe' : 'payment.describe'),
        focus: () => state.kind === 'choosing' && state.focusOn && focusField('payment', state.focusOn),
        content: <FirstContent state={state} send={send} onClose={onClose} />,
      };
    }
  }
};
