import { CancelScheduledPayment, readsAfterPayment } from '@member-portal/application/payments';
import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { useText } from '../../intl/use-text.ts';
import { MultiStepModal } from '../../modal/MultiStepModal.tsx';
import { modalStep } from '../../modal/modal-step.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useCommand } from '../../services/use-command.ts';
import { useRefreshReads } from '../../services/use-refresh-reads.ts';
import { CancelledStep } from './CancelledStep.tsx';
import { CancelStep } from './CancelStep.tsx';

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
  const cancelPayment = useService(CancelScheduledPayment);
  const refresh = useRefreshReads();
  const reads = readsAfterPayment(loanId);
  const command = useCommand((_: undefined, signal) =>
    cancelPayment({ loanId, payment }, signal)
      .map(() => refresh(reads))
      .mapErr(async (failure) => {
        // A refusal is told beside the loan as it then stands; without an answer nobody waits for more.
        if (failure.kind === 'refused' || failure.kind === 'not-found') await refresh(reads);
        return failure;
      }),
  );
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
          props: { payment, command },
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
