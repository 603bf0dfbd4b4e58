import type { Loan } from '@member-portal/domain/loan';
import { useText } from '../../intl/use-text.ts';
import { DoneStep } from '../payment/DoneStep.tsx';
import type { PaymentOutcome } from '../payment/payment-outcome.ts';

/** What was paid, as for any payment, and what it means for the loan. */
export const PayoffDoneStep = ({
  outcome,
  loan,
}: {
  readonly outcome: PaymentOutcome;
  readonly loan: Loan | undefined;
}) => {
  const t = useText();
  return (
    <>
      {outcome.stands ? <p>{t('payoff.success.text')}</p> : undefined}
      <DoneStep outcome={outcome} loan={loan} />
    </>
  );
};
