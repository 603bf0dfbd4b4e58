import type { PlainDate } from '../calendar/index.ts';
import { isLent, isOwedThoughClosed, isPastDue, type LoanSummary, segmentOf } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import type { LoanToday } from './loan-today.ts';
import { nextToPay } from './next-to-pay.ts';

/** What one line of a list tells of a loan besides its name and state. */
export interface LoanLine {
  /** What the day and the amount are about; `covered`: the next payment after what payments in progress bring. */
  readonly about: 'past-due' | 'next' | 'covered' | 'ended' | 'unknown';
  /** When that is due, since when it is past due, or when the loan ended; undefined where that is not known or nothing is due. */
  readonly on: PlainDate | undefined;
  readonly amount: Money | undefined;
  /** What is owed, else what was lent or asked for. */
  readonly balance: Money | undefined;
}

/**
 * What a list tells of a loan in a state. Where the next payment is in progress and the one after it is not known, nothing stands
 * in their place; nor does any amount of a loan whose status is unknown, because what an amount means depends on the status.
 */
export const loanLineOf = (loan: LoanSummary, today: LoanToday): LoanLine => {
  const { balance, closedOn, original, pastDue, pastDueSince } = loan;
  if (loan.status === 'UNKNOWN_STATUS')
    return { about: 'unknown', on: undefined, amount: undefined, balance: undefined };
  if (segmentOf(loan.status) === 'closed')
    return {
      about: 'ended',
      on: closedOn,
      amount: undefined,
      balance: isOwedThoughClosed(loan) ? balance : original,
    };
  const owed = isLent(loan) ? balance : original;
  const isCovered = today.kind === 'processing';
  if (isPastDue(loan) && !isCovered)
    return { about: 'past-due', on: pastDueSince, amount: pastDue, balance: owed };
  const next = nextToPay(loan, today);
  return { about: isCovered ? 'covered' : 'next', on: next?.dueOn, amount: next?.amount, balance: owed };
};
