import type { Activity } from '@member-portal/domain/payment';
import { Button } from '../../../controls/Button.tsx';
import { useText } from '../../../intl/use-text.ts';
import { ModalActions } from '../../../modal/ModalActions.tsx';
import { Receipt, type ReceiptFacts } from '../../../payment/Receipt.tsx';

/** The receipt of a booked payment, and the button that prints it. */
export const ReceiptStep = ({
  activity,
  loan,
}: {
  readonly activity: Activity;
  readonly loan: ReceiptFacts['loan'];
}) => {
  const t = useText();
  const { type, status, amount, on, method, allocation, confirmation } = activity;
  return (
    <>
      <Receipt
        facts={{
          amount,
          type: t(`loan.activity.type.${type}`),
          status: t(`loan.activity.status.${status}`),
          on,
          method,
          confirmation,
          loan,
          allocation,
        }}
      />
      <ModalActions>
        <Button wide onClick={() => window.print()}>
          {t('disclosure.print')}
        </Button>
      </ModalActions>
    </>
  );
};
