import { addDays, type PlainDate } from '../calendar/index.ts';
import { type Installment, type Loan, moneyInProgress, paidOffOn } from '../loan/index.ts';
import type { PaymentPhase } from '../payment/index.ts';
import { nextDueAfter } from '../projection/index.ts';
import type { LoanToday } from './loan-today.ts';

/** The last due day up to which payments in progress cover everything; undefined where they do not cover what is due. */
const coveredThrough = (loan: Loan, state: LoanToday, today: PlainDate): PlainDate | undefined => {
  if (state.kind !== 'processing') return undefined;
  const yesterday = addDays(today, -1);
  const next = nextDueAfter(loan);
  if (next && next.dueOn >= today) return addDays(next.dueOn, -1);
  // Nothing is known to be due from today on: the payments cover what is past due, and the next installment.
  const dueOn = loan.nextPayment?.dueOn;
  return dueOn && dueOn > yesterday ? dueOn : yesterday;
};

/**
 * The phase of the payments in progress that cover a line of the schedule, by the state of the loan today, so that
 * schedule and timeline do not ask for it again: all up to a day where they cover what is due, and all from
 * the day on which they pay the loan off. Undefined for a line that they do not cover.
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
