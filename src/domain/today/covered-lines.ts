import { addDays, type PlainDate } from '../calendar/index.ts';
import { type Installment, type Loan, moneyInProgress, paidOffOn } from '../loan/index.ts';
import type { PaymentPhase } from '../payment/index.ts';
import { nextDueAfter } from '../projection/index.ts';
import type { LoanToday } from './loan-today.ts';

/** The last due day up to which payments in progress cover everything; undefined if they do not cover what is due. */
const coveredThrough = (loan: Loan, state: LoanToday, today: PlainDate): PlainDate | undefined => {
  if (state.kind !== 'processing') return undefined;
  const yesterday = addDays(today, -1);
  const next = nextDueAfter(loan);
  if (next && next.dueOn >= today) return addDays(next.dueOn, -1);
  // No later payment is known: the payments cover the past-due amount and the next installment.
  const dueOn = loan.nextPayment?.dueOn;
  return dueOn && dueOn > yesterday ? dueOn : yesterday;
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
