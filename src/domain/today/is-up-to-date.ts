import { addDays, comparePlainDates, type PlainDate } from '../calendar/index.ts';
import { isBeingPaidOff, isPastDue, type Loan, standingOf } from '../loan/index.ts';
import type { DraftedLoan } from './draft-ahead.ts';
import { coverBy } from './in-progress-toward.ts';

/**
 * The last due day whose payment is in progress already, so that the schedule and the timeline do not ask for it again: of
 * what is past due yesterday, or the next due day where they bring that payment too; else the next due day, and the last day
 * of all where the loan is being paid off.
 */
export const coveredThrough = (loan: Loan, today: PlainDate): PlainDate | undefined => {
  const { nextPayment, pastDue, schedule } = loan;
  const late = isPastDue(loan);
  // Late by its status alone: nobody knows what would cover it.
  if (!late && standingOf(loan).kind !== 'current') return undefined;
  const owed = late ? { amount: pastDue, dueOn: today } : nextPayment;
  const cover = owed && coverBy(loan, owed.amount, owed.dueOn);
  if (!cover) return undefined;
  if (isBeingPaidOff(loan))
    return schedule
      .map(({ dueOn }) => dueOn)
      .toSorted(comparePlainDates)
      .at(-1);
  if (!late) return owed.dueOn;
  const beyond = cover.amount.cents - pastDue.cents;
  const bringsNext = nextPayment && nextPayment.dueOn >= today && beyond >= nextPayment.amount.cents;
  return bringsNext ? nextPayment.dueOn : addDays(today, -1);
};

/** Whether nothing of a loan is past due, or payments in progress that count by today bring all of it. */
export const isUpToDate = (loan: DraftedLoan, today: PlainDate): boolean =>
  standingOf(loan).kind === 'current' ||
  (isPastDue(loan) && coverBy(loan, loan.pastDue, today) !== undefined);
