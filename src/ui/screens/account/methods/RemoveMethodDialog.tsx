import { BeginMethodRemoval } from '@member-portal/application/flows/remove-method';
import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { useText } from '../../../intl/use-text.ts';
import { StepModal } from '../../../modal/StepModal.tsx';
import { methodName } from '../../../payment/method-words.ts';
import { useRun } from '../../../services/use-run.ts';
import { useToast } from '../../../toast/ToastProvider.tsx';
import { AutopayEnrolled } from './AutopayEnrolled.tsx';
import { ConfirmRemoval } from './ConfirmRemoval.tsx';

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
  const toast = useToast();
  const tell = (): void => {
    toast.show({
      message: t('methods.remove.done', { method: methodName(t, method) }),
      severity: 'success',
    });
    onRemoved();
  };
  const [state, send] = useRun(BeginMethodRemoval, { method, onRemoved: tell }, method.id);
  return (
    <StepModal
      open={open}
      onClose={onClose}
      step={
        state.kind === 'autopay-enrolled'
          ? {
              id: 'enrolled',
              heading: t('methods.enrolled.title'),
              content: (
                <AutopayEnrolled method={method} loans={state.loans} onManage={onManage} onKeep={onClose} />
              ),
            }
          : {
              id: 'confirm',
              heading: t('methods.remove.title'),
              // Left while it is sent, the list would go on to show what may be gone.
              closeDisabled: state.kind === 'removing',
              content: <ConfirmRemoval state={state} send={send} onKeep={onClose} />,
            }
      }
    />
  );
};
