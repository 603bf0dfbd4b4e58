import type { SubmitPaymentFailure } from '@member-portal/application/payments';
import { MAY_ARRIVE_WITHIN_MS, REPETITION_MS } from '@member-portal/domain/payment';
import { array, asyncProperty, boolean, constantFrom, record, scheduler } from 'fast-check';
import { expect, it } from 'vitest';
import { usd } from '../../support/builders/a-loan.ts';
import { aReviewedPayment } from '../../support/builders/a-payment.ts';
import { fakeTime } from '../../support/fakes/fake-time.ts';
import { OFFLINE, TIMEOUT } from '../../support/fakes/fault-line.ts';
import { holdsInTime } from '../../support/property-runs.ts';
import { aPlace, type Place, type Tab } from './tab.ts';

const faults = [
  undefined,
  { kind: 'lost-before', failure: OFFLINE },
  { kind: 'lost-after', failure: TIMEOUT },
  { kind: 'arrives-late', after: 60_000, failure: TIMEOUT },
  { kind: 'answered', failure: { kind: 'session-expired' } },
  { kind: 'answered', failure: { kind: 'bad-request', status: 429, message: '' } },
] as const;
/** A buyer presses the buttons of two payments of one loan, several times, in one tab or in both. */
const anyClicks = array(record({ tab: boolean(), cents: constantFrom(1000, 2000) }), {
  minLength: 1,
  maxLength: 6,
});

type Wait = (milliseconds: number) => Promise<void>;

const isStillOpen = (failure: SubmitPaymentFailure): boolean =>
  failure.kind === 'unknown-outcome' || failure.kind === 'earlier-payment-undecided';

/** Presses again until the outcome is known, as a patient buyer would. */
const pressUntilKnown = async (wait: Wait, tab: Tab, cents: number): Promise<'told' | 'failed' | 'open'> => {
  const payment = aReviewedPayment({ amountType: 'OTHER', amount: usd(cents) });
  for (let attempt = 0; attempt < 8; attempt += 1) {
    const answer = await tab.submit(payment);
    if (answer.isOk()) return 'told';
    if (answer.error.kind === 'earlier-payment-found') {
      const { payment: found } = answer.error;
      const amount = found.kind === 'in-progress' ? found.request.amount : found.activity.amount;
      if (amount.cents === cents) return 'told';
    } else if (!isStillOpen(answer.error) && answer.error.kind !== 'request-failed') return 'failed';
    await wait(30_000);
  }
  return 'open';
};

/**
 * Time passes only while no order is in progress: how long one may be is what the fault that arrives late is for. An
 * order in progress is still raced against everything else, one step at a time.
 */
const aRace = (step: () => Promise<void>, honoursKeys: boolean): { place: Place; wait: Wait } => {
  const time = fakeTime();
  const wait: Wait = async (milliseconds) => {
    do await step();
    while (place.platform.pendingCalls() > 0);
    time.pass(milliseconds);
  };
  const place: Place = aPlace({ honoursKeys, time, pause: wait, pace: step });
  return { place, wait };
};

// Presses that wait for one another's outcome can take longer than a booking counts as made moments ago.
it('for any interleaving of clicks, tabs, lost answers and delays, no order is booked twice within ten minutes, and every booking is reported', async () => {
  await holdsInTime(
    asyncProperty(
      scheduler(),
      boolean(),
      anyClicks,
      array(constantFrom(...faults), { maxLength: 6 }),
      async (race, honoursKeys, clicks, trouble) => {
        const { place, wait } = aRace(() => race.schedule(Promise.resolve()), honoursKeys);
        for (const fault of trouble) if (fault) place.platform.orderFaults.queue(fault);
        const tabs = [place.openTab(), place.openTab()] as const;
        const answers = await race.waitFor(
          Promise.all(
            clicks.map(async ({ tab, cents }) => ({
              cents,
              outcome: await pressUntilKnown(wait, tab ? tabs[0] : tabs[1], cents),
            })),
          ),
        );
        // Whatever is still pending arrives now.
        await place.time.advance(MAY_ARRIVE_WITHIN_MS);
        const { bookings } = place.platform.ledger;
        for (const cents of new Set(clicks.map((click) => click.cents))) {
          const booked = bookings.filter(({ order }) => order.amount.cents === cents);
          for (const [index, { request }] of booked.slice(1).entries())
            expect(request.createdAt - (booked[index]?.request.createdAt ?? 0)).toBeGreaterThanOrEqual(
              REPETITION_MS,
            );
          const told = answers.filter((answer) => answer.cents === cents && answer.outcome === 'told');
          if (told.length > 0) expect(booked.length).toBeGreaterThan(0);
          const failed = answers.filter((answer) => answer.cents === cents && answer.outcome === 'failed');
          if (booked.length > 0) expect(failed).toEqual([]);
        }
      },
    ),
  );
});
