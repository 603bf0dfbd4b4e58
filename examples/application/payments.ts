// One payment, made once, although the answer to it is lost: what may be chosen, what it changes, and what became of it.

import { createMemoryIntentStore, createMemorySessionStore } from '@member-portal/application/memory';
import {
  confirmationOf,
  PaymentOptionsOf,
  PreviewPayment,
  SubmitPayment,
} from '@member-portal/application/payments';
import { averysSession } from '../support/a-buyer.ts';
import { account, aGateway, aLender } from '../support/a-lender.ts';
import { aLoan } from '../support/a-loan.ts';
import { aTenant, fixedFlags, stillClock } from '../support/a-tenant.ts';
import { known } from '../support/known.ts';
import { quiet } from '../support/quiet.ts';

const lender = aLender({ losesFirstAnswer: true });
const sessions = createMemorySessionStore(averysSession);
const { id: loanId } = aLoan();

const optionsOf = PaymentOptionsOf.create({
  flags: fixedFlags(),
  configuration: aTenant(),
  clock: stillClock,
});
const listed = known(await aGateway().listMethods(averysSession.buyerId));
const { loan, amounts, methods, dates } = known(optionsOf(known(await lender.readLoan(loanId)), listed));
console.log(amounts.map(({ amountType }) => amountType).join(' ')); // -> INSTALLMENT OTHER PAYOFF
console.log(
  methods.map(({ last4 }) => last4),
  dates.earliest,
  dates.latest,
); // -> [ '6789' ] 2026-11-21 2027-01-20

const amount = { cents: 11_116, currency: 'USD' } as const;
const choice = { amountType: 'INSTALLMENT', amount, payOn: dates.earliest } as const;
const previewPayment = PreviewPayment.create({ configuration: aTenant(), clock: stillClock });
const { preview, dates: days } = known(previewPayment({ loan, ...choice, methodType: account.type }));
console.log(preview.balanceAfter.cents, preview.nextDue?.dueOn, days.debitedOn); // -> 81171 2027-01-20 2026-11-24

const submitPayment = SubmitPayment.create({
  loans: lender,
  orders: lender,
  intents: createMemoryIntentStore(),
  sessions,
  fingerprint: quiet.fingerprint,
  keys: quiet.keys,
  clock: stillClock,
  delay: quiet.delay,
  configuration: aTenant(),
});
const payment = {
  loanId,
  flow: 'MAKE_PAYMENT',
  ...choice,
  paymentMethodId: account.id,
  payoffQuoteId: undefined,
  retryOf: undefined,
  authorisation: { documentId: 'one-time-1', acceptedAt: stillClock.now() },
} as const;
const made = await submitPayment(payment);
console.log(confirmationOf(known(made)), lender.booked()); // -> C-1 1

// The same again, moments later: the buyer is told of the first before there is a second.
const again = await submitPayment(payment);
console.log(again.isErr() && again.error.kind, lender.booked()); // -> earlier-payment-found 1
