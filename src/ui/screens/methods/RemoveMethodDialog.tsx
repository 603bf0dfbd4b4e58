import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { useState } from 'react';
import { useText } from '../../intl/use-text.ts';
import { MultiStepModal } from '../../modal/MultiStepModal.tsx';
import { modalStep } from '../../modal/modal-step.ts';
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
  return (
    <MultiStepModal
      open={open}
      onClose={onClose}
      initialStep="confirm"
      steps={{
        confirm: modalStep({
          heading: t('methods.remove.title'),
          component: RemoveMethodStep,
          props: { method, onEnrolled: setLoans, onRemoved },
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
