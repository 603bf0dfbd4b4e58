import type { PlainDate } from '../calendar/plain-date.ts';
import { type Booked, book, heldOf, type LoanBooks } from './journal.ts';

/** Pays out to the buyer what pays for nothing. */
export const giveBack = (books: LoanBooks, on: PlainDate): Booked =>
  book(books, 'REFUND', on, [['UNAPPLIED', 'PAID_OUT', heldOf(books)]]);
