import type { Loan, LoanId } from '@member-portal/domain/loan';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Failure } from '../../controls/Failure.tsx';
import { Spinner } from '../../controls/Spinner.tsx';
import { useIntl } from '../../intl/IntlProvider.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { MultiStepModal } from '../../modal/MultiStepModal.tsx';
import { modalStep } from '../../modal/modal-step.ts';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { ChooseStep, type ChooseStepProps } from './ChooseStep.tsx';
import { DoneStep } from './DoneStep.tsx';
import { isUnknown } from './PaymentTrouble.tsx';
import { PaymentUnderWay } from './PaymentUnderWay.tsx';
import { type CheckedPayment, type DraftField, firstDraft, type PaymentDraft } from './payment-draft.ts';
import type { PaymentOutcome } from './payment-outcome.ts';
import { ReviewStep, type ReviewStepProps } from './ReviewStep.tsx';
import { writeTypedAmount } from './typed-amount.ts';
import { usePay } from './use-pay.ts';
import { type PaymentChoices, usePaymentChoices } from './use-payment-choices.ts';

/** One payment on one loan, from the choice of an amount to its confirmation, in the shared modal. */
export const PaymentDialog = ({
  loanId,
  open,
  onClose,
}: {
  readonly loanId: LoanId;
  readonly open: boolean;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const { locale } = useIntl();
  const choices = usePaymentChoices(loanId);
  const pay = usePay();
  // Kept here and not in the steps, so that Back, a refusal or a failed request loses nothing of it.
  const [edited, setEdited] = useState<PaymentDraft | undefined>(undefined);
  const [checked, setChecked] = useState<CheckedPayment | undefined>(undefined);
  const [focusOn, setFocusOn] = useState<DraftField | undefined>(undefined);

  const rules = choices.state === 'ready' ? choices.rules : undefined;
  const draft = edited ?? (rules && firstDraft(rules, (amount) => writeTypedAmount(amount, locale)));
  const outcome = pay.state.kind === 'done' ? pay.state.value : undefined;
  const unsettled = pay.state.kind === 'failed' && isUnknown(pay.state.failure);

  const review = (payment: CheckedPayment): void => {
    setEdited(draft);
    setChecked(payment);
    setFocusOn(undefined);
    pay.reset();
  };

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
          props: {
            choices,
            choose:
              rules && draft ? { rules, draft, focusOn, onDraft: setEdited, onChecked: review } : undefined,
          },
        }),
        review: modalStep({
          heading: t('payment.review.title'),
          ariaDescription: t('payment.review.describe'),
          // While it is sent, and while nobody knows what became of it, the payment cannot be changed.
          backPlacement: pay.running || unsettled ? 'inline' : 'top',
          closeDisabled: pay.running,
          component: SecondStep,
          props: {
            review: rules && checked && { loan: rules.loan, payment: checked, pay },
            onChange: setFocusOn,
          },
        }),
        done: modalStep({
          heading: t(headingOf(outcome, rules?.today)),
          backPlacement: 'inline',
          component: LastStep,
          props: { outcome },
        }),
      }}
    />
  );
};

const headingOf = (outcome: PaymentOutcome | undefined, today: string | undefined) => {
  if (outcome && !outcome.stands) return 'payment.fell.title';
  return outcome && today !== undefined && outcome.payOn > today
    ? 'payment.success.scheduled'
    : 'payment.success.sent';
};

const FirstStep = ({
  choices,
  choose,
}: {
  readonly choices: PaymentChoices;
  readonly choose: ChooseStepProps | undefined;
}) => {
  if (choices.state === 'failed') return <Failure failure={choices.failure} onRetry={choices.retry} />;
  if (!choose) return <Spinner />;
  if (choose.rules.loan.paymentOptions.length === 0) return <NothingToPay loan={choose.rules.loan} />;
  return <ChooseStep {...choose} />;
};

const NothingToPay = ({ loan }: { readonly loan: Loan }) => {
  const t = useText();
  const { close } = useStepNavigation();
  return (
    <>
      <p>{t('payment.noOptions')}</p>
      <PaymentUnderWay loan={loan} />
      <ModalActions>
        <Button variant="secondary" wide onClick={close}>
          {t('payment.unknown.close')}
        </Button>
      </ModalActions>
    </>
  );
};

const SecondStep = ({
  review,
  onChange,
}: {
  readonly review: Omit<ReviewStepProps, 'onChange'> | undefined;
  readonly onChange: (field: DraftField) => void;
}) => {
  const navigation = useStepNavigation();
  if (!review) return <Spinner />;
  return (
    <ReviewStep
      {...review}
      onChange={(field) => {
        onChange(field);
        navigation.back();
      }}
    />
  );
};

const LastStep = ({ outcome }: { readonly outcome: PaymentOutcome | undefined }) =>
  outcome ? <DoneStep outcome={outcome} /> : <Spinner />;
