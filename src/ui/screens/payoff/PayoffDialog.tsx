import type { Loan, LoanId } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useText } from '../../intl/use-text.ts';
import { MultiStepModal } from '../../modal/MultiStepModal.tsx';
import { modalStep } from '../../modal/modal-step.ts';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { methodSteps } from '../methods/method-steps.ts';
import { selectMethodStep } from '../methods/select-method-step.ts';
import { InPlaceOfRetry } from '../payment/InPlaceOfRetry.tsx';
import { NothingToPay } from '../payment/NothingToPay.tsx';
import { isUnknown } from '../payment/PaymentTrouble.tsx';
import type { PaymentOutcome } from '../payment/payment-outcome.ts';
import { CANCEL_STEP, useCancelStep } from '../payment/use-cancel-step.tsx';
import { useSending } from '../payment/use-sending.ts';
import { PayoffDoneStep } from './PayoffDoneStep.tsx';
import { PayoffReviewStep } from './PayoffReviewStep.tsx';
import { PayoffStep } from './PayoffStep.tsx';
import { payoffDraftOf } from './payoff-draft.ts';
import { type PayoffFlow, usePayoffFlow } from './use-payoff-flow.ts';

/** Pays one loan off, from a dated quote to its confirmation, in the shared modal. */
export const PayoffDialog = ({
  loanId,
  open,
  onClose,
  onSending,
}: {
  readonly loanId: LoanId;
  readonly open: boolean;
  readonly onClose: () => void;
  /** What was typed is on its way. */
  readonly onSending: () => void;
}) => {
  const t = useText();
  const flow = usePayoffFlow(loanId, open);
  const { pay, methods, method, setDraft, setFocusOn, rules, choices } = flow;
  const cancelling = useCancelStep(loanId, flow.begin);
  useSending(pay.state.kind, payoffDraftOf(loanId), onSending);
  const outcome = pay.state.kind === 'done' ? pay.state.value : undefined;
  const unsettled = pay.state.kind === 'failed' && isUnknown(pay.state.failure);
  return (
    <MultiStepModal
      open={open}
      onClose={onClose}
      ignoreBackdrop
      initialStep="quote"
      steps={{
        quote: modalStep({
          heading: t('payoff.title'),
          ariaDescription: t('payoff.describe'),
          component: QuoteStep,
          props: { flow },
        }),
        'select-method': selectMethodStep(t, {
          methods,
          chosen: method?.id,
          onChosen: ({ id }, navigation) => {
            setDraft({ ...flow.draft, methodId: id });
            setFocusOn('method');
            navigation.back();
          },
        }),
        ...methodSteps({
          t,
          another: methods.length > 0,
          onAdded: ({ id }, navigation) => {
            setDraft({ ...flow.draft, methodId: id });
            setFocusOn('method');
            navigation.toInitial();
          },
        }),
        review: modalStep({
          heading: t('payoff.review.title'),
          ariaDescription: t('payment.review.describe'),
          // While it is sent, and while nobody knows what became of it, the payment cannot be changed.
          backPlacement: pay.running || unsettled || outcome ? 'inline' : 'top',
          closeDisabled: pay.running,
          component: ReviewStep,
          props: { flow, onCancel: cancelling.choose },
        }),
        [CANCEL_STEP]: cancelling.step,
        done: modalStep({
          heading: t(headingOf(outcome, rules?.today)),
          backPlacement: 'inline',
          component: DoneStep,
          props: {
            outcome,
            loan: choices.state === 'ready' ? choices.loan : undefined,
            counted: flow.counted,
          },
        }),
      }}
    />
  );
};

const headingOf = (outcome: PaymentOutcome | undefined, today: string | undefined) => {
  if (outcome && !outcome.stands) return 'payment.fell.title';
  return outcome && today !== undefined && outcome.payOn > today
    ? 'payoff.success.scheduled'
    : 'payoff.success.sent';
};

const QuoteStep = ({ flow }: { readonly flow: PayoffFlow }) => {
  const { choices, draft, setDraft, quote, day, days, method, focusOn, review } = flow;
  if (choices.state === 'failed') return <Failure failure={choices.failure} onRetry={choices.retry} />;
  if (choices.state === 'loading' || !days || !day) return <Spinner />;
  if (choices.state === 'not-payable') return <NothingToPay loan={choices.loan} />;
  return (
    <PayoffStep
      rules={choices.rules}
      draft={draft}
      quote={quote.state}
      day={day}
      days={days}
      method={method}
      focusOn={focusOn}
      onDraft={setDraft}
      onRetry={quote.retry}
      onChecked={review}
    />
  );
};

const ReviewStep = ({
  flow,
  onCancel,
}: {
  readonly flow: PayoffFlow;
  readonly onCancel: (payment: PaymentRequest) => void;
}) => {
  const navigation = useStepNavigation();
  const { rules, checked, pay, retry, requoted, counted, setFocusOn } = flow;
  if (!rules || !checked) return <Spinner />;
  return (
    <PayoffReviewStep
      loan={rules.loan}
      payment={checked}
      pay={pay}
      requoted={requoted}
      counted={counted}
      onCancel={onCancel}
      onChange={(field) => {
        setFocusOn(field);
        navigation.back();
      }}
    >
      {retry && checked.retryOf === retry.id ? <InPlaceOfRetry retry={retry} /> : undefined}
    </PayoffReviewStep>
  );
};

const DoneStep = ({
  outcome,
  loan,
  counted,
}: {
  readonly outcome: PaymentOutcome | undefined;
  readonly loan: Loan | undefined;
  readonly counted: Money | undefined;
}) => (outcome ? <PayoffDoneStep outcome={outcome} loan={loan} counted={counted} /> : <Spinner />);
