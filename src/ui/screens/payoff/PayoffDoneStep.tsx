import { besidePayoff, type Loan } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { DoneStep } from '../payment/DoneStep.tsx';
import type { PaymentOutcome } from '../payment/payment-outcome.ts';

/** What was paid, as for any payment, and what it means for the loan. */
export const PayoffDoneStep = ({
  outcome,
  loan,
  counted,
}: {
  readonly outcome: PaymentOutcome;
  /** As it was read after the payment. */
  readonly loan: Loan | undefined;
  /** What the quote netted as pending. */
  readonly counted: Money | undefined;
}) => (
  <>
    {outcome.stands ? <Meaning outcome={outcome} loan={loan} counted={counted} /> : undefined}
    <DoneStep outcome={outcome} loan={loan} />
  </>
);

/** States that nothing more is owed only if no other payment or draft is still to be taken. */
const Meaning = ({
  outcome: { confirmation },
  loan,
  counted,
}: {
  readonly outcome: PaymentOutcome;
  readonly loan: Loan | undefined;
  readonly counted: Money | undefined;
}) => {
  const t = useText();
  const format = useFormat();
  const beside = loan && besidePayoff(loan, { counted, confirmation });
  const [draft] = loan?.autopay.drafts ?? [];
  return (
    <>
      {beside ? (
        <p>
          {t('payoff.success.beside', {
            count: beside.payments.length,
            amount: format.money(beside.amount),
          })}{' '}
          {beside.uncounted
            ? t('payoff.success.uncounted', { amount: format.money(beside.uncounted) })
            : undefined}
        </p>
      ) : undefined}
      {draft ? (
        <p>
          {t('payoff.success.draft', { amount: format.money(draft.amount), date: format.dateLong(draft.on) })}
        </p>
      ) : undefined}
      {beside || draft ? undefined : <p>{t('payoff.success.text')}</p>}
    </>
  );
};
