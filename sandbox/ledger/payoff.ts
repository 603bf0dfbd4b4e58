import type { PlainDate } from '../calendar/plain-date.ts';
import { acceptPayment, accrueThrough, type LoanBooks, owedOf, settlePayment } from './loan-books.ts';

/** A payment that was accepted and is not applied yet. */
export interface PendingPayment {
  readonly id: string;
  readonly on: PlainDate;
  readonly cents: number;
  readonly toPrincipal: boolean;
  /** Whether the ledger already notes it as in transit. */
  readonly noted: boolean;
}

/** What it costs to pay a loan off on a day, in cents. Pending payments of up to that day count as if applied. */
export interface Payoff {
  readonly amount: number;
  readonly principal: number;
  readonly interest: number;
  readonly fees: number;
  readonly pending: number;
}

const applied = (books: LoanBooks, pending: readonly PendingPayment[], on: PlainDate): LoanBooks =>
  pending
    .filter((payment) => payment.on <= on)
    .toSorted((a, b) => (a.on < b.on ? -1 : 1))
    .reduce((before, payment) => {
      const { books: accepted } = payment.noted
        ? { books: before }
        : acceptPayment(before, payment.id, payment.on, payment.cents);
      return settlePayment(accepted, payment).books;
    }, books);

/** Computes a payoff for a day from the books and the payments under way. */
export const payoffOn = (books: LoanBooks, pending: readonly PendingPayment[], on: PlainDate): Payoff => {
  const before = accrueThrough(books, on).books;
  const after = accrueThrough(applied(books, pending, on), on).books;
  const { PRINCIPAL: principal, FEES: fees } = before.balances;
  const amount = owedOf(after);
  const pendingCents = pending
    .filter((payment) => payment.on <= on)
    .reduce((sum, { cents }) => sum + cents, 0);
  // Pending money lowers later interest too, so interest is what makes the parts add up to the amount.
  return {
    amount,
    principal,
    fees,
    pending: pendingCents,
    interest: amount + pendingCents - principal - fees,
  };
};

/** The books as they will be once every payment under way has been applied. */
export const booksAfterPending = (books: LoanBooks, pending: readonly PendingPayment[]): LoanBooks =>
  applied(books, pending, '9999-12-31');
