import type { PlainDate } from '../calendar/plain-date.ts';
import { type Booked, book, type LoanBooks } from './journal.ts';
import { type Allocation, accrueThrough } from './loan-books.ts';
import { projectBooks } from './project-books.ts';

/** The most that a merchant can still give back, in cents. */
export const refundableOf = ({ balances }: Pick<LoanBooks, 'balances'>): number => 0 - balances.FUNDING;

/**
 * The merchant takes part of a purchase back: principal falls first, because so much less was lent; what exceeds it pays
 * fees and interest, and the rest is held for the buyer. Instalments end earlier and stay as high as agreed.
 */
export const refundPurchase = (
  books: LoanBooks,
  on: PlainDate,
  cents: number,
): Booked & { readonly allocation: Allocation } => {
  const accrued = accrueThrough(books, on);
  const { PRINCIPAL, INTEREST, FEES } = accrued.books.balances;
  const principal = Math.min(PRINCIPAL, cents);
  const fees = Math.min(FEES, cents - principal);
  const interest = Math.min(INTEREST, cents - principal - fees);
  const refunded = book(accrued.books, 'PURCHASE_REFUND', on, [
    ['FUNDING', 'PRINCIPAL', principal],
    ['FUNDING', 'UNAPPLIED', cents - principal],
    ['UNAPPLIED', 'FEES', fees],
    ['UNAPPLIED', 'INTEREST', interest],
  ]);
  return {
    books: projectBooks(refunded.books),
    journals: [...accrued.journals, ...refunded.journals],
    allocation: { fees, interest, principal },
  };
};
