import type { FoundPayment, SubmitPaymentFailure } from '@member-portal/application/payments';
import type { PaymentOrder } from '@member-portal/application/ports';
import {
  isIntentOpen,
  newPaymentIntent,
  type PaymentIntent,
  type PaymentIntentEvent,
  stepPaymentIntent,
} from '@member-portal/domain/payment';
import { array, asyncProperty, constantFrom, record } from 'fast-check';
import type { Result } from 'neverthrow';
import { expect, it } from 'vitest';
import { usd } from '../../support/builders/a-loan.ts';
import { aReviewedPayment } from '../../support/builders/a-payment.ts';
import { AVERY } from '../../support/builders/a-session.ts';
import { OFFLINE, TIMEOUT } from '../../support/fakes/fault-line.ts';
import { holdsInTime } from '../../support/property-runs.ts';
import { aPlace } from './tab.ts';

const MINUTE = 60_000;
const faults = [
  undefined,
  { kind: 'lost-before', failure: OFFLINE },
  { kind: 'lost-after', failure: TIMEOUT },
  { kind: 'arrives-late', after: MINUTE, failure: TIMEOUT },
  { kind: 'answered', failure: { kind: 'session-expired' } },
  { kind: 'answered', failure: { kind: 'bad-request', status: 429, message: '' } },
  { kind: 'answered', failure: { kind: 'refused', refusal: 'method-declined' } },
] as const;

/** What a buyer does with one loan: pays one of three amounts, meets a fault, and waits a while. */
const anyVisit = array(
  record({
    cents: constantFrom(1000, 2000, 3000),
    fault: constantFrom(...faults),
    wait: constantFrom(0, MINUTE, 3 * MINUTE, 11 * MINUTE),
  }),
  { minLength: 1, maxLength: 8 },
);

type Answer = Result<FoundPayment, SubmitPaymentFailure>;

/** The amount of the payment that the buyer was told of, as an order's fingerprint. */
const toldOf = (answer: Answer): string | undefined => {
  const found = answer.isOk()
    ? answer.value
    : answer.error.kind === 'earlier-payment-found'
      ? answer.error.payment
      : undefined;
  return found?.kind === 'in-progress' ? String(found.request.amount.cents) : undefined;
};

const keyOf = (intent: PaymentIntent): string | undefined =>
  intent.state === 'editing' ? intent.earlier?.requestKey : intent.order.requestKey;

/** What an answer to an order that went out means to the intent. */
const outcomeOf = (answer: Answer): PaymentIntentEvent => {
  if (answer.isOk()) return { kind: 'accept' };
  const failure = answer.error;
  const isUndecided =
    failure.kind === 'unknown-outcome' ||
    (failure.kind === 'request-failed' && failure.failure.kind === 'session-expired');
  return { kind: isUndecided ? 'lose-answer' : 'refuse' };
};

/** The events that one submission stands for, given what went out and what the buyer was told. */
const eventsOf = (
  intent: PaymentIntent,
  orderFingerprint: string,
  sent: PaymentOrder | undefined,
  answer: Answer,
): readonly PaymentIntentEvent[] => {
  const isOpen = isIntentOpen(intent);
  const open = isOpen && intent.state !== 'editing' ? intent.order.orderFingerprint : undefined;
  if (!sent) {
    const isUndecided = answer.isErr() && answer.error.kind === 'earlier-payment-undecided';
    return isOpen && !isUndecided ? [{ kind: 'reconcile', booked: toldOf(answer) === open }] : [];
  }
  const isSame = open === orderFingerprint;
  const review = { kind: 'review', orderFingerprint, nextKey: sent.requestKey } as const;
  const begin: readonly PaymentIntentEvent[] = !isOpen
    ? [review]
    : isSame
      ? []
      : [{ kind: 'reconcile', booked: false }, review];
  return [...begin, { kind: 'submit' }, outcomeOf(answer)];
};

it('payments are sent, kept and told as the state machine of a payment intent says', async () => {
  await holdsInTime(
    asyncProperty(anyVisit, async (visit) => {
      const place = aPlace();
      const tab = place.openTab();
      const { platform, time } = place;
      let intent: PaymentIntent = newPaymentIntent;
      for (const { cents, fault, wait } of visit) {
        if (fault) platform.orderFaults.queue(fault);
        const before = platform.sent.length;
        const payment = aReviewedPayment({ amountType: 'OTHER', amount: usd(cents) });
        const answer = await tab.submit(payment);
        const [sent, ...more] = platform.sent.slice(before);
        expect(more).toEqual([]);
        // A fault that met no order is not kept for the next one.
        if (!sent) platform.orderFaults.next();
        const given = intent;
        intent = eventsOf(given, String(cents), sent, answer).reduce((known, event) => {
          const next = stepPaymentIntent(known, event);
          if (event.kind !== 'reconcile') expect(next).not.toEqual(known);
          if (event.kind === 'submit') expect(keyOf(next)).toBe(sent?.requestKey);
          return next;
        }, given);
        const kept = (await tab.intents.read(AVERY, payment.loanId))._unsafeUnwrap();
        expect(kept?.open?.requestKey).toBe(isIntentOpen(intent) ? keyOf(intent) : undefined);
        const booked = platform.ledger.bookings.filter(({ order }) => order.requestKey === keyOf(intent));
        if (intent.state === 'accepted') expect(booked).toHaveLength(1);
        if (intent.state === 'refused') expect(booked).toEqual([]);
        if (intent.state === 'reconciled') expect(booked).toHaveLength(intent.booked ? 1 : 0);
        await time.advance(wait);
      }
    }),
  );
});
