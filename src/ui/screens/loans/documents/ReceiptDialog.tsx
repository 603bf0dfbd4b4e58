import { type Activity, allocationOf } from '@member-portal/domain/payment';
import { Button } from '../../../controls/Button.tsx';
import { useText } from '../../../intl/use-text.ts';
import { ModalActions } from '../../../modal/ModalActions.tsx';
import { StepModal } from '../../../modal/StepModal.tsx';
import { Receipt, type ReceiptFacts } from '../../../payment/Receipt.tsx';

/** A booked payment's receipt, to read and to print. */
export const ReceiptDialog = ({
  activity,
  loan,
  open,
  onClose,
}: {
  readonly activity: Activity;
  /** The loan's identification; absent until it was read. */
  readonly loan: ReceiptFacts['loan'];
  readonly open: boolean;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const facts = {
    ...activity,
    allocation: allocationOf(activity),
    loan,
    type: t(`loan.activity.type.${activity.type}`),
    status: t(`loan.activity.status.${activity.status}`),
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
  return <StepModal open={open} onClose={onClose} step={step} />;
};
