import {
  BeginPayment,
  isSending,
  type PaymentStart,
  type RetriedPayment,
} from '@member-portal/application/flows/payment';
import type { DraftPlace } from '@member-portal/application/session';
import type { LoanId } from '@member-portal/domain/loan';
import { useAddMethod } from '../../dialogs/use-add-method.tsx';
import { useText } from '../../intl/use-text.ts';
import { StepModal } from '../../modal/StepModal.tsx';
import { useRun } from '../../services/use-run.ts';
import { paymentStep } from './payment-step.tsx';

/** One payment on one loan, from the choice of an amount to its confirmation, in the shared modal. */
export const PaymentDialog = ({
  loanId,
  retried,
  start,
  open,
  onClose,
  openAt,
}: {
  readonly loanId: LoanId;
  /** A failed payment that this one cures. */
  readonly retried?: RetriedPayment | undefined;
  readonly start?: PaymentStart | undefined;
  readonly open: boolean;
  /** Where it is kept that the dialog is open. */
  readonly openAt: DraftPlace<unknown>;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const [state, send] = useRun(BeginPayment, { loanId, retried, start, openAt }, loanId);
  const adding = useAddMethod(
    state.kind === 'adding-method' ? { another: state.options.methods.length > 0 } : undefined,
    send,
  );
  const close = (): void => {
    if (isSending(state)) return;
    send({ kind: 'close' });
    onClose();
  };
  return (
    <StepModal
      open={open}
      onClose={close}
      ignoreBackdrop
      step={adding ?? paymentStep(state, { t, send, onClose: close })}
    />
  );
};
