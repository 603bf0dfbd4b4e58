import type { PlainDate } from '../calendar/index.ts';
import { isLent, isOwedThoughClosed, isPastDue, type LoanSummary, segmentOf } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import type { LoanToday } from './loan-today.ts';
import { nextToPay } from './next-to-pay.ts';

/** What a line in a list of loans shows besides the loan's name and state. */
export interface LoanLine {
  /** What the day and the amount refer to; `covered`: the next payment after those covered by payments in progress. */
  readonly about: 'past-due' | 'next' | 'covered' | 'ended' | 'unknown';
  /** When it is due, since when it is past due, or when the loan ended; undefined if not known or if nothing is due. */
  readonly on: PlainDate | undefined;
  readonly amount: Money | undefined;
  /** The amount owed, otherwise the amount lent or requested. */
  readonly balance: Money | undefined;
  /** What `balance` is: the amount owed, still owed on a closed loan, lent, or requested. */
  readonly balanceIs: 'balance' | 'balanceOwed' | 'original' | 'askedFor';
}

/**
 * What a line in a list shows for a loan's state. If the next payment is in progress and the one after it is not known,
 * neither is shown. A late loan whose past-due amount is not known shows what comes next, if anything. A loan with an unknown
 * status shows no amount, because the meaning of an amount depends on the status.
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
  const next = nextToPay(loan, today);
  const known = isPastDue(loan) ? pastDue : undefined;
  if ((known && !isCovered) || (today.kind === 'late' && !next))
    return { about: 'past-due', on: pastDueSince, amount: known, ...owed };
  return { about: isCovered ? 'covered' : 'next', on: next?.dueOn, amount: next?.amount, ...owed };
};
