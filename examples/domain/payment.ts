// What a buyer may pay on a loan, and when; and one payment as a state machine whose idempotency key changes exactly when
// the order does.
import { FEDERAL_RESERVE_BANKS, timeZone } from '@member-portal/domain/calendar';
import {
  acceptAmount,
  amountOptionsOf,
  newPaymentIntent,
  paymentDates,
  stepPaymentIntent,
} from '@member-portal/domain/payment';
import { aLoan, at, day } from '../support/a-loan.ts';
import { known } from '../support/known.ts';

const options = amountOptionsOf(aLoan());
console.log(options.map(({ amountType }) => amountType).join(' ')); // -> INSTALLMENT OTHER PAYOFF

const other = options.find(({ amountType }) => amountType === 'OTHER') ?? options[0];
if (other) {
  console.log(acceptAmount(other, { cents: 99, currency: 'USD' }).mapErr(({ kind }) => kind)); // -> Err { error: 'amount-too-small' }
}

// Sent on a Saturday for the Monday, from a bank account: clearing takes a business day.
const dates = paymentDates({
  submittedAt: at('2026-11-21T15:00:00Z'),
  payOn: day('2026-11-23'),
  methodType: 'BANK_ACCOUNT',
  cutOff: {
    time: undefined,
    zone: known(timeZone('America/New_York')),
    holidays: FEDERAL_RESERVE_BANKS,
  },
});
console.log(known(dates).countsAsPaidOn, known(dates).debitedOn); // -> 2026-11-23 2026-11-24

// Back and forth without a change keeps the key; a lost answer is no failure.
const review = (orderFingerprint: string, nextKey: string) =>
  ({ kind: 'review', orderFingerprint, nextKey }) as const;
let intent = stepPaymentIntent(newPaymentIntent, review('order-a', 'key-1'));
intent = stepPaymentIntent(intent, { kind: 'edit' });
intent = stepPaymentIntent(intent, review('order-a', 'key-2'));
intent = stepPaymentIntent(intent, { kind: 'submit' });
intent = stepPaymentIntent(intent, { kind: 'lose-answer' });
console.log(intent.state, 'order' in intent && intent.order.requestKey); // -> unknown key-1
