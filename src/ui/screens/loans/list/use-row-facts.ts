import {
  isLent,
  isOwedThoughClosed,
  isPastDue,
  type LoanSummary,
  segmentOf,
} from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { isPastDueCovered } from '@member-portal/domain/today';
import { useToday } from '../../../clock/use-today.ts';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';

/** What a row tells of a loan besides its name and state. */
export interface RowFacts {
  readonly when: string;
  readonly amount: Money | undefined;
  readonly balance: Money;
}

/** What is due next and what is owed; of a loan that is over, when it ended and what was lent. */
export const useRowFacts = (): ((loan: LoanSummary) => RowFacts) => {
  const t = useText();
  const { dateShort } = useFormat();
  const today = useToday();
  return (loan) => {
    const { pastDue, pastDueSince, nextPayment, closedOn } = loan;
    if (segmentOf(loan.status) === 'closed')
      return {
        when: closedOn ? dateShort(closedOn) : '',
        amount: undefined,
        balance: isOwedThoughClosed(loan) ? loan.balance : loan.original,
      };
    const balance = isLent(loan) ? loan.balance : loan.original;
    if (isPastDue(loan) && !isPastDueCovered(loan, today))
      return {
        when: pastDueSince ? dateShort(pastDueSince) : t('loans.status.DELINQUENT_PAST_DUE'),
        amount: pastDue,
        balance,
      };
    return nextPayment
      ? { when: dateShort(nextPayment.dueOn), amount: nextPayment.amount, balance }
      : { when: t('loans.nextPayment.none'), amount: undefined, balance };
  };
};
