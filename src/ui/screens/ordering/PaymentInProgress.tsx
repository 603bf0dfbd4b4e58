import type { Loan } from '@member-portal/domain/loan';
import { isInProgress } from '@member-portal/domain/payment';
import { Notice } from '../../controls/Notice.tsx';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';

/** That payments are in progress on a loan already, each with its day, before another one is made. */
export const PaymentInProgress = ({ loan: { paymentsInProgress } }: { readonly loan: Loan }) => {
  const t = useText();
  const format = useFormat();
  const listed = paymentsInProgress.filter(({ status }) => isInProgress(status));
  const count = listed.length;
  if (count === 0) return undefined;
  return (
    <Notice heading={t('payment.inProgress.title', { count })}>
      {listed.map(({ id, amount, payOn }) => (
        <p key={id}>
          {t('payment.inProgress', { amount: format.money(amount), date: format.dateLong(payOn) })}
        </p>
      ))}
    </Notice>
  );
};
