import { setTimeout as sleep } from 'node:timers/promises';
import { FollowPayment } from '@member-portal/application/payments';
import type { LoanId } from '@member-portal/domain/loan';
import { headlessNetwork } from '../../support/acceptance/headless-network.ts';
import type { RunningPlatform } from '../../support/acceptance/running-platform.ts';
import { headlessBrowser } from '../headless/headless-browser.ts';
import { openHeadlessTab } from '../headless/headless-tab.ts';
import type { PaymentWish } from '../language/portal.ts';
import { type FaultyNetwork, faultyPayments } from './faulty-payments.ts';
import { type PayingTab, payingTab, toldBy } from './paying-tab.ts';
import { seeded } from './seeded.ts';

/** What a trial works with: two tabs of one browser, and the network that they share. */
interface Place {
  readonly network: FaultyNetwork;
  readonly tabs: [PayingTab, PayingTab];
  readonly openTab: () => Promise<PayingTab>;
}

/** Long enough for an order to have left, too short for its answer. */
const SENT_WITHIN_MS = 15;

/** Stops waiting for a call in a tab; its later result is ignored. */
const leave = (answer: Promise<unknown>): Promise<void> => {
  answer.catch(() => undefined);
  return sleep(SENT_WITHIN_MS);
};

/** The ways in which people and networks come to send a payment twice. */
const WAYS = {
  'double click': ({ tabs: [tab] }) => Promise.all([tab.submit(), tab.submit()]),
  'triple click': ({ tabs: [tab] }) => Promise.all([tab.submit(), tab.submit(), tab.submit()]),
  'two tabs': ({ tabs }) => Promise.all(tabs.map((tab) => tab.submit())),
  'retry after timeout': ({ network, tabs: [tab] }) => {
    network.nextPaymentsMeet('answer-lost');
    return tab.submit();
  },
  'reload while sending': async ({ network, tabs: [tab] }) => {
    network.nextPaymentsMeet('never-answered');
    await tab.ready();
    await leave(tab.submit());
    await tab.reload();
  },
  'back and forward': async ({ network, tabs: [tab] }) => {
    network.nextPaymentsMeet('never-answered');
    const leaving = new AbortController();
    await tab.ready();
    await leave(tab.submit(leaving.signal));
    leaving.abort();
  },
  'killed tab': async ({ network, tabs, openTab }) => {
    network.nextPaymentsMeet('never-answered');
    await tabs[0].ready();
    await leave(tabs[0].submit());
    await tabs[0].reload();
    tabs[0] = await openTab();
  },
  'offline and online': ({ network, tabs: [tab] }) => {
    network.nextPaymentsMeet('never-arrives');
    return tab.submit();
  },
  '401 before it': ({ network, tabs: [tab] }) => {
    network.nextPaymentsMeet('refused-401');
    return tab.submit();
  },
  '401 while sending': ({ network, tabs: [tab] }) => {
    network.nextPaymentsMeet('made-401');
    return tab.submit();
  },
} as const satisfies Readonly<Record<string, (place: Place) => Promise<unknown>>>;
export type Way = keyof typeof WAYS;
const ALL_WAYS = Object.keys(WAYS) as [Way, ...Way[]];

const placeOf = async (running: RunningPlatform, buyerId: string, wish: PaymentWish) => {
  const network = faultyPayments(headlessNetwork(running, 'northwind'));
  const browser = headlessBrowser(network, 'en-us');
  const openTab = async () => payingTab(running, await openHeadlessTab(browser), buyerId, wish);
  const place: Place = { network, openTab, tabs: [await openTab(), await openTab()] };
  return { place, close: browser.close };
};

/** How often a patient buyer presses again. */
const PRESSES = 8;
const BETWEEN_PRESSES_MS = 250;

/**
 * One payment by one to three ways that a seed decides, then pressed until its outcome is reported; returns
 * its number, if any.
 */
export const payByAnyWay = async (
  running: RunningPlatform,
  buyerId: string,
  wish: PaymentWish,
  seed: number,
): Promise<{ readonly ways: readonly Way[]; readonly confirmation: string | undefined }> => {
  const chance = seeded(seed);
  const ways = Array.from({ length: 1 + chance.below(3) }, () => chance.oneOf(ALL_WAYS));
  const { place, close } = await placeOf(running, buyerId, wish);
  try {
    for (const way of ways) await WAYS[way](place);
    for (let press = 0; press < PRESSES; press += 1) {
      const told = toldBy(await place.tabs[chance.below(2) === 0 ? 0 : 1].submit(), wish);
      if (told) return { ways, confirmation: told.confirmation };
      await sleep(BETWEEN_PRESSES_MS);
    }
    return { ways, confirmation: undefined };
  } finally {
    close();
  }
};

/** Maximum duration of an outage while a buyer waits for the outcome of a payment. */
const OUTAGE_MS = 7000;

/**
 * A payment is booked and its answer lost in an outage; how long after its end it is reported as made, in
 * milliseconds.
 */
export const loseAnswerInOutage = async (
  running: RunningPlatform,
  buyerId: string,
  wish: PaymentWish,
  seed: number,
): Promise<{ readonly first: string; readonly told: string; readonly afterMs: number }> => {
  const { place, close } = await placeOf(running, buyerId, wish);
  try {
    const [{ submit, tab }] = place.tabs;
    place.network.goAwayAfterNextPayment();
    const answer = await submit();
    const first = answer.isOk() ? 'made' : answer.error.kind;
    const following = tab.services.get(FollowPayment)(wish.loan.id as LoanId);
    await sleep(seeded(seed).below(OUTAGE_MS));
    place.network.mend();
    const back = performance.now();
    const told = await following;
    return {
      first,
      told: told.isOk() ? told.value.kind : told.error.kind,
      afterMs: performance.now() - back,
    };
  } finally {
    close();
  }
};
