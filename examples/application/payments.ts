// One payment, made only once although its answer is lost: the options, the projection and the outcome.

import { createMemoryIntentStore, createMemorySessionStore } from '@member-portal/application/memory';
import {
  confirmationOf,
  PaymentOptionsOf,
  PreviewPayment,
  SubmitPayment,
} from '@member-portal/application/payments';
import { usd } from '../../test/support/builders/a-loan.ts';
import { aPaymentMethod } from '../../test/support/builders/a-payment-method.ts';
import { aSession } from '../../test/support/builders/a-session.ts';
import { aLoanToDraw } from '../../test/support/builders/loans-to-draw.ts';
import { fakeClock } from '../../test/support/fakes/fake-clock.ts';
import { fakeDelay } from '../../test/support/fakes/fake-delay.ts';
import { fakeFeatureFlags } from '../../test/support/fakes/fake-feature-flags.ts';
import { fakeFingerprint } from '../../test/support/fakes/fake-fingerprint.ts';
import { fakeKeyGenerator } from '../../test/support/fakes/fake-key-generator.ts';
import { fakePortalConfiguration } from '../../test/support/fakes/fake-portal-configuration.ts';
import { fakeServicing } from '../../test/support/fakes/fake-servicing.ts';
import { fakeTime } from '../../test/support/fakes/fake-time.ts';
import { TIMEOUT } from '../../test/support/fakes/fault-line.ts';
import { known } from '../known.ts';

const time = fakeTime();
const clock = fakeClock(time);
const configuration = fakePortalConfiguration();
const account = aPaymentMethod();
const { id: loanId } = aLoanToDraw();
const lender = fakeServicing(time, { loans: [aLoanToDraw()] });
lender.orderFaults.queue({ kind: 'lost-after', failure: TIMEOUT });

const optionsOf = PaymentOptionsOf.create({ flags: fakeFeatureFlags(), configuration, clock });
const read = known(await lender.readLoan(loanId));
const { loan, amounts, methods, dates } = known(optionsOf(read, [account]));
console.log(amounts.map(({ amountType }) => amountType).join(' ')); // -> INSTALLMENT OTHER
console.log(
  methods.map(({ last4 }) => last4),
  dates.earliest,
  dates.latest,
); // -> [ '6789' ] 2026-11-21 2027-01-20

const choice = { amountType: 'INSTALLMENT', amount: usd(10_800), payOn: dates.earliest } as const;
const previewPayment = PreviewPayment.create({ configuration, clock });
const { preview, dates: days } = known(previewPayment({ loan, ...choice, methodType: account.type }));
console.log(preview.balanceAfter.cents, preview.nextDue?.dueOn, days.debitedOn); // -> 43200 2027-01-01 2026-11-24

const submitPayment = SubmitPayment.create({
  loans: lender,
  orders: lender,
  intents: createMemoryIntentStore(clock),
  sessions: createMemorySessionStore(aSession(time.now())),
  fingerprint: fakeFingerprint(),
  keys: fakeKeyGenerator(),
  clock,
  delay: fakeDelay(time),
  configuration,
});
const payment = {
  loanId,
  flow: 'MAKE_PAYMENT',
  ...choice,
  paymentMethodId: account.id,
  authorisation: { documentId: 'one-time-1', acceptedAt: time.now() },
} as const;
const made = submitPayment(payment);
// The outcome of a lost answer is looked up after a pause; this program controls the clock.
await time.advance(60_000);
console.log(confirmationOf(known(await made)), lender.ledger.bookings.length); // -> C-1 1

// The same payment again, moments later: the earlier one is reported instead of making a second.
const again = await submitPayment(payment);
console.log(again.isErr() && again.error.kind, lender.ledger.bookings.length); // -> earlier-payment-found 1
