import { comparePlainDates } from '../calendar/index.ts';
import { isPositive } from '../money/index.ts';
import type { LoanSummary } from './loan-summary.ts';

/** Whether a loan has an amount past its due day. */
export const isPastDue = (loan: Pick<LoanSummary, 'pastDue'>): boolean => isPositive(loan.pastDue);

/**
 * The loan to attend to first across all of a buyer's loans: past due before anything else, then the earliest due day. A
 * loan of unknown status is left out: nobody knows whether its amounts are still asked for.
 */
export const nextDueOf = <L extends LoanSummary>(loans: readonly L[]): L | undefined =>
  [...loans]
    .filter(({ status }) => status !== 'UNKNOWN_STATUS')
    .filter((loan) => isPastDue(loan) || loan.nextPayment !== undefined)
    .sort((a, b) => {
      if (isPastDue(a) !== isPastDue(b)) return isPastDue(a) ? -1 : 1;
      if (!a.nextPayment || !b.nextPayment) return a.nextPayment ? -1 : b.nextPayment ? 1 : 0;
      return comparePlainDates(a.nextPayment.dueOn, b.nextPayment.dueOn);
    })[0];
