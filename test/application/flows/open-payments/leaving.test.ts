import { SubmitPayment } from '@member-portal/application/payments';
import { type DraftPlace, isBoolean, KeptDrafts } from '@member-portal/application/session';
import { ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aReviewedPayment } from '../../../support/builders/a-payment.ts';
import { aSession } from '../../../support/builders/a-session.ts';
import { settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE, TIMEOUT } from '../../../support/fakes/fault-line.ts';
import { aBrowser, LOAN, type Page } from '../payment/browser.ts';

const offline = { kind: 'answered', failure: OFFLINE } as const;
type Browser = ReturnType<typeof aBrowser>;

/** Holds what a page reads of its history from now on, until `end` is called; a payment is still looked up. */
const holdRefresh = (page: Page, platform: Browser['platform']) => {
  const { readHistory } = platform;
  const ends: (() => void)[] = [];
  page.reads.watch(
    { read: 'history', loanId: LOAN },
    () => platform.readHistory(LOAN, {}),
    () => undefined,
  );
  platform.readHistory = (loanId, query, cancellation) => {
    const read = () => readHistory(loanId, query, cancellation);
    return query.limit === 50
      ? read()
      : new ResultAsync(
          new Promise((resolve) => {
            ends.push(() => void read().then(resolve));
          }),
        );
  };
  return {
    isHeld: () => ends.length > 0,
    end: () => {
      platform.readHistory = readHistory;
      for (const end of ends.splice(0)) end();
    },
  };
};

/** Presses pay in the dialog of a page, whose answer is lost. */
const payInto = async (browser: Browser, page: Page, how: 'lost-before' | 'arrives-late') => {
  const { platform, time } = browser;
  const flow = page.pay();
  flow.subscribe(() => undefined);
  await settled();
  flow.send({ kind: 'choose-day', text: '2026-12-01' });
  flow.send({ kind: 'review' });
  await settled();
  const state = flow.state();
  if (state.kind !== 'reviewing' || state.review.consent.kind !== 'unseen') throw new Error(state.kind);
  flow.send({ kind: 'document-shown', documentId: state.review.consent.document.id });
  platform.orderFaults.queue({ kind: how, after: 31_000, failure: TIMEOUT });
  flow.send({ kind: 'pay' });
  await time.advance(12_000);
  expect(flow.state()).toMatchObject({ review: { submission: { kind: 'unknown' } } });
  return flow;
};

const tellsOn = async (page: Page) => {
  const flow = page.lookAtOpenPayments();
  flow.subscribe(() => undefined);
  await settled();
  return flow.state().payments;
};

describe('a payment that is found as its page is being left', () => {
  it.each(['another page', 'a reload', 'a pause'] as const)('is reported after %s', async (next) => {
    const browser = aBrowser();
    const { platform, time } = browser;
    const page = browser.openPage();
    platform.orderFaults.queue({ kind: 'lost-after', failure: TIMEOUT });
    platform.readFaults.queue(...Array.from({ length: 40 }, () => offline));
    void page.services.get(SubmitPayment)(aReviewedPayment());
    await time.advance(11_000);
    while (platform.readFaults.next());
    const refresh = holdRefresh(page, platform);
    await settled();
    const left = page.lookAtOpenPayments();
    left.subscribe(() => undefined);
    await settled();
    expect([refresh.isHeld(), left.state().payments]).toEqual([true, []]);
    if (next === 'a pause') left.send({ kind: 'pause' });
    else left.dispose();
    refresh.end();
    await settled();
    expect(left.state().payments).toEqual([]);
    const told = await tellsOn(next === 'a reload' ? browser.openPage() : page);
    expect(told).toMatchObject([{ loanId: LOAN, outcome: { kind: 'booked' } }]);
    // Once reported, it is not reported again elsewhere.
    expect(await tellsOn(browser.openPage())).toEqual([]);
  });

  it.each(['closed', 'disposed of'] as const)(
    'by the dialog that sent it is reported on the page beneath where the dialog is %s',
    async (how) => {
      const browser = aBrowser();
      const { platform, time } = browser;
      const page = browser.openPage();
      const dialog = await payInto(browser, page, 'arrives-late');
      const refresh = holdRefresh(page, platform);
      for (let waited = 0; waited < 60_000 && !refresh.isHeld(); waited += 250) await time.advance(250);
      expect(dialog.state()).toMatchObject({ review: { submission: { kind: 'unknown' } } });
      if (how === 'closed') dialog.send({ kind: 'close' });
      else dialog.dispose();
      refresh.end();
      await settled();
      expect(await tellsOn(page)).toMatchObject([{ loanId: LOAN, outcome: { kind: 'booked' } }]);
    },
  );
});

describe('the draft of a payment of unknown outcome', () => {
  it.each(['was closed', 'was left by a forced sign-out'] as const)(
    'is dropped once the payment is found to be booked, where its dialog %s',
    async (how) => {
      const browser = aBrowser();
      const { time } = browser;
      const page = browser.openPage();
      const dialog = await payInto(browser, page, 'arrives-late');
      if (how === 'was closed') dialog.send({ kind: 'close' });
      else {
        page.sessions.close('rejected');
        dialog.dispose();
        page.sessions.open(aSession(time.now()));
      }
      await time.advance(30_000);
      expect(await tellsOn(page)).toMatchObject([{ loanId: LOAN, outcome: { kind: 'booked' } }]);
      const next = page.pay();
      next.subscribe(() => undefined);
      await settled();
      expect(next.state()).toMatchObject({ kind: 'choosing', edited: false });
    },
  );
});

