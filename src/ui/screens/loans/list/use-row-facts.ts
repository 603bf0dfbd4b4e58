import {
  isLent,
  isOwedThoughClosed,
  isPastDue,
  type LoanSummary,
  segmentOf,
} from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { nextToPay } from '@member-portal/domain/today';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import { useLoanToday } from '../../../loan/use-loan-today.ts';

/** What a row tells of a loan besides its name and state. */
export interface RowFacts {
  readonly when: string;
  readonly amount: Money | undefined;
  readonly balance: Money;
}

/**
 * What is due next and what is owed; of a loan that is over, when it ended and what was lent. Where the next payment is in
 * progress and the one after it is not known, nothing stands in their place.
 */
export const useRowFacts = (): ((loan: LoanSummary) => RowFacts) => {
  const t = useText();
  const { dateShort } = useFormat();
  const todayOf = useLoanToday();
  return (loan) => {
    const { pastDue, pastDueSince, closedOn } = loan;
    if (segmentOf(loan.status) === 'closed')
      return {
        when: closedOn ? dateShort(closedOn) : '',
        amount: undefined,
        balance: isOwedThoughClosed(loan) ? loan.balance : loan.original,
      };
    const balance = isLent(loan) ? loan.balance : loan.original;
    const today = todayOf(loan);
    const isCovered = today.kind === 'processing';
    const late = isPastDue(loan) && !isCovered;
    const next = late ? { dueOn: pastDueSince, amount: pastDue } : nextToPay(loan, today);
    const none = late ? 'loans.status.DELINQUENT_PAST_DUE' : 'loans.nextPayment.none';
    return {
      when: next?.dueOn ? dateShort(next.dueOn) : isCovered ? '' : t(none),
      amount: next?.amount,
      balance,
    };
  };
};
