import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PaymentWish } from '../../acceptance/language/portal.ts';
import { loseAnswerInOutage, payByAnyWay } from '../../acceptance/trials/payment-trial.ts';
import { platformTruth } from '../../support/acceptance/platform-truth.ts';
import { type RunningPlatform, startPlatform } from '../../support/acceptance/running-platform.ts';

/** How many trials are played, and from which seed; `npm run trial:payments` plays a thousand. */
const TRIALS = Number(process.env['PAYMENT_TRIALS'] ?? 12);
const OUTAGES = Number(process.env['OUTAGE_TRIALS'] ?? 4);
const isTrial = process.env['OUTAGE_TRIALS'] !== undefined;
const SEED = Number(process.env['TRIAL_SEED'] ?? 20_261_121);

/** So many at once, because most of a trial is waiting; after each round all books are new. */
const AT_ONCE = 100;
const TOLD_WITHIN_MS = 30_000;
const TIMEOUT_MS = 60_000 + (TRIALS + OUTAGES) * 5000;

describe('payments that are sent more than once', () => {
  let running: RunningPlatform;
  beforeAll(async () => {
    running = await startPlatform();
  });
  afterAll(() => running.close());

  /** Runs trials in rounds, each with its own amount, which identifies its payments in the ledger. */
  const inRounds = async <T>(
    count: number,
    play: (buyerId: string, wish: PaymentWish, index: number) => Promise<T>,
  ): Promise<readonly { readonly result: T; readonly booked: readonly string[] }[]> => {
    const all: { readonly result: T; readonly booked: readonly string[] }[] = [];
    for (let first = 0; first < count; first += AT_ONCE) {
      await running.reset();
      const platform = platformTruth(running, 'northwind');
      const avery = await platform.borrower('Avery');
      const [{ id } = { id: '' }] = await platform.loans(avery, 'outstanding');
      const loan = await platform.loan(avery, id);
      const method = (await platform.methods(avery)).find(({ type }) => type === 'DEBIT_CARD');
      if (!method) throw new Error('the borrower has no debit card');
      const wishes = Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, at) => ({
        loan,
        amount: loan.limits.min + 1 + at,
        payOn: platform.businessDayAfter(5),
        method,
      }));
      const results = await Promise.all(wishes.map((wish, at) => play(avery.id, wish, first + at)));
      const books = await platform.paymentsMade(id);
      results.forEach((result, at) => {
        const booked = books.filter(({ amount }) => amount === wishes[at]?.amount);
        all.push({ result, booked: booked.map(({ confirmation }) => confirmation) });
      });
    }
    return all;
  };

  test(`are booked once and told as made, whatever happens to them: ${TRIALS} trials`, {
    timeout: TIMEOUT_MS,
  }, async () => {
    const trials = await inRounds(TRIALS, (buyerId, wish, index) =>
      payByAnyWay(running, buyerId, wish, SEED + index),
    );
    const twice = trials.filter(({ booked }) => booked.length > 1);
    const lost = trials.filter(
      ({ result: { confirmation }, booked }) => confirmation !== undefined && !booked.includes(confirmation),
    );
    const untold = trials.filter(({ result }) => result.confirmation === undefined);
    process.stdout.write(
      `payments by any way, seed ${SEED}: ${twice.length} booked twice, ${lost.length} acknowledgements lost, ${untold.length} never told, in ${trials.length} trials\n`,
    );
    expect({ twice, lost, untold }).toEqual({ twice: [], lost: [], untold: [] });
  });

  test(`are told as made after the end of an outage, unasked: ${OUTAGES} trials`, {
    timeout: TIMEOUT_MS,
  }, async () => {
    const trials = await inRounds(OUTAGES, (buyerId, wish, index) =>
      loseAnswerInOutage(running, buyerId, wish, SEED + index),
    );
    const inTime = trials.filter(
      ({ result }) => result.told === 'booked' && result.afterMs <= TOLD_WITHIN_MS,
    );
    const slowest = Math.max(...trials.map(({ result }) => result.afterMs));
    process.stdout.write(
      `unknown outcomes: ${inTime.length} of ${trials.length} told as made within 30 s of recovery, the slowest after ${Math.round(slowest)} ms\n`,
    );
    expect(trials.map(({ result }) => result.first)).toEqual(trials.map(() => 'unknown-outcome'));
    expect(trials.map(({ result }) => result.told)).toEqual(trials.map(() => 'booked'));
    // How fast is what the trial says of a machine of its own; the tests of every day share theirs.
    if (isTrial) expect(inTime).toHaveLength(trials.length);
    expect(trials.map(({ booked }) => booked.length)).toEqual(trials.map(() => 1));
  });
});
