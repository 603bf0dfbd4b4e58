import { addDays, comparePlainDates, type PlainDate } from '../calendar/index.ts';
import { isBeingPaidOff, isPastDue, type Loan } from '../loan/index.ts';
import type { LoanToday } from './loan-today.ts';

/**
 * The last due day whose payment is in progress, by the state of the loan today, so that the schedule and the timeline do not
 * ask for it again. Undefined where payments in progress do not cover what the loan asks for.
 */
export const coveredThrough = (loan: Loan, state: LoanToday, today: PlainDate): PlainDate | undefined => {
  if (state.kind !== 'processing') return undefined;
  const { nextPayment, schedule } = loan;
  const dueDays = schedule.map(({ dueOn }) => dueOn).toSorted(comparePlainDates);
  if (isBeingPaidOff(loan)) return dueDays.at(-1);
  if (!isPastDue(loan)) return nextPayment?.dueOn;
  // Nothing is asked for next: the payments bring the next installment as well as what is past due.
  const bringsNext = !state.next && nextPayment && nextPayment.dueOn >= today;
  return bringsNext ? nextPayment.dueOn : addDays(today, -1);
};
