import { laterOf, type PlainDate } from '../calendar/plain-date.ts';
import { NO_BALANCES } from './account.ts';
import { type InterestTerms, interestBetween } from './interest.ts';
import { type Booked, book, type LoanBooks } from './journal.ts';
import { markPaid, projectBooks } from './project-books.ts';
import type { Instalment } from './schedule.ts';

export { type Booked, heldOf, type Journal, type LoanBooks, owedOf } from './journal.ts';

/** How a payment was spread, in cents. */
export interface Allocation {
  readonly fees: number;
  readonly interest: number;
  readonly principal: number;
}

/** Opens the books of a loan: its principal paid out to the merchant. */
export const openBooks = (
  terms: InterestTerms,
  principal: number,
  on: PlainDate,
  instalments: readonly Instalment[],
): Booked =>
  book({ terms, balances: NO_BALANCES, charged: [], accruedThrough: on, instalments }, 'DISBURSEMENT', on, [
    ['PRINCIPAL', 'FUNDING', principal],
  ]);

/** Books interest up to a day; never backwards. */
export const accrueThrough = (books: LoanBooks, on: PlainDate): Booked => {
  const interest = interestBetween(books.terms, books.balances.PRINCIPAL, books.accruedThrough, on);
  const accrued = { ...books, accruedThrough: laterOf(books.accruedThrough, on) };
  return book(accrued, 'INTEREST', on, [['INTEREST', 'INTEREST_INCOME', interest]]);
};

/** Charges a fee that the buyer owes from that day. */
export const chargeFee = (books: LoanBooks, on: PlainDate, cents: number): Booked =>
  book({ ...books, charged: [...books.charged, { on, cents }] }, 'FEE', on, [['FEES', 'FEE_INCOME', cents]]);

/** Takes note of money that is in transit and not yet applied. */
export const acceptPayment = (books: LoanBooks, paymentId: string, on: PlainDate, cents: number): Booked =>
  book(books, 'PAYMENT_ACCEPTED', on, [['IN_TRANSIT', 'UNAPPLIED', cents]], paymentId);

/** Takes back what acceptPayment noted: the bank returned it or the buyer cancelled. */
export const returnPayment = (books: LoanBooks, paymentId: string, on: PlainDate, cents: number): Booked =>
  book(books, 'PAYMENT_RETURNED', on, [['UNAPPLIED', 'IN_TRANSIT', cents]], paymentId);

/** What of the fees owed was charged by that day. */
const feesOwedOn = ({ balances, charged }: LoanBooks, on: PlainDate): number =>
  charged.reduce((owed, fee) => (fee.on > on ? Math.max(0, owed - fee.cents) : owed), balances.FEES);

const allocate = (books: LoanBooks, on: PlainDate, cents: number): Allocation => {
  const { FEES, INTEREST, PRINCIPAL } = books.balances;
  const first = Math.min(feesOwedOn(books, on), cents);
  const interest = Math.min(INTEREST, cents - first);
  const principal = Math.min(PRINCIPAL, cents - first - interest);
  const rest = cents - first - interest - principal;
  return { fees: first + Math.min(FEES - first, rest), interest, principal };
};

/**
 * Applies an accepted payment as of the day it was made: fees charged by that day, then interest to that day, then
 * principal; a fee charged while it was in transit gets only what is left. A principal-only payment brings no
 * instalment forward. What exceeds everything owed stays unapplied, to be given back.
 */
export const settlePayment = (
  books: LoanBooks,
  payment: {
    readonly id: string;
    readonly on: PlainDate;
    readonly cents: number;
    readonly toPrincipal: boolean;
  },
): Booked & { readonly allocation: Allocation } => {
  const { id, on, cents, toPrincipal } = payment;
  const accrued = accrueThrough(books, on);
  const allocation = allocate(accrued.books, on, cents);
  const settled = book(
    accrued.books,
    'PAYMENT_SETTLED',
    on,
    [
      ['CASH', 'IN_TRANSIT', cents],
      ['UNAPPLIED', 'FEES', allocation.fees],
      ['UNAPPLIED', 'INTEREST', allocation.interest],
      ['UNAPPLIED', 'PRINCIPAL', allocation.principal],
    ],
    id,
  );
  const counted = toPrincipal ? 0 : allocation.interest + allocation.principal;
  const instalments = markPaid(settled.books.instalments, counted);
  return {
    books: projectBooks({ ...settled.books, instalments }),
    journals: [...accrued.journals, ...settled.journals],
    allocation,
  };
};
