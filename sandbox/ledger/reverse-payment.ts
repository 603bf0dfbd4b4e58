import type { PlainDate } from '../calendar/plain-date.ts';
import { type Booked, book, heldOf, type LoanBooks } from './journal.ts';
import { type Allocation, accrueThrough } from './loan-books.ts';
import { projectFromAgreed } from './project-books.ts';
import type { Instalment } from './schedule.ts';

/** A settled payment that is undone: by its bank, or by the lender who gives it back. In cents. */
export interface Reversal {
  readonly kind: 'CHARGEBACK' | 'PAYMENT_REFUND';
  readonly paymentId: string;
  readonly on: PlainDate;
  readonly cents: number;
  readonly allocation: Allocation;
  /** The instalments as they were agreed. */
  readonly agreed: readonly Instalment[];
  /** What the other payments have brought toward instalments. */
  readonly counted: number;
}

/**
 * Undoes a settled payment as of a day: what it had paid is owed again, and bears interest again from that day only.
 * Money of it that paid for nothing goes too. Where the buyer has had that back already, the lender gives the rest only,
 * while a bank takes the whole payment, and the lender has a claim. Gives the cents that went.
 */
export const reversePayment = (
  books: LoanBooks,
  reversal: Reversal,
): Booked & { readonly reversed: number } => {
  const { kind, paymentId, on, cents, allocation, agreed, counted } = reversal;
  const { fees, interest, principal } = allocation;
  const isWrittenOff = books.balances.CHARGE_OFF_EXPENSE > 0;
  const accrued = isWrittenOff ? { books, journals: [] } : accrueThrough(books, on);
  const spread = fees + interest + principal;
  const unapplied = Math.min(cents - spread, heldOf(books));
  const givenBefore = cents - spread - unapplied;
  const undone = book(
    accrued.books,
    kind,
    on,
    [
      ['FEES', 'CASH', fees],
      ['INTEREST', 'CASH', interest],
      ['PRINCIPAL', 'CASH', principal],
      ['UNAPPLIED', 'CASH', unapplied],
      [kind === 'CHARGEBACK' ? 'CLAIMS' : 'PAID_OUT', 'CASH', givenBefore],
      ['CHARGE_OFF_EXPENSE', 'CHARGE_OFF_ALLOWANCE', isWrittenOff ? spread : 0],
    ],
    paymentId,
  );
  return {
    books: projectFromAgreed(undone.books, agreed, counted),
    journals: [...accrued.journals, ...undone.journals],
    reversed: kind === 'CHARGEBACK' ? cents : spread + unapplied,
  };
};
