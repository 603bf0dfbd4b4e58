import { LenderClock } from '@member-portal/application/ports';
import { isCancellable, type PaymentRequest } from '@member-portal/domain/payment';
import { Button } from '../controls/Button.tsx';
import { useWords } from '../intl/use-words.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { useFlag } from '../services/use-flag.ts';

/** Opens the cancellation of a scheduled payment; undefined if it can no longer be cancelled. */
export const CancelPaymentButton = ({
  payment,
  onCancel,
}: {
  readonly payment: PaymentRequest;
  readonly onCancel: (payment: PaymentRequest) => void;
}) => {
  const { t, format } = useWords();
  const offered = useFlag('cancelScheduledPayment');
  const now = useService(LenderClock).now();
  if (!offered || !isCancellable(payment, now)) return undefined;
  return (
    <Button
      variant="secondary"
      aria-label={t('payment.cancelOf', {
        confirmation: payment.confirmation,
        amount: format.money(payment.amount),
        date: format.dateLong(payment.payOn),
      })}
      onClick={() => onCancel(payment)}
    >
      {t('payment.cancel')}
    </Button>
  );
};
