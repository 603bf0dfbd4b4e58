import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { useText } from '../../intl/use-text.ts';
import { MultiStepModal } from '../../modal/MultiStepModal.tsx';
import { modalStep } from '../../modal/modal-step.ts';
import { CancelledStep } from './CancelledStep.tsx';
import { CancelStep } from './CancelStep.tsx';
import { useCancelCommand } from './use-cancel-command.ts';

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
  const command = useCancelCommand(loanId);
  return (
    <MultiStepModal
      open={open}
      onClose={onClose}
      initialStep="cancel"
      steps={{
        cancel: modalStep({
          heading: t('payment.cancel.title'),
          closeDisabled: command.running,
          component: CancelStep,
          props: {
            payment,
            command,
            onCancelled: ({ next }) => next('done'),
            onKeep: ({ close }) => close(),
          },
        }),
        done: modalStep({
          heading: t('payment.cancel.done'),
          backPlacement: 'inline',
          component: CancelledStep,
          props: { payment },
        }),
      }}
    />
  );
};
