import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { Button } from '../../../controls/Button.tsx';
import { useText } from '../../../intl/use-text.ts';
import { merchantNameOf } from '../../../loan/merchant-name-of.ts';
import { ModalActions } from '../../../modal/ModalActions.tsx';
import { methodName } from '../../../payment/method-words.ts';

/** Nothing was removed: each loan whose autopay draws on the method, with the way to change or turn off its autopay. */
export const AutopayEnrolled = ({
  method,
  loans,
  onManage,
  onKeep,
}: {
  readonly method: PaymentMethod;
  readonly loans: readonly Loan[];
  /** Leaves for the autopay of a loan. */
  readonly onManage: (loan: Loan) => void;
  readonly onKeep: () => void;
}) => {
  const t = useText();
  return (
    <>
      <p>{t('methods.enrolled.text', { method: methodName(t, method), count: loans.length })}</p>
      <ModalActions>
        {loans.map((loan) => (
          <Button
            key={loan.id}
            variant={loans.length === 1 ? 'primary' : 'secondary'}
            wide
            onClick={() => onManage(loan)}
          >
            {t('methods.enrolled.manage', { merchant: merchantNameOf(loan, t), number: loan.number })}
          </Button>
        ))}
        <Button variant={loans.length === 1 ? 'secondary' : 'quiet'} wide onClick={onKeep}>
          {t('methods.enrolled.keep')}
        </Button>
      </ModalActions>
    </>
  );
};
