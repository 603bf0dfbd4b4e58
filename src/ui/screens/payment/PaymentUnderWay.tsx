import type { Loan } from '@member-portal/domain/loan';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';

/** That a payment is under way on a loan already, before another one is made. */
export const PaymentUnderWay = ({ loan }: { readonly loan: Loan }) => {
  const t = useText();
  const format = useFormat();
  const [first] = loan.paymentsInProgress;
  if (!first) return undefined;
  return (
    <Notice heading={t('payment.inProgress.title')}>
      <p>
        {t('payment.inProgress', {
          amount: format.money(first.amount),
          date: format.dateLong(first.payOn),
        })}
      </p>
    </Notice>
  );
};
