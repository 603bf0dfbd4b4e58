import type { PaymentRequest } from '@member-portal/domain/payment';
import { Button } from '../../controls/Button.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { SuccessLine } from './SuccessLine.tsx';

/** That a payment was cancelled, and what stays due. */
export const CancelledStep = ({
  payment: { payOn },
  onClose,
}: {
  readonly payment: PaymentRequest;
  readonly onClose: () => void;
}) => {
  const t = useText();
  const format = useFormat();
  return (
    <>
      <SuccessLine>{t('payment.cancel.doneText', { date: format.dateLong(payOn) })}</SuccessLine>
      <ModalActions>
        <Button wide onClick={onClose}>
          {t('payment.success.done')}
        </Button>
      </ModalActions>
    </>
  );
};
