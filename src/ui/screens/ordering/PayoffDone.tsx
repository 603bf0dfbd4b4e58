import type { PaymentOutcome } from '@member-portal/application/payments';
import type { LeftAfterPayoff, LoanSummary } from '@member-portal/domain/loan';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { DoneStep } from './DoneStep.tsx';

/** What was paid, as for any payment, and what it means for the loan. */
export const PayoffDone = ({
  outcome,
  loan,
  left,
  onClose,
}: {
  readonly outcome: PaymentOutcome;
  readonly loan: Pick<LoanSummary, 'merchant' | 'number'> | undefined;
  /** What is still to be taken; undefined while the loan has not been read since the payoff. */
  readonly left: LeftAfterPayoff | undefined;
  readonly onClose: () => void;
}) => (
  <>
    {outcome.succeeded ? <Meaning left={left} /> : undefined}
    <DoneStep outcome={outcome} loan={loan} onClose={onClose} />
  </>
);

/** States that nothing more is owed only if it is known that no other payment or draft is still to be taken. */
const Meaning = ({ left }: { readonly left: LeftAfterPayoff | undefined }) => {
  const t = useText();
  const format = useFormat();
  if (!left) return <p>{t('payoff.success.unread')}</p>;
  const { beside, draft } = left;
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
