import {
  BeginPayoff,
  type PayoffAnswer,
  type PayoffEvent,
  type PayoffState,
  stepPayoff,
} from '@member-portal/application/flows/payoff';
import type { Instant } from '@member-portal/domain/calendar';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { array, asyncProperty, constantFrom } from 'fast-check';
import { errAsync, ok, okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { day } from '../../../support/arbitraries/plain-date.ts';
import { usd } from '../../../support/builders/a-loan.ts';
import { aPaymentRequest, aReturnedPayment, aReviewedPayment } from '../../../support/builders/a-payment.ts';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE, TIMEOUT } from '../../../support/fakes/fault-line.ts';
import { holdsInTime } from '../../../support/property-runs.ts';
import { aBrowser, LOAN } from '../payment/browser.ts';
import { aPayoffLoan, quoteOf, quotesDays, TODAY } from './quoting.ts';

const HOUR = 3_600_000;
const EXPIRED = { kind: 'answered', failure: { kind: 'refused', refusal: 'payoff-quote-expired' } } as const;

/** A payoff whose choices are read, on a platform that quotes the day that is asked for. */
const begun = async (given: Parameters<typeof aBrowser>[0] = {}) => {
  const browser = aBrowser({ loans: [aPayoffLoan()], flags: { payoffForDate: true }, ...given });
  const page = browser.openPage();
  const asked: unknown[] = [];
  quotesDays(browser.platform, (on) => asked.push(on));
  const context = { reads: page.reads, locale: 'en-us' } as const;
  const flow = page.services.get(BeginPayoff)({ loanId: LOAN }, context);
  flow.subscribe(() => undefined);
  await settled();
  const at = <Kind extends PayoffState['kind']>(
    kind: Kind,
  ): Extract<PayoffState, { readonly kind: Kind }> => {
    const state = flow.state();
    expect(state.kind).toBe(kind);
    return state as Extract<PayoffState, { readonly kind: Kind }>;
  };
  const agree = async (): Promise<void> => {
    await settled();
    const { consent } = at('reviewing').review;
    if (consent.kind !== 'unseen') throw new Error(`the document is ${consent.kind}`);
    flow.send({ kind: 'document-shown', documentId: consent.document.id });
  };
  return { ...browser, page, flow, at, agree, asked };
};

const readyToPay = async () => {
  const place = await begun();
  place.flow.send({ kind: 'review' });
  await place.agree();
  return place;
};

