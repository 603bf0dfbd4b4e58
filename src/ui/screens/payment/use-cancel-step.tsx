import type { CancelPaymentFailure } from '@member-portal/application/payments';
import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { useState } from 'react';
import { Spinner } from '../../controls/Spinner.tsx';
import { useText } from '../../intl/use-text.ts';
import { type ModalStep, modalStep } from '../../modal/modal-step.ts';
import type { Command } from '../../services/use-command.ts';
import { CancelStep } from './CancelStep.tsx';
import { useCancelCommand } from './use-cancel-command.ts';

/** Id of the step that cancels another payment of the loan. */
export const CANCEL_STEP = 'cancel-payment';

/**
 * A step of the payment dialog that cancels another payment of the loan. Cancelling invalidates the reviewed amounts, so the
 * flow restarts at its first step.
 */
export const useCancelStep = (
  loanId: LoanId,
  onCancelled: () => void,
): {
  /** Selects the payment to cancel; call it before showing the step. */
  readonly choose: (payment: PaymentRequest) => void;
  readonly step: ModalStep;
} => {
  const t = useText();
  const [payment, setPayment] = useState<PaymentRequest | undefined>(undefined);
  const command = useCancelCommand(loanId);
  return {
    choose: (chosen) => {
      command.reset();
      setPayment(chosen);
    },
    step: modalStep({
      heading: t('payment.cancel.title'),
      backPlacement: command.running ? 'inline' : 'top',
      closeDisabled: command.running,
      component: Cancel,
      props: { payment, command, onCancelled },
    }),
  };
};

const Cancel = ({
  payment,
  command,
  onCancelled,
}: {
  readonly payment: PaymentRequest | undefined;
  readonly command: Command<PaymentRequest, void, CancelPaymentFailure>;
  readonly onCancelled: () => void;
}) =>
  payment ? (
    <CancelStep
      payment={payment}
      command={command}
      onCancelled={({ toInitial }) => {
        onCancelled();
        toInitial();
      }}
      onKeep={({ back }) => back()}
    />
  ) : (
    <Spinner />
  );
