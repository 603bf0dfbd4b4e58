import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { seeded } from '../../acceptance/trials/seeded.ts';
import { openVisit } from '../../browser/driver/open-portal.ts';
import { aStage } from '../../browser/driver/stage.ts';
import { payingHand } from '../../browser/trials/paying-hand.ts';
import { nextPaymentMeets } from '../../browser/trials/payment-faults.ts';
import { BROWSER_WAYS, type BrowserWay } from '../../browser/trials/payment-ways.ts';

/** How many trials are played, and from which seed; `npm run trial:payments` plays a hundred. */
const TRIALS = Number(process.env['BROWSER_TRIALS'] ?? 3);
const SEED = Number(process.env['TRIAL_SEED'] ?? 20_261_121);

const ALL_WAYS = Object.keys(BROWSER_WAYS) as [BrowserWay, ...BrowserWay[]];
const northwind = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;

/** A payment is reported as made within this time, however it was sent. */
const PATIENCE_MS = 60_000;
const BETWEEN_LOOKS_MS = 250;

/** After so many, all books are new. */
const PER_BOOK = 25;

interface Trial {
  readonly seed: number;
  readonly way: BrowserWay;
  readonly confirmation: string | undefined;
  readonly booked: readonly string[];
}

describe('payments that are sent more than once from a browser', () => {
  const stage = aStage();

  /**
   * One payment, sent in a way that the seed decides, with its own amount, followed until its outcome is
   * shown.
   */
  const play = async (index: number): Promise<Trial> => {
    const seed = SEED + index;
    // Every way comes up as often as every other.
    const way = ALL_WAYS[(index + seeded(SEED).below(ALL_WAYS.length)) % ALL_WAYS.length] ?? ALL_WAYS[0];
    const platform = stage.platform('northwind');
    const avery = await platform.borrower('Avery');
    const [{ id } = { id: '' }] = await platform.loans(avery, 'outstanding');
    const loan = await platform.loan(avery, id);
    const method = (await platform.methods(avery)).find(({ type }) => type === 'DEBIT_CARD');
    if (!method) throw new Error('the borrower has no debit card');
    const amount = loan.limits.min + 1 + (index % PER_BOOK) + PER_BOOK * seeded(seed).below(20);
    const wish = { loan, amount, payOn: platform.businessDayAfter(5), method };
    const visit = await openVisit(stage.browser, stage.server, northwind);
    const handIn = (page: typeof visit.tab.page) => payingHand(visit, page, platform, avery, wish);
    try {
      const first = handIn(visit.tab.page);
      await first.ready();
      const hand = await BROWSER_WAYS[way]({
        hand: first,
        openHand: async () => handIn(await visit.context.newPage()),
        nextMeets: (fault) => nextPaymentMeets(visit.context, stage.server, fault),
        setOffline: (offline) => visit.context.setOffline(offline),
      });
      const until = Date.now() + PATIENCE_MS;
      let confirmation = await hand.told();
      for (let looks = 1; !confirmation && Date.now() < until; looks += 1) {
        // The page may report it without a press; every fourth check presses a button, which may just have
        // disappeared.
        if (looks % 4 === 0) await hand.goesOn().catch(() => undefined);
        await sleep(BETWEEN_LOOKS_MS);
        confirmation = await hand.told();
      }
      const books = await platform.paymentsMade(loan.id);
      const booked = books.filter((payment) => payment.amount === amount);
      return { seed, way, confirmation, booked: booked.map((payment) => payment.confirmation) };
    } finally {
      await visit.context.close();
    }
  };

  test(`are booked once and told as made: ${TRIALS} trials`, {
    timeout: 60_000 + TRIALS * 150_000,
  }, async () => {
    const trials: Trial[] = [];
    for (let index = 0; index < TRIALS; index += 1) {
      if (index % PER_BOOK === 0) await stage.server.running.reset();
      const trial = await play(index);
      trials.push(trial);
      // A hundred take long: progress and results so far are printed.
      const { seed, way, booked, confirmation } = trial;
      const outcome = `${booked.length} booked, ${confirmation ? 'told' : 'never told'}`;
      process.stdout.write(`trial ${index + 1} of ${TRIALS}, seed ${seed}, ${way}: ${outcome}\n`);
    }
    const twice = trials.filter(({ booked }) => booked.length > 1);
    const lost = trials.filter(
      ({ confirmation, booked }) => confirmation !== undefined && !booked.includes(confirmation),
    );
    const untold = trials.filter(({ confirmation }) => confirmation === undefined);
    process.stdout.write(
      `payments from a browser, seed ${SEED}: ${twice.length} booked twice, ${lost.length} acknowledgements lost, ${untold.length} never told, in ${trials.length} trials\n`,
    );
    expect({ twice, lost, untold }).toEqual({ twice: [], lost: [], untold: [] });
  });
});
