import type { PlainDate } from '../calendar/plain-date.ts';
import type { AmountType } from '../contract/payment.ts';
import { booksAfterPending, type PendingPayment, payoffOn } from '../ledger/payoff.ts';
import type { StoredLoan } from './loan-store.ts';
import { isOpen, standingOf } from './standing.ts';

/** The smallest free amount, in cents. */
const SMALLEST_PAYMENT = 100;

/** An amount that may be paid: exactly one, or any within limits. In cents. */
export interface AmountOffer {
  readonly amountType: AmountType;
  readonly amount?: number;
  readonly min?: number;
  readonly max?: number;
}

/** What a buyer may pay on a day, with payments in progress taken off. */
export const amountOffers = (
  { row, books }: StoredLoan,
  pending: readonly PendingPayment[],
  on: PlainDate,
  today: PlainDate,
): readonly AmountOffer[] => {
  const rest = payoffOn(books, pending, on).amount;
  if (!isOpen(row.status) || rest <= 0) return [];
  const after = booksAfterPending(books, pending);
  const standing = standingOf(row.status, after.instalments, after.balances.FEES, today);
  const oldest = after.instalments.find(({ amount, paid }) => paid < amount);
  const due = standing.next?.amount ?? (oldest ? oldest.amount - oldest.paid : 0);
  const min = Math.min(SMALLEST_PAYMENT, rest);
  const { PRINCIPAL: principal } = after.balances;
  const late = Math.min(standing.pastDue, rest);
  const offers: AmountOffer[] = [];
  if (due > 0) offers.push({ amountType: 'INSTALLMENT', amount: Math.min(due, rest) });
  offers.push({ amountType: 'OTHER', min, max: rest, ...(late > 0 ? { amount: late } : {}) });
  if (row.kind === 'SPLIT_PAY') offers.push({ amountType: 'OUTSTANDING_BALANCE', amount: rest });
  else {
    if (late === 0 && principal > SMALLEST_PAYMENT) {
      offers.push({ amountType: 'PRINCIPAL', min, max: Math.min(principal, rest) });
    }
    offers.push({ amountType: 'PAYOFF', amount: rest });
  }
  return offers;
};
