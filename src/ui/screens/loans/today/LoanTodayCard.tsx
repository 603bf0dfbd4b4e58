import { Clock } from '@member-portal/application/ports';
import { isPastDue, isPayable, type Loan, type LoanSummary } from '@member-portal/domain/loan';
import { curesDue, isCancellable } from '@member-portal/domain/payment';
import { loanTodayOf } from '@member-portal/domain/today';
import type { ReactNode } from 'react';
import { useToday } from '../../../clock/use-today.ts';
import { useWayToAutopay } from '../../../loan/use-way-to-autopay.ts';
import { useService } from '../../../services/ServicesProvider.tsx';
import { useFlag } from '../../../services/use-flag.ts';
import { TodayActions } from './TodayActions.tsx';
import { TodayCard } from './TodayCard.tsx';
import { useLastFailed } from './use-last-failed.ts';
import { useTodayWords } from './use-today-words.ts';

/** What a borrower has to know first about one loan: on its own page, or where it speaks for all of them. */
export const LoanTodayCard = ({
  loan,
  name,
  others,
}: {
  readonly loan: LoanSummary | Loan;
  /** Which loan it is, where the page is about several. */
  readonly name?: ReactNode;
  readonly others?: string | undefined;
}) => {
  const today = useToday();
  const now = useService(Clock).now();
  const words = useTodayWords();
  const wayToAutopay = useWayToAutopay(loan);
  // A history is read only where a failed payment can be why something is due by now.
  const isDue = isPastDue(loan) || (loan.nextPayment !== undefined && loan.nextPayment.dueOn <= today);
  const replaced = loan.paymentsInProgress?.some(curesDue) ?? false;
  const wanted = isPayable(loan) && !replaced && (isDue || name === undefined);
  const { payment: failed } = useLastFailed(loan.id, wanted);
  const state = loanTodayOf(loan, { today, now, failed });
  const changeable = state.kind === 'automatic' && state.changeable && wayToAutopay === 'manage';
  const cancelling = useFlag('cancelScheduledPayment');
  // A list does not tell of it, and shows no payment that could be cancelled.
  const cancellable =
    cancelling &&
    'schedule' in loan &&
    loan.paymentsInProgress.some((payment) => isCancellable(payment, now));
  return (
    <TodayCard
      today={state}
      words={words(state, cancellable)}
      loan={name}
      others={others}
      actions={
        <TodayActions
          today={state}
          loan={loan}
          options={'paymentOptions' in loan ? loan.paymentOptions : undefined}
          named={name !== undefined}
          changesAutopay={changeable}
        />
      }
    />
  );
};
