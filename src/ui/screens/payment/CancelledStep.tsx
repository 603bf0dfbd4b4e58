import { css } from '@emotion/react';
import type { PaymentRequest } from '@member-portal/domain/payment';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '../../controls/Button.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { tokens } from '../../theme/tokens.ts';

/** That a payment was cancelled, and what stays due. */
export const CancelledStep = ({ payment: { payOn } }: { readonly payment: PaymentRequest }) => {
  const t = useText();
  const format = useFormat();
  const { close } = useStepNavigation();
  return (
    <>
      <p css={line}>
        <CircleCheck size={32} aria-hidden="true" />
        <span>{t('payment.cancel.doneText', { date: format.dateLong(payOn) })}</span>
      </p>
      <ModalActions>
        <Button wide onClick={close}>
          {t('payment.success.done')}
        </Button>
      </ModalActions>
    </>
  );
};

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space[3],
  margin: 0,
  '& svg': { flex: 'none', color: tokens.color.successText },
});
