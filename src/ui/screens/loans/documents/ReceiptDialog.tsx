import type { Activity } from '@member-portal/domain/payment';
import { useRef } from 'react';
import { Button } from '../../../controls/Button.tsx';
import { useText } from '../../../intl/use-text.ts';
import { ModalActions } from '../../../modal/ModalActions.tsx';
import { StepModal } from '../../../modal/StepModal.tsx';
import { Receipt, type ReceiptFacts } from '../../../payment/Receipt.tsx';

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
  const facts = {
    ...shown,
    loan,
    type: t(`loan.activity.type.${shown.type}`),
    status: t(`loan.activity.status.${shown.status}`),
  };
  const content = (
    <>
      <Receipt facts={facts} />
      <ModalActions>
        <Button wide onClick={() => window.print()}>
          {t('disclosure.print')}
        </Button>
      </ModalActions>
    </>
  );
  const step = { id: 'receipt', heading: t('loan.receipt.title'), content };
  return <StepModal open={activity !== undefined} onClose={onClose} step={step} />;
};
