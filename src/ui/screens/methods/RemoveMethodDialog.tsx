import { RemovePaymentMethod, readsAfterMethods } from '@member-portal/application/payment-methods';
import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { MultiStepModal } from '../../modal/MultiStepModal.tsx';
import { modalStep } from '../../modal/modal-step.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { useCommand } from '../../services/use-command.ts';
import { useRefreshReads } from '../../services/use-refresh-reads.ts';
import { AutopayEnrolledStep } from './AutopayEnrolledStep.tsx';
import { RemoveMethodStep } from './RemoveMethodStep.tsx';

/** Removes a payment method, or says what has to happen before (specification, section 2: delete payment method). */
export const RemoveMethodDialog = ({
  method,
  open,
  onClose,
  onRemoved,
  onManage,
}: {
  readonly method: PaymentMethod;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onRemoved: () => void;
  /** Leaves for the autopay of a loan that draws on the method. */
  readonly onManage: (loan: Loan) => void;
}) => {
  const t = useText();
  const [loans, setLoans] = useState<readonly Loan[]>([]);
  const removeMethod = useService(RemovePaymentMethod);
  const refresh = useRefreshReads();
  const remove = useCommand((_: undefined, signal) =>
    removeMethod(method, signal).map(() => refresh(readsAfterMethods)),
  );
  return (
    <MultiStepModal
      open={open}
      onClose={onClose}
      initialStep="confirm"
      steps={{
        confirm: modalStep({
          heading: t('methods.remove.title'),
          // Left while it is sent, the list would go on to show what may be gone.
          closeDisabled: remove.running,
          component: RemoveMethodStep,
          props: { method, remove, onEnrolled: setLoans, onRemoved },
        }),
        enrolled: modalStep({
          heading: t('methods.enrolled.title'),
          backPlacement: 'inline',
          component: AutopayEnrolledStep,
          props: { method, loans, onManage },
        }),
      }}
    />
  );
};
