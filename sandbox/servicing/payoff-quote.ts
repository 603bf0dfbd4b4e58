import { createHash } from 'node:crypto';
import type { PlainDate } from '../calendar/plain-date.ts';
import { perDiem } from '../ledger/interest.ts';
import { booksAfterPending, type Payoff, type PendingPayment, payoffOn } from '../ledger/payoff.ts';
import type { StoredLoan } from './loan-store.ts';

/** A payoff for one day; in cents, the per diem in currency units. */
export interface PayoffQuote extends Payoff {
  readonly quoteId: string;
  readonly goodThrough: PlainDate;
  readonly perDiem: string;
}

/**
 * Quotes a payoff. The quote's id is made from what it says, so that the same books give the same quote, and anything
 * booked since gives another: an old one is then known to have expired without being stored.
 */
export const quotePayoff = (
  { row, books }: StoredLoan,
  pending: readonly PendingPayment[],
  on: PlainDate,
): PayoffQuote => {
  const payoff = payoffOn(books, pending, on);
  const facts = [row.id, on, payoff.amount, payoff.pending, books.accruedThrough].join('|');
  return {
    ...payoff,
    quoteId: `quote-${createHash('sha256').update(facts).digest('hex').slice(0, 24)}`,
    goodThrough: on,
    perDiem: perDiem(books.terms, booksAfterPending(books, pending).balances.PRINCIPAL),
  };
};
