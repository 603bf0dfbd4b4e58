import type { PlainDate } from '../calendar/plain-date.ts';
import { laterOf } from '../calendar/plain-date.ts';
import { type Account, type Balances, NO_BALANCES } from './account.ts';
import { type InterestTerms, interestBetween } from './interest.ts';
import { type Instalment, projectAgain } from './schedule.ts';

/** One booked event: its postings are debit-positive and sum to zero. */
export interface Journal {
  readonly kind:
    | 'DISBURSEMENT'
    | 'INTEREST'
    | 'FEE'
    | 'PAYMENT_ACCEPTED'
    | 'PAYMENT_SETTLED'
    | 'PAYMENT_RETURNED'
    | 'CANCELLATION'
    | 'REFUND'
    | 'CHARGE_OFF';
  readonly on: PlainDate;
  readonly paymentId?: string;
  readonly postings: readonly { readonly account: Account; readonly amount: number }[];
}

/** The books of one loan: everything that a movement reads and changes. */
export interface LoanBooks {
  readonly terms: InterestTerms;
  readonly balances: Balances;
  readonly accruedThrough: PlainDate;
  readonly instalments: readonly Instalment[];
}

/** How a payment was spread, in cents. */
export interface Allocation {
  readonly fees: number;
  readonly interest: number;
  readonly principal: number;
}

/** The books after a movement and what it wrote; movements of nothing write nothing. */
export interface Booked {
  readonly books: LoanBooks;
  readonly journals: readonly Journal[];
}

/** Moves cents from the credited account to the debited one. */
type Transfer = readonly [debit: Account, credit: Account, cents: number];

const book = (
  books: LoanBooks,
  kind: Journal['kind'],
  on: PlainDate,
  transfers: readonly Transfer[],
  paymentId?: string,
): Booked => {
  const changes = new Map<Account, number>();
  for (const [debit, credit, cents] of transfers) {
    if (!Number.isSafeInteger(cents) || cents < 0)
      throw new Error('A ledger amount is a whole number of cents.');
    changes.set(debit, (changes.get(debit) ?? 0) + cents);
    changes.set(credit, (changes.get(credit) ?? 0) - cents);
  }
  const postings = [...changes]
    .filter(([, amount]) => amount !== 0)
    .map(([account, amount]) => ({ account, amount }));
  if (postings.length === 0) return { books, journals: [] };
  const balances = { ...books.balances };
  for (const { account, amount } of postings) balances[account] += amount;
  const journal: Journal = { kind, on, postings, ...(paymentId === undefined ? {} : { paymentId }) };
  return { books: { ...books, balances }, journals: [journal] };
};

/** Opens the books of a loan: its principal paid out to the merchant. */
export const openBooks = (
  terms: InterestTerms,
  principal: number,
  on: PlainDate,
  instalments: readonly Instalment[],
): Booked =>
  book({ terms, balances: NO_BALANCES, accruedThrough: on, instalments }, 'DISBURSEMENT', on, [
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
  book(books, 'FEE', on, [['FEES', 'FEE_INCOME', cents]]);

/** Takes note of money that is on its way and not yet applied. */
export const acceptPayment = (books: LoanBooks, paymentId: string, on: PlainDate, cents: number): Booked =>
  book(books, 'PAYMENT_ACCEPTED', on, [['IN_TRANSIT', 'UNAPPLIED', cents]], paymentId);

/** Takes back what acceptPayment noted: the bank returned it or the buyer cancelled. */
export const returnPayment = (books: LoanBooks, paymentId: string, on: PlainDate, cents: number): Booked =>
  book(books, 'PAYMENT_RETURNED', on, [['UNAPPLIED', 'IN_TRANSIT', cents]], paymentId);

const allocate = ({ FEES, INTEREST, PRINCIPAL }: Balances, cents: number): Allocation => {
  const fees = Math.min(FEES, cents);
  const interest = Math.min(INTEREST, cents - fees);
  return { fees, interest, principal: Math.min(PRINCIPAL, cents - fees - interest) };
};

const markPaid = (instalments: readonly Instalment[], cents: number): readonly Instalment[] => {
  let left = cents;
  return instalments.map((row) => {
    const part = Math.min(row.amount - row.paid, left);
    left -= part;
    return part > 0 ? { ...row, paid: row.paid + part } : row;
  });
};

const project = (books: LoanBooks): LoanBooks => ({
  ...books,
  instalments: projectAgain(books.instalments, {
    terms: books.terms,
    principal: books.balances.PRINCIPAL,
    interest: books.balances.INTEREST,
    accruedThrough: books.accruedThrough,
  }),
});

/**
 * Applies an accepted payment as of the day it was made: fees, then interest to that day, then principal. A payment to
 * principal alone brings no instalment forward. What exceeds everything owed stays unapplied, to be given back.
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
  const allocation = allocate(accrued.books.balances, cents);
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
    books: project({ ...settled.books, instalments }),
    journals: [...accrued.journals, ...settled.journals],
    allocation,
  };
};

/** Undoes an order: the merchant gives the money back, and the buyer gets everything that was paid. */
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
  const refunded = book(reversed.books, 'REFUND', on, [['UNAPPLIED', 'CASH', books.balances.CASH]]);
  // Nothing falls due any more.
  const instalments = refunded.books.instalments.filter((row) => row.paid > 0);
  return {
    books: { ...refunded.books, instalments },
    journals: [...reversed.journals, ...refunded.journals],
  };
};

/** Writes a loan off in the lender's books; the buyer still owes it. */
export const chargeOff = (books: LoanBooks, on: PlainDate): Booked => {
  const accrued = accrueThrough(books, on);
  const written = book(accrued.books, 'CHARGE_OFF', on, [
    ['CHARGE_OFF_EXPENSE', 'CHARGE_OFF_ALLOWANCE', owedOf(accrued.books)],
  ]);
  return { books: written.books, journals: [...accrued.journals, ...written.journals] };
};

/** Everything the buyer owes as booked, in cents. */
export const owedOf = ({ balances }: Pick<LoanBooks, 'balances'>): number =>
  balances.PRINCIPAL + balances.INTEREST + balances.FEES;
