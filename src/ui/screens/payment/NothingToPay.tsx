import type { Loan } from '@member-portal/domain/loan';
import { Button } from '../../controls/Button.tsx';
import { useText } from '../../intl/use-text.ts';
import { ModalActions } from '../../modal/ModalActions.tsx';
import { useStepNavigation } from '../../modal/step-navigation.ts';
import { PaymentUnderWay } from './PaymentUnderWay.tsx';

/** That a loan takes no payment now, and the payment under way that may be why. */
export const NothingToPay = ({ loan }: { readonly loan: Loan }) => {
  const t = useText();
  const { close } = useStepNavigation();
  return (
    <>
      <p>{t('payment.noOptions')}</p>
      <PaymentUnderWay loan={loan} />
      <ModalActions>
        <Button variant="secondary" wide onClick={close}>
          {t('payment.unknown.close')}
        </Button>
      </ModalActions>
    </>
  );
};
