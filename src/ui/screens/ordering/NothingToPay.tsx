import type { Loan } from '@member-portal/domain/loan';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { PaymentInProgress } from './PaymentInProgress.tsx';

/** That a loan takes no payment now, and the payment in progress that may be why. */
export const NothingToPay = ({
  loan,
  holidaysUnknownIn,
  onClose,
}: {
  readonly loan: Loan;
  /** The year of the days to come whose holidays nobody knows; undefined where that is not why. */
  readonly holidaysUnknownIn: number | undefined;
  readonly onClose: () => void;
}) => {
  const t = useText();
  return (
    <>
      <p>
        {holidaysUnknownIn === undefined
          ? t('payment.noOptions')
          : t('payment.holidaysUnknown', { year: String(holidaysUnknownIn) })}
      </p>
      <PaymentInProgress loan={loan} />
      <ModalActions>
        <Button variant="secondary" wide onClick={onClose}>
          {t('payment.unknown.close')}
        </Button>
      </ModalActions>
    </>
  );
};
