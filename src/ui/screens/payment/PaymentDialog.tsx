import type { LoanId } from '@member-portal/domain/loan';
import { type PaymentRequest, paysAll, retryReplacedBy } from '@member-portal/domain/payment';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useText } from '../../intl/use-text.ts';
import { MultiStepModal } from '../../modal/MultiStepModal.tsx';
import { modalStep } from '../../modal/modal-step.ts';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { methodSteps } from '../methods/method-steps.ts';
import { BesidePayoffNotice } from '../payoff/BesidePayoffNotice.tsx';
import { PayoffDoneStep } from '../payoff/PayoffDoneStep.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { InPlaceOfRetry } from './InPlaceOfRetry.tsx';
import { NothingToPay } from './NothingToPay.tsx';
import { isUnknown } from './PaymentTrouble.tsx';
import { paymentDraftOf, type RetriedPayment } from './payment-draft.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { CANCEL_STEP, useCancelStep } from './use-cancel-step.tsx';
import { type PaymentFlow, usePaymentFlow } from './use-payment-flow.ts';
import { useSending } from './use-sending.ts';

/** One payment on one loan, from the choice of an amount to its confirmation, in the shared modal. */
export const PaymentDialog = ({
  loanId,
  retried,
  open,
  onClose,
  onSending,
}: {
  readonly loanId: LoanId;
  /** A failed payment that this one makes good. */
  readonly retried?: RetriedPayment | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  /** What was typed is on its way. */
  readonly onSending: () => void;
}) => {
  const t = useText();
  const flow = usePaymentFlow(loanId, retried, open);
  const { pay, outcome, rules, choose } = flow;
  const cancelling = useCancelStep(loanId, pay.reset);
  useSending(pay.state.kind, paymentDraftOf(loanId, retried), onSending);
  const unsettled = pay.state.kind === 'failed' && isUnknown(pay.state.failure);
  return (
    <MultiStepModal
      open={open}
      onClose={onClose}
      ignoreBackdrop
      initialStep="choose"
      steps={{
        choose: modalStep({
          heading: t('payment.title'),
          ariaDescription: t('payment.describe'),
          component: FirstStep,
          props: { flow },
        }),
        ...methodSteps({
          t,
          another: (rules?.methods.length ?? 0) > 0,
          onAdded: ({ id }, navigation) => {
            choose.addMethod(id);
            navigation.toInitial();
          },
        }),
        review: modalStep({
          heading: t('payment.review.title'),
          ariaDescription: t('payment.review.describe'),
          // While it is sent, and while nobody knows what became of it, the payment cannot be changed.
          backPlacement: pay.running || unsettled || outcome ? 'inline' : 'top',
          closeDisabled: pay.running,
          component: SecondStep,
          props: { flow, onCancel: cancelling.choose },
        }),
        [CANCEL_STEP]: cancelling.step,
        done: modalStep({
          heading: t(headingOf(outcome, flow.today)),
          backPlacement: 'inline',
          component: LastStep,
          props: { flow },
        }),
      }}
    />
  );
};

const headingOf = (outcome: PaymentOutcome | undefined, today: string) => {
  if (outcome && !outcome.stands) return 'payment.fell.title';
  return outcome && outcome.payOn > today ? 'payment.success.scheduled' : 'payment.success.sent';
};

const FirstStep = ({ flow: { choices, choose, draft, retry } }: { readonly flow: PaymentFlow }) => {
  const navigation = useStepNavigation();
  if (choices.state === 'failed') return <Failure failure={choices.failure} onRetry={choices.retry} />;
  if (choices.state === 'not-payable') return <NothingToPay loan={choices.loan} />;
  if (choices.state === 'loading' || !draft) return <Spinner />;
  const replaced = retryReplacedBy(draft.amountType, retry);
  return (
    <ChooseStep
      rules={choices.rules}
      draft={draft}
      focusOn={choose.focusOn}
      onDraft={choose.edit}
      onChecked={choose.review}
      onAddMethod={() => navigation.next('add-method')}
    >
      {replaced ? <InPlaceOfRetry retry={replaced} /> : undefined}
    </ChooseStep>
  );
};

const SecondStep = ({
  flow: { rules, checked, pay, choose, retry },
  onCancel,
}: {
  readonly flow: PaymentFlow;
  readonly onCancel: (payment: PaymentRequest) => void;
}) => {
  const navigation = useStepNavigation();
  if (!rules || !checked) return <Spinner />;
  const { loan } = rules;
  return (
    <ReviewStep
      loan={loan}
      payment={checked}
      pay={pay}
      onChange={(field) => {
        choose.setFocusOn(field);
        navigation.back();
      }}
    >
      {retry && checked.retryOf === retry.id ? <InPlaceOfRetry retry={retry} /> : undefined}
      {paysAll(checked.amountType) ? (
        <BesidePayoffNotice
          loan={loan}
          counted={loan.payoff?.breakdown.pending}
          pay={pay}
          onCancel={onCancel}
        />
      ) : undefined}
    </ReviewStep>
  );
};

const LastStep = ({ flow: { outcome, rules, checked, choices } }: { readonly flow: PaymentFlow }) => {
  if (!outcome) return <Spinner />;
  if (!checked || !paysAll(checked.amountType)) return <DoneStep outcome={outcome} loan={rules?.loan} />;
  return (
    <PayoffDoneStep
      outcome={outcome}
      loan={choices.state === 'ready' ? choices.loan : undefined}
      counted={rules?.loan.payoff?.breakdown.pending}
    />
  );
};
