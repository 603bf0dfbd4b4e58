import { PortalConfiguration } from '@member-portal/application/ports';
import type { Activity } from '@member-portal/domain/payment';
import { useText } from '../../intl/use-text.ts';
import { MultiStepModal } from '../../modal/MultiStepModal.tsx';
import { modalStep } from '../../modal/modal-step.ts';
import { useService } from '../../services/ServicesProvider.tsx';
import { ReceiptStep } from './ReceiptStep.tsx';

/** A booked payment's receipt, to read and to print. Open while there is an activity. */
export const ReceiptDialog = ({
  activity,
  loanNumber,
  onClose,
}: {
  readonly activity: Activity | undefined;
  /** As the buyer knows the loan; absent until it was read. */
  readonly loanNumber: string | undefined;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const { name: lender } = useService(PortalConfiguration);
  if (!activity) return undefined;
  return (
    <MultiStepModal
      open
      onClose={onClose}
      initialStep="receipt"
      steps={{
        receipt: modalStep({
          heading: t('loan.receipt.title'),
          component: ReceiptStep,
          props: { activity, loanNumber, lender },
        }),
      }}
    />
  );
};
