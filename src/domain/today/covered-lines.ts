import { addDays, comparePlainDates, type PlainDate } from '../calendar/index.ts';
import { type Installment, type Loan, moneyInProgress, paidOffOn } from '../loan/index.ts';
import type { PaymentPhase } from '../payment/index.ts';
import {
  nextDueAfter,
  positionAfter,
  positionOf,
  projectedInProgress,
  projectSchedule,
} from '../projection/index.ts';
import type { LoanToday } from './loan-today.ts';

/**
 * The last due day up to which payments in progress pay every instalment, by the loan's terms. Payments up to `countOn` count for
 * all instalments, later ones for those due on or after their day. Undefined if the terms do not determine it.
 */
const paidThrough = (loan: Loan, countOn: PlainDate): PlainDate | undefined =>
  positionOf(loan)
    .map((position) => {
      const isLeft = ({ dueOn }: Installment): boolean => {
        const payments = projectedInProgress(loan).filter(({ on }) => on <= dueOn || on <= countOn);
        const [open] = projectSchedule(positionAfter(position, payments)).open;
        return open !== undefined && open.dueOn <= dueOn;
      };
      const left = loan.schedule.find(isLeft);
      return left ? addDays(left.dueOn, -1) : loan.schedule.at(-1)?.dueOn;
    })
    .unwrapOr(undefined);

/** The last due day up to which payments in progress cover everything; undefined if they do not cover what is due. */
const coveredThrough = (loan: Loan, state: LoanToday, today: PlainDate): PlainDate | undefined => {
  if (state.kind !== 'processing') return undefined;
  const next = nextDueAfter(loan);
  if (next && next.dueOn >= today) return addDays(next.dueOn, -1);
  // No later payment is known: the payments cover the past-due amount and the next installment, and by its terms maybe more.
  const days = [addDays(today, -1), loan.nextPayment?.dueOn, paidThrough(loan, state.processing.countsOn)];
  return days
    .filter((day) => day !== undefined)
    .toSorted(comparePlainDates)
    .at(-1);
};

/**
 * The phase of the payments in progress that cover a line of the schedule, so that schedule and timeline do not ask for it
 * again: every line up to a day if they cover what is due, and every line from the day on which they pay the loan off.
 * Undefined for a line that they do not cover.
 */
export const coveredLines = (
  loan: Loan,
  state: LoanToday,
  today: PlainDate,
): ((line: Installment) => PaymentPhase | undefined) => {
  const through = coveredThrough(loan, state, today);
  const from = paidOffOn(loan);
  return ({ status, dueOn }) => {
    if (status === 'PAID') return undefined;
    const isDue = through !== undefined && (status === 'PAST_DUE' || dueOn <= through);
    if (isDue && state.kind === 'processing') return state.processing.phase;
    const isPaidOff = from !== undefined && status !== 'PAST_DUE' && dueOn >= from;
    return isPaidOff ? moneyInProgress(loan, today)?.phase : undefined;
  };
};
