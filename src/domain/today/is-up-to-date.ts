import { addDays, type PlainDate } from '../calendar/index.ts';
import { isBeingPaidOff, isPastDue, type Loan, standingOf } from '../loan/index.ts';
import type { DraftedLoan } from './draft-ahead.ts';
import { coverBy } from './in-progress-toward.ts';

/**
 * The last due day whose payment is in progress already, so that the schedule and the timeline do not ask for it again: of
 * what is past due yesterday, else the next due day, and the last day of all where the loan is being paid off.
 */
export const coveredThrough = (loan: Loan, today: PlainDate): PlainDate | undefined => {
  const late = isPastDue(loan);
  const owed = late ? { amount: loan.pastDue, dueOn: today } : loan.nextPayment;
  if (!owed || !coverBy(loan, owed.amount, owed.dueOn)) return undefined;
  if (isBeingPaidOff(loan)) return loan.schedule.at(-1)?.dueOn;
  return late ? addDays(today, -1) : owed.dueOn;
};

/** Whether nothing of a loan is past due, or payments in progress that count by today bring all of it. */
export const isUpToDate = (loan: DraftedLoan, today: PlainDate): boolean =>
  standingOf(loan).kind === 'current' ||
  (isPastDue(loan) && coverBy(loan, loan.pastDue, today) !== undefined);
