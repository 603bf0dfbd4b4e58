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

/**
 * What has to be paid on a day so that nothing is owed once every payment in progress has been taken, also those dated
 * later. In cents; `pending` is what those bring.
 */
export interface Payoff {
  readonly amount: number;
  readonly principal: number;
  readonly interest: number;
  readonly fees: number;
  readonly pending: number;
}

interface Applied {
  readonly books: LoanBooks;
  /** What the payments pay, in cents; more than everything owed pays for nothing. */
  readonly brought: number;
}

const applied = (books: LoanBooks, pending: readonly PendingPayment[]): Applied =>
  pending
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
    .reduce<Applied>(
      (before, payment) => {
        const { books: accepted } = payment.noted
          ? before
          : acceptPayment(before.books, payment.id, payment.on, payment.cents);
        const settled = settlePayment(accepted, payment);
        const { fees, interest, principal } = settled.allocation;
        return { books: settled.books, brought: before.brought + fees + interest + principal };
      },
      { books, brought: 0 },
    );

/**
 * The least that pays a loan off on a day beside payments that come after it, and do not do so alone. Interest until then
 * decides how much they bring, so it is searched for: between what they leave without any interest and with all of it.
 */
const leastBeside = (books: LoanBooks, later: readonly PendingPayment[], on: PlainDate): number => {
  const owed = owedOf(books);
  if (later.length === 0) return owed;
  const leftAfter = (cents: number): number => {
    const own = { id: 'payoff', on, cents, toPrincipal: false, noted: false };
    return owedOf(applied(books, [own, ...later]).books);
  };
  let tooLittle = Math.max(1, owed - later.reduce((sum, { cents }) => sum + cents, 0)) - 1;
  let enough = tooLittle + 1 + leftAfter(tooLittle + 1);
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2);
    if (leftAfter(middle) > 0) tooLittle = middle;
    else enough = middle;
  }
  return enough;
};

/** Computes a payoff for a day from the books and the payments in progress, each of which is taken once. */
export const payoffOn = (books: LoanBooks, pending: readonly PendingPayment[], on: PlainDate): Payoff => {
  const { PRINCIPAL: principal, FEES: fees } = books.balances;
  const all = applied(books, pending);
  const parts = (amount: number, brought: number): Payoff => {
    // Pending money lowers later interest too, so interest is what makes the parts add up to the amount.
    return { amount, principal, fees, pending: brought, interest: amount + brought - principal - fees };
  };
  if (owedOf(all.books) === 0) return parts(0, all.brought);
  const earlier = applied(
    books,
    pending.filter((payment) => payment.on <= on),
  );
  const later = pending.filter((payment) => payment.on > on);
  const amount = leastBeside(accrueThrough(earlier.books, on).books, later, on);
  return parts(
    amount,
    pending.reduce((sum, { cents }) => sum + cents, 0),
  );
};

/** The books as they will be once every payment in progress has been applied. */
export const booksAfterPending = (books: LoanBooks, pending: readonly PendingPayment[]): LoanBooks =>
  applied(books, pending).books;
