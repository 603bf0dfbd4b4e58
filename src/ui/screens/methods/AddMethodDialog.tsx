import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { useText } from '../../intl/use-text.ts';
import { MultiStepModal } from '../../modal/MultiStepModal.tsx';
import { methodSteps } from './method-steps.ts';

/** Adds a payment method, by typing it or by connecting an account (specification, section 2: add payment method). */
export const AddMethodDialog = ({
  open,
  another,
  onAdded,
  onClose,
}: {
  readonly open: boolean;
  readonly another: boolean;
  readonly onAdded?: (method: PaymentMethod) => void;
  readonly onClose: () => void;
}) => {
  const t = useText();
  return (
    <MultiStepModal
      open={open}
      onClose={onClose}
      ignoreBackdrop
      initialStep="add-method"
      steps={methodSteps({
        t,
        another,
        onAdded: (method, navigation) => {
          onAdded?.(method);
          navigation.close();
        },
      })}
    />
  );
};
