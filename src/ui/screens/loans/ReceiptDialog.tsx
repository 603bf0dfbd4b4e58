import { PortalConfiguration } from '@member-portal/application/ports';
import type { Activity } from '@member-portal/domain/payment';
import { useRef } from 'react';
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
  // A closed dialog stays, so that it can give the focus back.
  const last = useRef(activity);
  if (activity) last.current = activity;
  const shown = last.current;
  if (!shown) return undefined;
  return (
    <MultiStepModal
      open={activity !== undefined}
      onClose={onClose}
      initialStep="receipt"
      steps={{
        receipt: modalStep({
          heading: t('loan.receipt.title'),
          component: ReceiptStep,
          props: { activity: shown, loanNumber, lender },
        }),
      }}
    />
  );
};
