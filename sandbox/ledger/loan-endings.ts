import type { PlainDate } from '../calendar/plain-date.ts';
import { type Booked, book, type LoanBooks, owedOf } from './journal.ts';
import { accrueThrough } from './loan-books.ts';

/**
 * Whether the merchant can still give back all that is owed of the price. Not where a refund has gone to the buyer and
 * the payments behind it went back to their bank: then only what was lent can be refunded.
 */
export const isCancellable = ({ balances }: LoanBooks): boolean => balances.PRINCIPAL <= 0 - balances.FUNDING;

/**
 * Undoes an order that is cancellable: the merchant gives the money back, nothing is owed any more, and everything that
 * the buyer has paid is held for them, to be given back.
 */
export const cancelLoan = (books: LoanBooks, on: PlainDate): Booked => {
  const { FUNDING, PRINCIPAL, INTEREST, FEES, INTEREST_INCOME, FEE_INCOME } = books.balances;
  const reversed = book(books, 'CANCELLATION', on, [
    ['FUNDING', 'PRINCIPAL', PRINCIPAL],
    ['FUNDING', 'UNAPPLIED', -FUNDING - PRINCIPAL],
    ['INTEREST_INCOME', 'INTEREST', INTEREST],
    ['INTEREST_INCOME', 'UNAPPLIED', -INTEREST_INCOME - INTEREST],
    ['FEE_INCOME', 'FEES', FEES],
    ['FEE_INCOME', 'UNAPPLIED', -FEE_INCOME - FEES],
  ]);
  // Nothing falls due any more.
  const instalments = reversed.books.instalments.filter((row) => row.paid > 0);
  return { books: { ...reversed.books, instalments }, journals: reversed.journals };
};

/** Writes a loan off in the lender's books; the buyer still owes it. */
export const chargeOff = (books: LoanBooks, on: PlainDate): Booked => {
  const accrued = accrueThrough(books, on);
  const written = book(accrued.books, 'CHARGE_OFF', on, [
    ['CHARGE_OFF_EXPENSE', 'CHARGE_OFF_ALLOWANCE', owedOf(accrued.books)],
  ]);
  return { books: written.books, journals: [...accrued.journals, ...written.journals] };
};
