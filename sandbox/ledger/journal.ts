import type { PlainDate } from '../calendar/plain-date.ts';
import type { Account, Balances } from './account.ts';
import type { InterestTerms } from './interest.ts';
import type { Instalment } from './schedule.ts';

/** One booked event: its postings are debit-positive and sum to zero. */
export interface Journal {
  readonly kind:
    | 'DISBURSEMENT'
    | 'INTEREST'
    | 'FEE'
    | 'PAYMENT_ACCEPTED'
    | 'PAYMENT_SETTLED'
    | 'PAYMENT_RETURNED'
    | 'PAYMENT_REFUND'
    | 'CHARGEBACK'
    | 'PURCHASE_REFUND'
    | 'CANCELLATION'
    | 'REFUND'
    | 'CHARGE_OFF';
  readonly on: PlainDate;
  readonly paymentId?: string;
  readonly postings: readonly { readonly account: Account; readonly amount: number }[];
}

/** A fee that the buyer owes from a day on, in cents. */
interface ChargedFee {
  readonly on: PlainDate;
  readonly cents: number;
}

/** The books of one loan: everything that a movement reads and changes. */
export interface LoanBooks {
  readonly terms: InterestTerms;
  readonly balances: Balances;
  /** Every fee ever charged, paid or not. */
  readonly charged: readonly ChargedFee[];
  readonly accruedThrough: PlainDate;
  readonly instalments: readonly Instalment[];
}

/** The books after a movement and what it wrote; movements of nothing write nothing. */
export interface Booked {
  readonly books: LoanBooks;
  readonly journals: readonly Journal[];
}

/** Moves cents from the credited account to the debited one. */
type Transfer = readonly [debit: Account, credit: Account, cents: number];

/** Books one event: moves every transfer and writes the journal. Throws on anything but whole cents. */
export const book = (
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

/** Money of the buyer's that pays for nothing and has to go back, in cents. */
export const heldOf = ({ balances }: Pick<LoanBooks, 'balances'>): number =>
  0 - balances.UNAPPLIED - balances.IN_TRANSIT;

/** Everything the buyer owes as booked, in cents. */
export const owedOf = ({ balances }: Pick<LoanBooks, 'balances'>): number =>
  balances.PRINCIPAL + balances.INTEREST + balances.FEES;
