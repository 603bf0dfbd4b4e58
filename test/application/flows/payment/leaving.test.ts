import type { Flow } from '@member-portal/application/flows';
import { BeginPayment, type PaymentEvent, type PaymentState } from '@member-portal/application/flows/payment';
import { isBoolean } from '@member-portal/application/session';
import { describe, expect, it } from 'vitest';
import { usd } from '../../../support/builders/a-loan.ts';
import { aSession } from '../../../support/builders/a-session.ts';
import { settled } from '../../../support/fakes/fake-time.ts';
import { TIMEOUT } from '../../../support/fakes/fault-line.ts';
import { expectLeftAlone, GIVES_UP_MS, loseAnswer, mend, refuseOrder } from '../misfortune.ts';
import { agreeToTwelve } from './agree-to-twelve.ts';
import { aBrowser, LOAN, type Page } from './browser.ts';

type Paying = Flow<PaymentState, PaymentEvent>;

const openAt = { name: 'open payment', accepts: isBoolean };

const begin = async (page: Page): Promise<Paying> => {
  const flow = page.services.get(BeginPayment)(
    { loanId: LOAN, retried: undefined, openAt },
    { reads: page.reads, locale: 'en-us' },
  );
  flow.subscribe(() => undefined);
  await settled();
  return flow;
};

/** A payment of 12 dollars that is sent at once, under what the platform does with it. */
const sent = async (
  given: {
    readonly lost?: boolean;
    /** Neither the portal nor the platform recognises an order by its key. */
    readonly unkeyed?: boolean;
    readonly refused?: boolean;
    /** What the platform waits for from the press on. */
    readonly until?: Promise<void>;
  } = {},
) => {
  let pace = Promise.resolve();
  const keys = given.unkeyed ? { honoursKeys: false, configuration: { idempotency: false } } : {};
  const browser = aBrowser({ pace: () => pace, ...keys });
  const { platform, time } = browser;
  const page = browser.openPage();
  page.drafts.keep(openAt, true);
  const flow = await begin(page);
  await agreeToTwelve(flow);
  if (given.refused) refuseOrder(platform);
  if (given.unkeyed) platform.orderFaults.queue({ kind: 'lost-before', failure: TIMEOUT });
  else if (given.lost) loseAnswer(platform);
  if (given.until) pace = given.until;
  flow.send({ kind: 'pay' });
  await time.advance(given.lost ? GIVES_UP_MS : 0);
  return { ...browser, page, flow };
};

const typedIn = (flow: Paying): unknown => {
  const state = flow.state();
  return state.kind === 'choosing' && state.edited ? state.draft.typed : undefined;
};

describe('the draft of a payment', () => {
  it('survives a refusal, also over a reload', async () => {
    const { page, openPage, flow } = await sent({ refused: true });
    flow.dispose();
    expect(typedIn(await begin(page))).toEqual({ OTHER: '12' });
    expect(page.drafts.read(openAt)).toBe(true);
    const reloaded = openPage(undefined, page.store);
    expect(reloaded.drafts.read(openAt)).toBe(true);
    expect(typedIn(await begin(reloaded))).toEqual({ OTHER: '12' });
  });

  it('survives a lost answer in its tab, but no reload, after which the payment would look unsent', async () => {
    const { platform, page, openPage, flow } = await sent({ lost: true });
    flow.dispose();
    mend(platform);
    expect(typedIn(await begin(page))).toEqual({ OTHER: '12' });
    const reloaded = openPage(undefined, page.store);
    expect(reloaded.drafts.read(openAt)).toBeUndefined();
    expect(typedIn(await begin(reloaded))).toBeUndefined();
  });

  it('is not stored where an earlier sending of the same payment may still arrive', async () => {
    const { platform, page, openPage, flow, time } = await sent({ lost: true, unkeyed: true });
    mend(platform);
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(flow.state()).toMatchObject({ review: { submission: { kind: 'unknown' } } });
    expect(openPage(undefined, page.store).drafts.read(openAt)).toBeUndefined();
    expect(typedIn(await begin(openPage(undefined, page.store)))).toBeUndefined();
  });

  it('is dropped once the payment is made, even where that is found out later', async () => {
    const made = await sent();
    expect(made.flow.state().kind).toBe('done');
    expect(typedIn(await begin(made.page))).toBeUndefined();
    const found = await sent({ lost: true });
    mend(found.platform);
    await found.time.advance(60_000);
    expect(found.flow.state().kind).toBe('done');
    // Its dialog is not opened again after a forced sign-out.
    expect(found.page.drafts.read(openAt)).toBeUndefined();
    expect(typedIn(await begin(found.page))).toBeUndefined();
  });
});

