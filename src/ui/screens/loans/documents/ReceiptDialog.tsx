import type { Activity } from '@member-portal/domain/payment';
import { useRef } from 'react';
import { useText } from '../../../intl/use-text.ts';
import { MultiStepModal } from '../../../modal/MultiStepModal.tsx';
import { modalStep } from '../../../modal/modal-step.ts';
import type { ReceiptFacts } from '../../../payment/Receipt.tsx';
import { ReceiptStep } from './ReceiptStep.tsx';

/** A booked payment's receipt, to read and to print. Open while there is an activity. */
export const ReceiptDialog = ({
  activity,
  loan,
  onClose,
}: {
  readonly activity: Activity | undefined;
  /** As the buyer knows the loan; absent until it was read. */
  readonly loan: ReceiptFacts['loan'];
  readonly onClose: () => void;
}) => {
  const t = useText();
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
          props: { activity: shown, loan },
        }),
      }}
    />
  );
};
