import { BeginCancelPayment } from '@member-portal/application/flows/cancel-payment';
import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { useText } from '../../intl/use-text.ts';
import { type DrawnStep, StepModal } from '../../modal/StepModal.tsx';
import { useRun } from '../../services/use-run.ts';
import { CancelForm } from './CancelForm.tsx';
import { CancelledStep } from './CancelledStep.tsx';

/** Cancels one scheduled payment in the shared modal: what will not be taken, and that it was cancelled. */
export const CancelPaymentDialog = ({
  loanId,
  payment,
  open,
  onClose,
}: {
  readonly loanId: LoanId;
  readonly payment: PaymentRequest;
  readonly open: boolean;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const [state, send] = useRun(BeginCancelPayment, { loanId, payment }, payment.id);
  const step: DrawnStep =
    state.kind === 'asking'
      ? {
          id: 'cancel',
          heading: t('payment.cancel.title'),
          closeDisabled: state.sending,
          content: <CancelForm state={state} send={send} onKeep={onClose} />,
        }
      : {
          id: 'done',
          heading: t('payment.cancel.done'),
          content: <CancelledStep payment={payment} onClose={onClose} />,
        };
  return <StepModal open={open} onClose={onClose} step={step} />;
};