it('a payment from the Today card keeps no draft once its dialog is closed', async () => {
  const page = aBrowser().openPage();
  const open = async (): Promise<Paying> => {
    const subject = { loanId: LOAN, start: { at: 'amount' } } as const;
    const flow = page.services.get(BeginPayment)(subject, { reads: page.reads, locale: 'en-us' });
    flow.subscribe(() => undefined);
    await settled();
    return flow;
  };
  const left = await open();
  left.send({ kind: 'type-amount', text: '12' });
  left.dispose();
  const restored = await open();
  expect(typedIn(restored)).toEqual({ OTHER: '12' });
  restored.send({ kind: 'close' });
  restored.dispose();
  expect(typedIn(await open())).toBeUndefined();
});

it('a payment from the Today card whose dialog is closed by a forced sign-out is resumed', async () => {
  const { openPage, time } = aBrowser();
  const page = openPage();
  page.drafts.keep(openAt, true);
  const subject = { loanId: LOAN, start: { at: 'review', amount: usd(10_800) }, openAt } as const;
  const flow = page.services.get(BeginPayment)(subject, { reads: page.reads, locale: 'en-us' });
  flow.subscribe(() => undefined);
  await settled();
  page.sessions.close('expired');
  flow.send({ kind: 'close' });
  flow.dispose();
  page.sessions.open(aSession(time.now()));
  expect(page.drafts.read(openAt)).toBe(true);
});

describe('a payment in progress at a forced sign-out', () => {
  /** Holds the order back until `answer`; by then the session is over, and the dialog gone with it. */
  const expired = async (given: { readonly refused?: boolean } = {}) => {
    let answer = (): void => undefined;
    const until = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const browser = await sent({ ...given, until });
    const { page, flow, platform, time } = browser;
    expect(platform.ledger.bookings).toHaveLength(0);
    page.sessions.close('expired');
    flow.dispose();
    answer();
    await time.advance(1_000);
    expect(page.store.read()).toBeUndefined();
    page.sessions.open(aSession(time.now()));
    return browser;
  };

  it('leaves no draft once it is made, and its dialog does not reopen', async () => {
    const { page, platform } = await expired();
    expect(platform.ledger.bookings).toHaveLength(1);
    expect(typedIn(await begin(page))).toBeUndefined();
    expect(page.drafts.read(openAt)).toBeUndefined();
  });

  it('leaves its draft where it is refused', async () => {
    const { page, platform } = await expired({ refused: true });
    expect(platform.ledger.bookings).toHaveLength(0);
    expect(typedIn(await begin(page))).toEqual({ OTHER: '12' });
    expect(page.drafts.read(openAt)).toBe(true);
  });
});

describe('a payment that is left', () => {
  const leave = {
    close: (flow: Paying) => flow.send({ kind: 'close' }),
    dispose: (flow: Paying) => flow.dispose(),
  };

  it.each(['close', 'dispose'] as const)('by %s is no longer read and followed', async (how) => {
    const { flow, ...place } = await sent({ lost: true });
    await expectLeftAlone(place, () => leave[how](flow));
    expect(flow.state().kind).toBe(how === 'close' ? 'closed' : 'reviewing');
  });

  it('cannot be continued', async () => {
    const { flow, platform } = await sent({ refused: true });
    flow.send({ kind: 'close' });
    const { length } = platform.sent;
    for (const kind of ['pay', 'back', 'review', 'close'] as const) flow.send({ kind });
    await settled();
    expect(flow.state().kind).toBe('closed');
    expect(platform.sent).toHaveLength(length);
  });
});