describe('paying off', () => {
  it('runs from a quote to the outcome, and knows that nothing is left', async () => {
    const { flow, at, platform, time, page } = await readyToPay();
    flow.send({ kind: 'pay' });
    flow.send({ kind: 'pay' });
    expect(at('reviewing').review.submission.kind).toBe('sending');
    flow.send({ kind: 'close' });
    await time.advance(0);
    expect(at('done')).toMatchObject({
      outcome: { amount: usd(50_021), succeeded: true },
      effect: { balanceAfter: usd(0) },
      left: { beside: undefined, draft: undefined },
    });
    expect(platform.sent).toMatchObject([
      { flow: 'PAY_OFF', amountType: 'PAYOFF', payOn: TODAY, payoffQuoteId: `quote-${TODAY}` },
    ]);
    expect(page.analytics.pages).toEqual(['make a payment', 'review and pay', 'payment success']);
    expect(page.analytics.pageInfo.at(-1)).toEqual({ flow: 'PAY_OFF', amountType: 'PAYOFF' });
    expect(page.analytics.events).toEqual([{ event: 'payment_amount_type', info: { amountType: 'PAYOFF' } }]);
  });

  it('goes back to a form without the method that another tab removed before its document was prepared', async () => {
    const removed = aPaymentMethod({ id: 'removed' as PaymentMethodId });
    const { flow, at, gateway, library } = await begun({ methods: [removed] });
    await gateway.removeMethod(removed.id);
    library.failNext({ kind: 'not-found' });
    flow.send({ kind: 'review' });
    await settled();
    expect(at('choosing')).toMatchObject({
      method: undefined,
      methods: [],
      check: { problems: { method: { kind: 'method-missing' } } },
    });
  });

  it('stays at the review of a document that is not found though the method still is', async () => {
    const { flow, at, library } = await begun();
    library.failNext({ kind: 'not-found' });
    flow.send({ kind: 'review' });
    await settled();
    expect(at('reviewing').review.consent.kind).toBe('not-prepared');
  });

  it('passes the amount of its quote to the port as the same object', async () => {
    const { flow, at, platform, time } = await readyToPay();
    const { quote } = at('reviewing');
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(platform.sent[0]?.amount).toBe(quote.kind === 'ready' ? quote.quote.amount : undefined);
  });

  it('does not know what is left where the loan cannot be read after it', async () => {
    const { flow, at, platform, time, page } = await readyToPay();
    platform.readLoan = () => errAsync(OFFLINE);
    platform.readHistory = () => errAsync(OFFLINE);
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(at('done').left).toBeUndefined();
    await page.reads.refresh([{ read: 'payment-methods' }]);
    expect(at('done').left).toBeUndefined();
  });

  it('does not know what is left from a loan that was read after the press, but before the payoff was booked', async () => {
    const { flow, at, platform, time } = await readyToPay();
    platform.orderFaults.queue({ kind: 'arrives-late', after: 20_000, failure: TIMEOUT });
    flow.send({ kind: 'pay' });
    await time.advance(19_000);
    expect(at('reviewing').review.submission.kind).toBe('unknown');
    const { readLoan } = platform;
    let looks = 0;
    platform.readLoan = (...of) => {
      if (platform.ledger.bookings.length > 0) looks += 1;
      return looks > 1 ? errAsync(OFFLINE) : readLoan(...of);
    };
    await time.advance(10_000);
    expect(at('done').left).toBeUndefined();
  });

  it('quotes each valid day that is chosen, and no invalid one', async () => {
    const { flow, at, asked } = await begun();
    flow.send({ kind: 'choose-day', text: '2026-11-24' });
    expect(at('choosing').quote).toEqual({ kind: 'loading', on: '2026-11-24' });
    flow.send({ kind: 'choose-day', text: '2026-11-25' });
    await settled();
    expect(at('choosing').quote).toMatchObject({ kind: 'ready', quote: { id: 'quote-2026-11-25' } });
    flow.send({ kind: 'choose-day', text: '2026-11-26' });
    expect(at('choosing').quote).toEqual({ kind: 'no-day' });
    flow.send({ kind: 'review' });
    expect(at('choosing').check).toEqual({
      attempt: 1,
      problems: { date: { kind: 'pay-date-not-a-business-day' } },
    });
    await settled();
    expect(asked).toEqual([TODAY, '2026-11-24', '2026-11-25']);
  });

  it('replaces a payment that is returned while it is reviewed, and is accepted anew', async () => {
    const { flow, at, platform, page, agree, time } = await readyToPay();
    const returned = aReturnedPayment();
    platform.readHistory = () => okAsync({ items: [returned], nextCursor: undefined });
    await page.reads.refresh([{ read: 'history', loanId: LOAN }]);
    flow.send({ kind: 'pay' });
    await settled();
    expect(platform.sent).toEqual([]);
    platform.orderFaults.queue(EXPIRED);
    await agree();
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(at('reviewing').requoted?.count).toBe(1);
    await agree();
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(at('done').outcome.succeeded).toBe(true);
    expect(platform.sent).toMatchObject([{ retryOf: returned.id }, { retryOf: returned.id }]);
  });

  it('needs consent to a new quote where the platform says that the old one has expired', async () => {
    const { flow, at, platform, time, agree } = await readyToPay();
    platform.orderFaults.queue(EXPIRED);
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(at('reviewing')).toMatchObject({
      requoted: { before: usd(50_021), count: 1 },
      review: { submission: { kind: 'ready' } },
    });
    expect(platform.ledger.bookings).toHaveLength(0);
    await agree();
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(at('done').outcome.succeeded).toBe(true);
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it('requests a new quote instead of paying on an expired one, and pays only after consent to it', async () => {
    const { flow, at, platform, time, agree } = await begun();
    flow.send({ kind: 'review' });
    await settled();
    time.sleep(24 * HOUR);
    flow.send({ kind: 'pay' });
    expect(at('reviewing').requoted).toBeUndefined();
    await agree();
    flow.send({ kind: 'pay' });
    expect(at('reviewing').review.submission.kind).toBe('sending');
    await settled();
    expect(at('reviewing')).toMatchObject({
      requoted: { count: 1 },
      draft: { payOn: '2026-11-22' },
      review: { checked: { payment: { payOn: '2026-11-22', payoffQuoteId: 'quote-2026-11-22' } } },
    });
    expect(platform.sent).toEqual([]);
  });

  it('says that nothing was paid where no new quote is available', async () => {
    const { flow, at, platform, time } = await readyToPay();
    time.sleep(24 * HOUR);
    const { readLoan } = platform;
    platform.readLoan = () => errAsync(OFFLINE);
    flow.send({ kind: 'pay' });
    await settled();
    expect(at('reviewing').review.submission).toEqual({
      kind: 'not-made',
      trouble: { kind: 'request-failed', failure: OFFLINE },
    });
    platform.readLoan = readLoan;
    flow.send({ kind: 'pay' });
    await settled();
    expect(at('reviewing').requoted?.count).toBe(1);
    expect(platform.sent).toEqual([]);
  });

  it('looks up a payoff of unknown outcome under its own quote, even after that has expired', async () => {
    const { flow, at, platform, time } = await readyToPay();
    platform.orderFaults.queue({ kind: 'lost-after', failure: TIMEOUT });
    const { readLoan } = platform;
    platform.readLoan = () => errAsync(OFFLINE);
    flow.send({ kind: 'pay' });
    await time.advance(11_000);
    expect(at('reviewing').review.submission).toMatchObject({ kind: 'unknown' });
    flow.send({ kind: 'back' });
    flow.send({ kind: 'change', field: 'date' });
    flow.send({ kind: 'cancel-other', payment: aPaymentRequest() });
    expect(at('reviewing').review.submission).toMatchObject({ kind: 'unknown' });
    time.sleep(15 * HOUR);
    platform.readLoan = readLoan;
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(at('done').outcome.succeeded).toBe(true);
    expect(new Set(platform.sent.map(({ requestKey }) => requestKey)).size).toBe(1);
  });

  it('reviewed after midnight requests the quote of the new day', async () => {
    const { flow, at, time, asked } = await begun();
    expect(asked).toHaveLength(1);
    time.sleep(24 * HOUR);
    flow.send({ kind: 'review' });
    expect(at('choosing').quote.kind).toBe('loading');
    await settled();
    expect(asked).toHaveLength(2);
    expect(at('choosing').quote.kind).toBe('ready');
    flow.send({ kind: 'review' });
    expect(at('reviewing').review.checked.payment.payOn).toBe(day('2026-11-22'));
  });

  it('does not list itself among the other payments where the reread loan already includes it', async () => {
    const { flow, at, platform, time } = await readyToPay();
    const { readHistory } = platform;
    platform.readHistory = (...of) =>
      new ResultAsync(
        new Promise((resolve) => {
          time.callAt(time.now() + 3000, () => void readHistory(...of).then(resolve));
        }),
      );
    flow.send({ kind: 'pay' });
    await time.advance(1000);
    expect(platform.ledger.bookings).toHaveLength(1);
    expect(at('reviewing').loan.paymentsInProgress).toHaveLength(1);
    expect(at('reviewing').beside).toBeUndefined();
    await time.advance(10_000);
    expect(flow.state().kind).toBe('done');
  });

  it('starts with a new quote once another payment was cancelled, and keeps everything where it was not', async () => {
    const before = { cancelBefore: Date.UTC(2026, 10, 23) as Instant };
    const { flow, at, platform, time } = await begun({
      flags: { payoffForDate: true, cancelScheduledPayment: true },
    });
    const order = { ...aReviewedPayment({ amount: usd(700) }), requestKey: 'other' };
    const request = platform.ledger.book(LOAN, order)._unsafeUnwrap();
    platform.ledger.changeLoan(LOAN, (loan) => ({
      ...loan,
      paymentsInProgress: [{ ...request, ...before }],
    }));
    flow.send({ kind: 'review' });
    await settled();
    flow.send({ kind: 'cancel-other', payment: { ...request, ...before } });
    flow.send({ kind: 'back' });
    expect(at('reviewing').review.consent.kind).toBe('unseen');
    flow.send({ kind: 'cancel-other', payment: { ...request, ...before } });
    const { asked } = at('cancelling');
    flow.send({ kind: 'cancel-payment' });
    await time.advance(0);
    expect(at('choosing').asked).toBe(asked + 1);
  });

  it('needs a new quote where a payment that the old one deducts was cancelled, though its cancellation seemed to fail', async () => {
    const { flow, at, platform, time, agree, page } = await begun({
      flags: { payoffForDate: true, cancelScheduledPayment: true },
    });
    const order = { ...aReviewedPayment({ amount: usd(700) }), requestKey: 'other' };
    const request = platform.ledger.book(LOAN, order)._unsafeUnwrap();
    const cancelBefore = Date.UTC(2026, 10, 23) as Instant;
    const other = { ...request, cancelBefore };
    platform.ledger.changeLoan(LOAN, (loan) => ({ ...loan, paymentsInProgress: [other] }));
    // The platform nets what is in progress, and honours a quote for as long as it is good.
    const { readLoan } = platform;
    platform.readLoan = (id, options, cancellation) =>
      readLoan(id, options, cancellation).map((loan) => {
        const pending = usd(loan.paymentsInProgress.reduce((sum, { amount }) => sum + amount.cents, 0));
        const { breakdown } = quoteOf();
        return {
          ...loan,
          payoff: quoteOf(options?.payoffOn, {
            id: `quote-${pending.cents}`,
            amount: usd(50_000 - pending.cents),
            breakdown: { ...breakdown, pending },
          }),
        };
      });
    flow.send({ kind: 'choose-day', text: '2026-11-24' });
    await page.reads.refresh([{ read: 'loan', loanId: LOAN }]);
    await settled();
    flow.send({ kind: 'review' });
    await agree();
    expect(at('reviewing').review.checked.payment.amount).toEqual(usd(49_300));
    platform.orderFaults.queue({ kind: 'lost-after', failure: TIMEOUT });
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    flow.send({ kind: 'cancel-other', payment: other });
    flow.send({ kind: 'cancel-payment' });
    await time.advance(0);
    expect(at('cancelling').cancelling).toMatchObject({ failure: { kind: 'unknown-outcome' } });
    flow.send({ kind: 'back' });
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(platform.sent).toEqual([]);
    expect(at('reviewing')).toMatchObject({
      requoted: { before: usd(49_300) },
      review: { checked: { payment: { amount: usd(50_000), payoffQuoteId: 'quote-0' } } },
    });
    await agree();
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(at('done').left).toEqual({ beside: undefined, draft: undefined });
  });

  it('asks which method where there are several, and selects one that is added', async () => {
    const other = aPaymentMethod({ id: 'method-2' as PaymentMethodId });
    const { flow, at } = await begun({ methods: [aPaymentMethod(), other] });
    flow.send({ kind: 'review' });
    expect(at('choosing').check.problems).toEqual({ method: { kind: 'method-missing' } });
    flow.send({ kind: 'select-method' });
    flow.send({ kind: 'use-method' });
    expect(at('selecting-method').check.attempt).toBe(1);
    flow.send({ kind: 'pick-method', methodId: other.id });
    flow.send({ kind: 'use-method' });
    expect(at('choosing')).toMatchObject({ method: { id: other.id }, focusOn: 'method' });
    flow.send({ kind: 'select-method' });
    flow.send({ kind: 'add-method' });
    flow.send({ kind: 'back' });
    flow.send({ kind: 'add-method' });
    flow.send({ kind: 'method-added', methodId: 'method-1' as PaymentMethodId });
    expect(at('choosing').draft.methodId).toBe('method-1');
  });

  it('draws on the method used last for the loan until another is chosen', async () => {
    const other = aPaymentMethod({ id: 'method-2' as PaymentMethodId });
    const loan = { ...aPayoffLoan(), lastMethodId: other.id };
    const { flow, at } = await begun({ loans: [loan], methods: [aPaymentMethod(), other] });
    flow.send({ kind: 'review' });
    expect(at('reviewing').review.checked).toMatchObject({ choice: 'PAYOFF', method: { id: other.id } });
  });

  it('reports days of unknown holidays as such', async () => {
    const browser = aBrowser({ loans: [aPayoffLoan()] });
    browser.time.sleep(80 * 365 * 24 * HOUR);
    const page = browser.openPage();
    const flow = page.services.get(BeginPayoff)({ loanId: LOAN }, { reads: page.reads, locale: 'en-us' });
    flow.subscribe(() => undefined);
    await settled();
    expect(flow.state()).toMatchObject({ kind: 'not-payable', holidaysUnknownIn: 2106 });
  });

  it('keeps the draft until it was paid', async () => {
    const { flow, page, time, agree } = await begun();
    const place = { name: `payoff ${LOAN}` };
    flow.send({ kind: 'choose-day', text: '2026-11-24' });
    expect(page.drafts.read(place)).toEqual({ payOn: '2026-11-24', methodId: undefined });
    await settled();
    flow.send({ kind: 'review' });
    await agree();
    flow.send({ kind: 'pay' });
    flow.dispose();
    await time.advance(0);
    expect(page.drafts.read(place)).toBeUndefined();
  });

  it('handles any event in any state, and sends one order at most however often it is pressed', async () => {
    const events: readonly PayoffEvent[] = [
      { kind: 'read-again' },
      { kind: 'quote-again' },
      { kind: 'choose-day', text: '2026-11-24' },
      { kind: 'choose-day', text: '' },
      { kind: 'select-method' },
      { kind: 'pick-method', methodId: 'method-1' as PaymentMethodId },
      { kind: 'use-method' },
      { kind: 'add-method' },
      { kind: 'method-added', methodId: 'method-1' as PaymentMethodId },
      { kind: 'review' },
      { kind: 'change', field: 'method' },
      { kind: 'pay' },
      { kind: 'pay' },
      { kind: 'pay-again' },
      { kind: 'review-again' },
      { kind: 'prepare-document' },
      { kind: 'cancel-other', payment: aPaymentRequest() },
      { kind: 'cancel-payment' },
      { kind: 'back' },
      { kind: 'close' },
    ];
    await holdsInTime(
      asyncProperty(
        array(constantFrom(...events, 'show' as const, 'wait' as const), { maxLength: 40 }),
        async (moves) => {
          const { flow, platform, time } = await begun();
          for (const move of moves) {
            const state = flow.state();
            if (move === 'wait') await time.advance(1_000);
            else if (move !== 'show') flow.send(move);
            else if (state.kind === 'reviewing' && state.review.consent.kind === 'unseen')
              flow.send({ kind: 'document-shown', documentId: state.review.consent.document.id });
          }
          await time.advance(60_000);
          expect(platform.ledger.bookings.length).toBeLessThanOrEqual(1);
          if (platform.ledger.bookings.length === 1) expect(['done', 'closed']).toContain(flow.state().kind);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('ignores a late answer in a state that requested none', async () => {
    const { flow } = await begun();
    const state = flow.state();
    const late: readonly PayoffAnswer[] = [
      { kind: 'quoted', attempt: 1, result: ok(quoteOf(day('2027-01-01'))) },
      { kind: 'document-accepted', at: 0 as Instant },
      { kind: 'cancel-answered', result: ok(undefined) },
    ];
    for (const answer of late)
      expect(stepPayoff(state, answer, { today: TODAY, forDate: true, choices: undefined }).state).toBe(
        state,
      );
  });
});