describe('a payment of unknown outcome that another tab finds or dismisses first', () => {
  it('is reported as booked on this page too, and its draft is dropped', async () => {
    const browser = aBrowser();
    const { platform, time } = browser;
    const page = browser.openPage();
    const dialog = await payInto(browser, page, 'arrives-late');
    dialog.send({ kind: 'close' });
    const flow = page.lookAtOpenPayments();
    flow.subscribe(() => undefined);
    await settled();
    expect(flow.state().payments).toMatchObject([{ outcome: { kind: 'undecided' } }]);
    while (platform.ledger.bookings.length === 0) await time.advance(250);
    expect(await tellsOn(browser.openPage())).toMatchObject([{ outcome: { kind: 'booked' } }]);
    await time.advance(10_000);
    expect(flow.state().payments).toMatchObject([{ loanId: LOAN, outcome: { kind: 'booked' } }]);
    const next = page.pay();
    next.subscribe(() => undefined);
    await settled();
    expect(next.state()).toMatchObject({ kind: 'choosing', edited: false });
  });

  it('is reported as booked on this page too, where this one could not look it up until then', async () => {
    const browser = aBrowser();
    const { platform, time } = browser;
    const page = browser.openPage();
    const dialog = await payInto(browser, page, 'arrives-late');
    dialog.send({ kind: 'close' });
    platform.readFaults.queue(...Array.from({ length: 40 }, () => offline));
    const flow = page.lookAtOpenPayments();
    flow.subscribe(() => undefined);
    await settled();
    expect(flow.state().payments).toMatchObject([{ outcome: { kind: 'undecided' } }]);
    while (platform.ledger.bookings.length === 0) await time.advance(250);
    while (platform.readFaults.next());
    expect(await tellsOn(browser.openPage())).toMatchObject([{ outcome: { kind: 'booked' } }]);
    await time.advance(10_000);
    expect(flow.state().payments).toMatchObject([{ loanId: LOAN, outcome: { kind: 'booked' } }]);
  });

  it('is reported as booked on this page too, where that happens during its first look-up', async () => {
    const browser = aBrowser();
    const { platform, time } = browser;
    const page = browser.openPage();
    const dialog = await payInto(browser, page, 'arrives-late');
    dialog.send({ kind: 'close' });
    const { readHistory } = platform;
    const before = await readHistory(LOAN, { limit: 50 });
    let answer = (): void => undefined;
    platform.readHistory = () => {
      platform.readHistory = readHistory;
      return new ResultAsync(
        new Promise((resolve) => {
          answer = () => resolve(before);
        }),
      );
    };
    const flow = page.lookAtOpenPayments();
    flow.subscribe(() => undefined);
    await settled();
    while (platform.ledger.bookings.length === 0) await time.advance(250);
    expect(await tellsOn(browser.openPage())).toMatchObject([{ outcome: { kind: 'booked' } }]);
    answer();
    await settled();
    expect(flow.state().payments).toMatchObject([{ loanId: LOAN, outcome: { kind: 'booked' } }]);
  });

  it('is reported as never booked on this page too', async () => {
    const browser = aBrowser();
    const { time } = browser;
    const page = browser.openPage();
    const dialog = await payInto(browser, page, 'lost-before');
    dialog.send({ kind: 'close' });
    const flow = page.lookAtOpenPayments();
    flow.subscribe(() => undefined);
    await settled();
    time.sleep(180_000);
    const other = browser.openPage().lookAtOpenPayments();
    other.subscribe(() => undefined);
    await settled();
    const [told] = other.state().payments;
    if (told?.outcome.kind !== 'never-booked') throw new Error(told?.outcome.kind);
    other.send({ kind: 'put-away', payment: told });
    await time.advance(10_000);
    expect(flow.state().payments).toMatchObject([{ loanId: LOAN, outcome: { kind: 'never-booked' } }]);
  });
});

describe('a payment that was never booked, once it is dismissed', () => {
  it('leaves what was filled in for it, to be sent again', async () => {
    const browser = aBrowser();
    const page = browser.openPage();
    const dialog = await payInto(browser, page, 'lost-before');
    dialog.send({ kind: 'close' });
    const drafts = page.services.get(KeptDrafts);
    const place: DraftPlace<boolean> = { name: 'filled in', accepts: isBoolean };
    drafts.keep(place, true);
    drafts.hold(place, LOAN);
    browser.time.sleep(180_000);
    const flow = page.lookAtOpenPayments();
    flow.subscribe(() => undefined);
    await settled();
    const [told] = flow.state().payments;
    if (told?.outcome.kind !== 'never-booked') throw new Error(told?.outcome.kind);
    flow.send({ kind: 'put-away', payment: told });
    await settled();
    expect(drafts.read(place)).toBe(true);
  });
});
