import type { PlainDate } from '../calendar/index.ts';
import { isLent, isOwedThoughClosed, isPastDue, type LoanSummary, segmentOf } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import type { LoanToday } from './loan-today.ts';
import { nextToPay } from './next-to-pay.ts';

/** What one line of a list shows of a loan besides its name and state. */
export interface LoanLine {
  /** What the day and the amount are about; `covered`: the next payment after those that payments in progress cover. */
  readonly about: 'past-due' | 'next' | 'covered' | 'ended' | 'unknown';
  /** When that is due, since when it is past due, or when the loan ended; undefined where that is not known or nothing is due. */
  readonly on: PlainDate | undefined;
  readonly amount: Money | undefined;
  /** What is owed, else what was lent or asked for. */
  readonly balance: Money | undefined;
  /** What `balance` is: what is owed, what is still owed though the loan is closed, what was lent, or what was asked for. */
  readonly balanceIs: 'balance' | 'balanceOwed' | 'original' | 'askedFor';
}

/**
 * What a list shows of a loan in a state. Where the next payment is in progress and the one after it is not known, neither is
 * shown; nor is any amount of a loan with an unknown status, because what an amount means depends on the status.
 */
export const loanLineOf = (loan: LoanSummary, today: LoanToday): LoanLine => {
  const { balance, closedOn, original, pastDue, pastDueSince } = loan;
  if (loan.status === 'UNKNOWN_STATUS')
    return { about: 'unknown', on: undefined, amount: undefined, balance: undefined, balanceIs: 'balance' };
  const isBorrowed = isLent(loan);
  if (segmentOf(loan.status) === 'closed') {
    const ended = { about: 'ended', on: closedOn, amount: undefined } as const;
    return isOwedThoughClosed(loan)
      ? { ...ended, balance, balanceIs: 'balanceOwed' }
      : { ...ended, balance: original, balanceIs: isBorrowed ? 'original' : 'askedFor' };
  }
  const owed = isBorrowed
    ? ({ balance, balanceIs: 'balance' } as const)
    : ({ balance: original, balanceIs: 'askedFor' } as const);
  const isCovered = today.kind === 'processing';
  if (isPastDue(loan) && !isCovered) return { about: 'past-due', on: pastDueSince, amount: pastDue, ...owed };
  const next = nextToPay(loan, today);
  return { about: isCovered ? 'covered' : 'next', on: next?.dueOn, amount: next?.amount, ...owed };
};
