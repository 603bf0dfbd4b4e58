import type { Flow } from '@member-portal/application/flows';
import type { PaymentEvent, PaymentState } from '@member-portal/application/flows/payment';
import type { Instant } from '@member-portal/domain/calendar';
import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { day } from '../../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../../support/builders/a-loan.ts';
import { aPaymentRequest, aReturnedPayment, aReviewedPayment } from '../../../support/builders/a-payment.ts';
import { aPaymentMethod } from '../../../support/builders/a-payment-method.ts';
import { START, settled } from '../../../support/fakes/fake-time.ts';
import { OFFLINE, TIMEOUT } from '../../../support/fakes/fault-line.ts';
import { quoteOf, TODAY } from '../payoff/quoting.ts';
import { aBrowser, LOAN } from './browser.ts';

type PayingFlow = Flow<PaymentState, PaymentEvent>;

const MINUTE = 60_000;
const DECLINED = { kind: 'answered', failure: { kind: 'refused', refusal: 'method-declined' } } as const;
const offline = { kind: 'answered', failure: OFFLINE } as const;

/** The flow of a page whose choices are read. */
const begun = async (given: Parameters<typeof aBrowser>[0] = {}) => {
  const browser = aBrowser(given);
  const page = browser.openPage();
  const flow = page.pay();
  flow.subscribe(() => undefined);
  await settled();
  return { ...browser, page, flow };
};

const stateOf = <Kind extends PaymentState['kind']>(
  flow: PayingFlow,
  kind: Kind,
): Extract<PaymentState, { readonly kind: Kind }> => {
  const state = flow.state();
  expect(state.kind).toBe(kind);
  return state as Extract<PaymentState, { readonly kind: Kind }>;
};

const accept = async (flow: PayingFlow): Promise<void> => {
  await settled();
  const { consent } = stateOf(flow, 'reviewing').review;
  if (consent.kind !== 'unseen') throw new Error(`the document is ${consent.kind}`);
  flow.send({ kind: 'document-shown', documentId: consent.document.id });
};

const readyToPay = async (given: Parameters<typeof aBrowser>[0] = {}) => {
  const place = await begun(given);
  place.flow.send({ kind: 'review' });
  await accept(place.flow);
  return place;
};

const submissionOf = (flow: PayingFlow) => stateOf(flow, 'reviewing').review.submission;

/** A payment whose answer was lost, of which nothing can be found for now. */
const withoutAnswer = async (how: 'lost-before' | 'lost-after') => {
  const place = await readyToPay();
  const { platform, time, flow } = place;
  platform.orderFaults.queue({ kind: how, failure: TIMEOUT });
  platform.readFaults.queue(...Array.from({ length: 40 }, () => offline));
  flow.send({ kind: 'pay' });
  await time.advance(11_000);
  expect(submissionOf(flow)).toMatchObject({ kind: 'unknown' });
  const mend = (): void => {
    while (platform.readFaults.next());
  };
  return { ...place, mend };
};

/** A payment that was made while its loan could not be read again, and the rereading once it can. */
const madeUnread = async (given: Parameters<typeof aBrowser>[0] = {}) => {
  const { flow, page, platform, time } = await readyToPay(given);
  platform.readFaults.queue(...Array.from({ length: 10 }, () => offline));
  flow.send({ kind: 'pay' });
  await time.advance(0);
  const reread = async (): Promise<void> => {
    while (platform.readFaults.next());
    await page.reads.refresh([{ read: 'loan', loanId: LOAN }]);
    await settled();
  };
  return { flow, platform, reread };
};

/** Another payment, of 25.00, that waits because one without an answer may still arrive. */
const besideUndecided = async () => {
  const { flow, page, mend, ...place } = await withoutAnswer('lost-before');
  flow.send({ kind: 'close' });
  mend();
  const another = page.pay();
  another.subscribe(() => undefined);
  await settled();
  another.send({ kind: 'choose-amount', choice: 'OTHER' });
  another.send({ kind: 'type-amount', text: '25' });
  another.send({ kind: 'review' });
  await accept(another);
  another.send({ kind: 'pay' });
  await place.time.advance(0);
  expect(submissionOf(another)).toMatchObject({ trouble: { kind: 'earlier-payment-undecided' } });
  return { ...place, another };
};

describe('paying', () => {
  it('runs from the choice to the outcome, and records each page once', async () => {
    const { flow, page, platform, time } = await readyToPay();
    flow.send({ kind: 'pay' });
    expect(submissionOf(flow)).toEqual({ kind: 'sending' });
    await time.advance(0);
    expect(stateOf(flow, 'done').outcome).toMatchObject({
      amount: usd(10_800),
      confirmation: 'C-1',
      succeeded: true,
    });
    expect(platform.sent).toHaveLength(1);
    expect(page.analytics.pages).toEqual(['make a payment', 'review and pay', 'payment success']);
    expect(page.analytics.pageInfo.at(-1)).toEqual({ flow: 'MAKE_PAYMENT', amountType: 'INSTALLMENT' });
    expect(page.analytics.events).toEqual([
      { event: 'payment_amount_type', info: { amountType: 'INSTALLMENT' } },
    ]);
    expect(JSON.stringify([page.analytics.events, page.analytics.pageInfo])).not.toContain(LOAN);
  });

  it('passes the validated amount from the form to the port as the same object', async () => {
    const { flow, platform, time } = await readyToPay();
    const { amount } = stateOf(flow, 'reviewing').review.checked.payment;
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(platform.sent[0]?.amount).toBe(amount);
  });

  it('offers a method no more that was removed in another tab and refused', async () => {
    const removed = aPaymentMethod({ id: 'removed' as PaymentMethodId });
    const other = aPaymentMethod({ id: 'other' as PaymentMethodId });
    const { flow, gateway, platform, time } = await begun({ methods: [removed, other] });
    flow.send({ kind: 'choose-method', methodId: removed.id });
    flow.send({ kind: 'review' });
    await accept(flow);
    await gateway.removeMethod(removed.id);
    platform.orderFaults.queue({
      kind: 'answered',
      failure: { kind: 'refused', refusal: 'method-not-usable' },
    });
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(submissionOf(flow)).toMatchObject({ trouble: { refusal: 'method-not-usable' } });
    flow.send({ kind: 'change', field: 'method' });
    expect(stateOf(flow, 'choosing').options.methods.map(({ id }) => id)).toEqual([other.id]);
    flow.send({ kind: 'review' });
    expect(stateOf(flow, 'choosing').check.problems).toHaveProperty('method');
  });

  it('goes back to a form without the method that another tab removed before its document was prepared', async () => {
    const removed = aPaymentMethod({ id: 'removed' as PaymentMethodId });
    const other = aPaymentMethod({ id: 'other' as PaymentMethodId });
    const { flow, gateway, library, platform } = await begun({ methods: [removed, other] });
    flow.send({ kind: 'choose-method', methodId: removed.id });
    await gateway.removeMethod(removed.id);
    library.failNext({ kind: 'not-found' });
    flow.send({ kind: 'review' });
    await settled();
    expect(stateOf(flow, 'choosing').methods.map(({ id }) => id)).toEqual([other.id]);
    expect(stateOf(flow, 'choosing').check.problems).toEqual({ method: { kind: 'method-missing' } });
    flow.send({ kind: 'choose-method', methodId: other.id });
    flow.send({ kind: 'review' });
    await accept(flow);
    expect(stateOf(flow, 'reviewing').review.checked.method.id).toBe(other.id);
    expect(platform.sent).toEqual([]);
  });

  it('stays at the review of a document that is not found though the method still is', async () => {
    const { flow, library } = await begun();
    library.failNext({ kind: 'not-found' });
    flow.send({ kind: 'review' });
    await settled();
    expect(stateOf(flow, 'reviewing').review.consent.kind).toBe('not-prepared');
  });

  it.each([
    ['is prepared', undefined],
    ['could not be prepared', OFFLINE],
  ])('reads no methods again where a document %s', async (_, failure) => {
    const { flow, gateway, library } = await begun();
    // A read of them would show it.
    gateway.keep(aPaymentMethod({ id: 'other' as PaymentMethodId }));
    if (failure) library.failNext(failure);
    flow.send({ kind: 'review' });
    await settled();
    expect(stateOf(flow, 'reviewing').options.methods).toHaveLength(1);
  });

  it('reports no success where the payment was booked and then failed', async () => {
    const { flow, page, platform, time } = await readyToPay();
    platform.orderFaults.queue({ kind: 'lost-after', failure: TIMEOUT });
    flow.send({ kind: 'pay' });
    await time.advance(100);
    platform.ledger.complete('payment-1', 'FAILED');
    await time.advance(10_000);
    expect(stateOf(flow, 'done').outcome.succeeded).toBe(false);
    expect(page.analytics.pages).toEqual(['make a payment', 'review and pay']);
  });

  it('shows the loan as it is after the payment', async () => {
    const { flow, time } = await readyToPay();
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(stateOf(flow, 'done').loan.paymentsInProgress).toHaveLength(1);
  });

  it('has the effect that the loan shows which is read after it, with a payment from another device', async () => {
    const { flow, platform, time } = await readyToPay();
    const elsewhere = aPaymentRequest({ requestKey: 'key-9', confirmation: 'C-9', payOn: day('2026-11-21') });
    platform.ledger.changeLoan(LOAN, (loan) => ({ ...loan, paymentsInProgress: [elsewhere] }));
    flow.send({ kind: 'pay' });
    await time.advance(0);
    const { preview, effect } = stateOf(flow, 'done');
    // Of $508.00 with interest: the other payment has paid the interest already.
    expect(preview?.preview.balanceAfter).toEqual(usd(39_200));
    expect(effect).toMatchObject({
      balanceAfter: usd(28_400),
      allocation: { interest: usd(0), principal: usd(10_800) },
    });
  });

  it('has no effect to tell until the loan that is read lists it', async () => {
    const { flow, platform, reread } = await madeUnread();
    expect(stateOf(flow, 'done').effect).toBeUndefined();
    await reread();
    expect(stateOf(flow, 'done').effect?.balanceAfter).toEqual(usd(39_200));
    // Booked or returned meanwhile: what is left is no longer that after this payment alone.
    platform.ledger.changeLoan(LOAN, (loan) => ({ ...loan, paymentsInProgress: [] }));
    await reread();
    expect(stateOf(flow, 'done').effect).toBeUndefined();
  });

  describe('a payoff', () => {
    const scheduled = aPaymentRequest({ requestKey: 'key-9', confirmation: 'C-9' });
    const payoffLoan = () =>
      aLoan({
        paymentOptions: [{ amountType: 'PAYOFF', amount: usd(50_000), min: undefined, max: undefined }],
        paymentsInProgress: [],
      });

    it('says what is left according to the loan as it is read afterwards', async () => {
      const { flow, platform, time } = await readyToPay({ loans: [payoffLoan()] });
      // Another window has scheduled one meanwhile.
      platform.ledger.changeLoan(LOAN, (loan) => ({ ...loan, paymentsInProgress: [scheduled] }));
      flow.send({ kind: 'pay' });
      await time.advance(0);
      const { loan, sentOver, left } = stateOf(flow, 'done');
      expect(loan).not.toBe(sentOver);
      expect(left?.beside?.payments).toMatchObject([{ id: scheduled.id }]);
    });

    it('says that nothing is overpaid where the quote that was paid counts the payment beside it', async () => {
      const breakdown = { ...quoteOf().breakdown, pending: scheduled.amount };
      const loan = {
        ...payoffLoan(),
        payoff: quoteOf(TODAY, { breakdown }),
        paymentsInProgress: [scheduled],
      };
      const { flow, platform, time } = await readyToPay({ loans: [loan] });
      expect(stateOf(flow, 'reviewing').beside).toMatchObject({ uncounted: undefined });
      // Nothing is left to quote once it is paid.
      platform.ledger.changeLoan(LOAN, (known) => ({ ...known, payoff: undefined }));
      flow.send({ kind: 'pay' });
      await time.advance(0);
      const { beside } = stateOf(flow, 'done').left ?? {};
      expect(beside).toMatchObject({ payments: [{ id: scheduled.id }], uncounted: undefined });
    });

    it('is not made at an amount that has changed since it was chosen, for example because another payment was cancelled', async () => {
      const counting = (cents: number, paymentsInProgress: Loan['paymentsInProgress']) => ({
        payoff: quoteOf(TODAY, { id: `quote of ${cents}`, amount: usd(cents) }),
        paymentOptions: [
          { amountType: 'PAYOFF', amount: usd(cents), min: undefined, max: undefined } as const,
        ],
        paymentsInProgress,
      });
      const { flow, platform, page, time } = await readyToPay({
        loans: [{ ...payoffLoan(), ...counting(39_200, [scheduled]) }],
      });
      platform.ledger.changeLoan(LOAN, (loan) => ({ ...loan, ...counting(50_000, []) }));
      await page.reads.refresh([{ read: 'loan', loanId: LOAN }]);
      flow.send({ kind: 'pay' });
      await time.advance(0);
      expect(platform.sent).toEqual([]);
      expect(submissionOf(flow)).toEqual({
        kind: 'not-made',
        trouble: { kind: 'refused', refusal: 'payoff-quote-expired' },
      });
      flow.send({ kind: 'change', field: 'amount' });
      flow.send({ kind: 'review' });
      await accept(flow);
      flow.send({ kind: 'pay' });
      await time.advance(0);
      expect(stateOf(flow, 'done').outcome.amount).toEqual(usd(50_000));
      expect(platform.sent).toMatchObject([{ amount: usd(50_000), payoffQuoteId: 'quote of 50000' }]);
    });

    it('does not say what is left while the loan cannot be read again, and does once it can', async () => {
      const { flow, reread } = await madeUnread({ loans: [payoffLoan()] });
      expect(stateOf(flow, 'done').left).toBeUndefined();
      await reread();
      expect(stateOf(flow, 'done').left).toEqual({ beside: undefined, draft: undefined });
    });
  });

  it('is timed from the first press to the confirmation, and not where it is refused', async () => {
    const { flow, page, platform, time } = await readyToPay();
    platform.orderFaults.queue(DECLINED, { kind: 'lost-after', failure: TIMEOUT });
    flow.send({ kind: 'pay' });
    await time.advance(MINUTE);
    expect(page.monitoring.timings).toEqual([]);
    flow.send({ kind: 'pay' });
    await time.advance(500);
    expect(page.monitoring.timings).toEqual([{ name: 'pay_to_confirmed', milliseconds: 500 }]);
  });

  it('sends nothing before the document is on the screen, and then one payment for two presses', async () => {
    const { flow, platform, time } = await begun();
    flow.send({ kind: 'review' });
    flow.send({ kind: 'pay' });
    await settled();
    const { consent } = stateOf(flow, 'reviewing').review;
    if (consent.kind !== 'unseen') throw new Error(consent.kind);
    flow.send({ kind: 'pay' });
    flow.send({ kind: 'document-shown', documentId: consent.document.id });
    expect(submissionOf(flow)).toEqual({ kind: 'ready' });
    flow.send({ kind: 'pay' });
    flow.send({ kind: 'pay' });
    expect(stateOf(flow, 'reviewing').review.consent).toMatchObject({ kind: 'given' });
    await time.advance(0);
    expect(platform.sent.map(({ authorisation }) => authorisation)).toEqual([
      { documentId: consent.document.id, acceptedAt: START },
    ]);
  });

  it('asks for another consent after anything was changed', async () => {
    const { flow } = await readyToPay();
    flow.send({ kind: 'change', field: 'amount' });
    expect(stateOf(flow, 'choosing').focusOn).toBe('amount');
    flow.send({ kind: 'review' });
    expect(stateOf(flow, 'reviewing').review.consent.kind).toBe('preparing');
    await settled();
    expect(stateOf(flow, 'reviewing').review.consent.kind).toBe('unseen');
  });

  it('reports a refusal, and pays once the buyer has chosen again', async () => {
    const { flow, platform, time } = await readyToPay();
    platform.orderFaults.queue(DECLINED);
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(submissionOf(flow)).toEqual({
      kind: 'not-made',
      trouble: { kind: 'refused', refusal: 'method-declined' },
    });
    flow.send({ kind: 'review-again' });
    await accept(flow);
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(stateOf(flow, 'done').outcome.confirmation).toBe('C-1');
    expect(new Set(platform.sent.map(({ requestKey }) => requestKey)).size).toBe(2);
  });
});

describe('a payment whose answer was lost', () => {
  it('is locked, and is reported as made without a press once the platform can be reached', async () => {
    const { flow, mend, platform, time, page } = await withoutAnswer('lost-after');
    const locked = flow.state();
    for (const event of [
      { kind: 'back' },
      { kind: 'change', field: 'amount' },
      { kind: 'review-again' },
    ] as const)
      flow.send(event);
    expect(flow.state()).toBe(locked);
    mend();
    await time.advance(5_000);
    expect(stateOf(flow, 'done').outcome.confirmation).toBe('C-1');
    expect(platform.sent).toHaveLength(1);
    expect(page.monitoring.timings).toHaveLength(1);
  });

  it('is looked up under the same key', async () => {
    const { flow, mend, platform, time } = await withoutAnswer('lost-after');
    mend();
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(stateOf(flow, 'done').outcome.confirmation).toBe('C-1');
    expect(new Set(platform.sent.map(({ requestKey }) => requestKey)).size).toBe(1);
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it('is reported as never arrived without a press, and is no longer followed once the buyer has left', async () => {
    const first = await withoutAnswer('lost-before');
    first.mend();
    await first.time.advance(3 * MINUTE);
    expect(submissionOf(first.flow)).toEqual({ kind: 'not-made', trouble: { kind: 'never-booked' } });

    const second = await withoutAnswer('lost-before');
    second.flow.send({ kind: 'close' });
    expect(second.flow.state()).toMatchObject({ kind: 'closed' });
    second.mend();
    await second.time.advance(3 * MINUTE);
    expect(second.flow.state()).toMatchObject({ kind: 'closed' });
    expect(second.time.waiting()).toBe(0);
  });

  it('is shown before another one is made, which references it', async () => {
    const { flow, mend, page, platform, time } = await withoutAnswer('lost-after');
    flow.send({ kind: 'close' });
    mend();
    const another = page.pay();
    another.subscribe(() => undefined);
    await settled();
    another.send({ kind: 'review' });
    await accept(another);
    another.send({ kind: 'pay' });
    await time.advance(0);
    expect(stateOf(another, 'done').outcome.confirmation).toBe('C-1');
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it('still in progress blocks another one until its outcome is known', async () => {
    const { another, platform, time } = await besideUndecided();
    await time.advance(3 * MINUTE);
    expect(submissionOf(another)).toEqual({ kind: 'ready' });
    expect(platform.ledger.bookings).toEqual([]);
  });
});

describe('leaving while a payment is sent', () => {
  it('is not possible, and a disposed flow still settles its payment, draft and reads', async () => {
    const { flow, page, platform, time, kept } = await readyToPay();
    flow.send({ kind: 'back' });
    flow.send({ kind: 'choose-amount', choice: 'INSTALLMENT' });
    flow.send({ kind: 'review' });
    await accept(flow);
    flow.send({ kind: 'pay' });
    flow.send({ kind: 'close' });
    expect(submissionOf(flow)).toEqual({ kind: 'sending' });
    const told = flow.state();
    flow.dispose();
    await time.advance(0);
    expect(flow.state()).toBe(told);
    expect(platform.ledger.bookings).toHaveLength(1);
    expect([...kept.values()].filter(({ open }) => open)).toEqual([]);
    const again = page.pay();
    again.subscribe(() => undefined);
    await settled();
    const { loan, edited } = stateOf(again, 'choosing');
    expect(edited).toBe(false);
    expect(loan.paymentsInProgress).toHaveLength(1);
  });
});

describe('the choice of a payment', () => {
  it('reports all problems at once, each until its field changes', async () => {
    const { flow } = await begun();
    flow.send({ kind: 'choose-amount', choice: 'OTHER' });
    flow.send({ kind: 'choose-day', text: '2026-11-26' });
    flow.send({ kind: 'review' });
    expect(stateOf(flow, 'choosing').check).toEqual({
      attempt: 1,
      problems: { amount: { kind: 'amount-missing' }, date: { kind: 'pay-date-not-a-business-day' } },
    });
    flow.send({ kind: 'type-amount', text: '12' });
    expect(stateOf(flow, 'choosing').check.problems).toEqual({
      date: { kind: 'pay-date-not-a-business-day' },
    });
    flow.send({ kind: 'review' });
    expect(stateOf(flow, 'choosing').check.attempt).toBe(2);
  });

  it('is checked against the day on which the buyer requests the review', async () => {
    const { flow, time } = await begun();
    expect(stateOf(flow, 'choosing').draft.payOn).toBe('2026-11-21');
    time.sleep(24 * 60 * MINUTE);
    flow.send({ kind: 'choose-method', methodId: 'method-1' as PaymentMethodId });
    flow.send({ kind: 'review' });
    expect(stateOf(flow, 'choosing').check.problems).toMatchObject({ date: { kind: 'pay-date-too-early' } });
  });

  it('is asked for again where the day passed while the payment was reviewed, which sends nothing', async () => {
    const { flow, time, platform } = await readyToPay();
    time.sleep(24 * 60 * MINUTE);
    flow.send({ kind: 'pay' });
    await time.advance(0);
    const { check, days } = stateOf(flow, 'choosing');
    expect(check).toEqual({
      attempt: 1,
      problems: { date: { kind: 'pay-date-too-early', earliest: '2026-11-22' } },
    });
    expect(days.today).toBe('2026-11-22');
    expect(platform.sent).toEqual([]);
    flow.send({ kind: 'choose-day', text: '2026-11-22' });
    flow.send({ kind: 'review' });
    await accept(flow);
    // A late answer about the first document is not taken for one about the second.
    expect(stateOf(flow, 'reviewing').review.consent.attempt).toBe(2);
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(platform.sent.map(({ payOn }) => payOn)).toEqual(['2026-11-22']);
  });

  it('that has passed leaves an undecided earlier payment to the next review, which is told of it', async () => {
    const { another, platform, time } = await besideUndecided();
    expect(time.waiting()).toBeGreaterThan(0);
    time.sleep(24 * 60 * MINUTE);
    another.send({ kind: 'pay' });
    stateOf(another, 'choosing');
    // Followed further, the earlier payment would be settled without being reported.
    expect(time.waiting()).toBe(0);
    expect(platform.sent).toHaveLength(1);
  });

  it('stays the one of a payment whose outcome is unknown, whatever the day', async () => {
    const { flow, time, mend, platform } = await withoutAnswer('lost-before');
    time.sleep(24 * 60 * MINUTE);
    mend();
    flow.send({ kind: 'pay' });
    await time.advance(11_000);
    expect(flow.state().kind).not.toBe('choosing');
    expect(new Set(platform.sent.map(({ payOn }) => payOn))).toEqual(new Set([TODAY]));
  });

  it('rereads what could not be read', async () => {
    const browser = aBrowser();
    browser.platform.readFaults.queue(offline);
    const flow = browser.openPage().pay();
    flow.subscribe(() => undefined);
    await settled();
    expect(stateOf(flow, 'failed').failure).toEqual(OFFLINE);
    flow.send({ kind: 'read-again' });
    expect(flow.state().kind).toBe('loading');
    await settled();
    stateOf(flow, 'choosing');
  });

  it('offers nothing where the loan takes no payment', async () => {
    const { flow } = await begun({ loans: [aLoan({ status: 'PAID' })] });
    expect(stateOf(flow, 'not-payable').loan.id).toBe(LOAN);
  });

  it('previews the effect of a draft without problems', async () => {
    const { flow } = await begun();
    expect(stateOf(flow, 'choosing').preview?.preview.balanceAfter).toEqual(usd(39_200));
    flow.send({ kind: 'choose-day', text: '' });
    expect(stateOf(flow, 'choosing').preview).toBeUndefined();
  });

  it('returns with the added method chosen', async () => {
    const { flow } = await begun();
    flow.send({ kind: 'add-method' });
    flow.send({ kind: 'back' });
    expect(stateOf(flow, 'choosing').draft.methodId).not.toBe('method-9');
    flow.send({ kind: 'add-method' });
    expect(stateOf(flow, 'adding-method').options.methods).not.toEqual([]);
    flow.send({ kind: 'method-added', methodId: 'method-9' as PaymentMethodId });
    expect(stateOf(flow, 'choosing')).toMatchObject({
      draft: { methodId: 'method-9' },
      edited: true,
      focusOn: 'method',
    });
  });
});

describe('another payment of the loan', () => {
  it('that another tab made is reported with the effect of one more', async () => {
    const { flow, openPage, time, platform } = await readyToPay();
    const another = openPage().pay();
    another.subscribe(() => undefined);
    await settled();
    another.send({ kind: 'review' });
    await accept(another);
    const left = () => stateOf(flow, 'reviewing').review.preview?.preview.balanceAfter;
    expect(left()).toEqual(usd(39_200));
    another.send({ kind: 'pay' });
    await time.advance(0);
    stateOf(another, 'done');
    flow.send({ kind: 'pay' });
    await time.advance(0);
    expect(submissionOf(flow)).toMatchObject({ trouble: { kind: 'earlier-payment-found' } });
    expect(left()).toEqual(usd(28_400));
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  // Proves.
  it('is cancelled from the review, after which the amounts are chosen again', async () => {
    const { flow, platform, time } = await begun({ flags: { cancelScheduledPayment: true } });
    const order = { ...aReviewedPayment({ payOn: day('2026-12-01') }), requestKey: 'another' };
    const booked = platform.ledger.book(LOAN, order)._unsafeUnwrap();
    const payment = { ...booked, cancelBefore: Date.UTC(2026, 10, 30) as Instant };
    flow.send({ kind: 'review' });
    await accept(flow);
    flow.send({ kind: 'cancel-other', payment });
    flow.send({ kind: 'back' });
    stateOf(flow, 'reviewing');
    flow.send({ kind: 'cancel-other', payment });
    flow.send({ kind: 'cancel-payment' });
    const asking = stateOf(flow, 'cancelling');
    expect(asking.cancelling).toMatchObject({ kind: 'asking', sending: true });
    flow.send({ kind: 'back' });
    flow.send({ kind: 'close' });
    expect(flow.state()).toBe(asking);
    await time.advance(0);
    stateOf(flow, 'choosing');
    expect(platform.ledger.loan(LOAN)?.paymentsInProgress).toEqual([]);
  });

  it('that was taken before it could be cancelled leads to the choice of the amounts as well', async () => {
    const { flow, platform, time } = await begun({ flags: { cancelScheduledPayment: true } });
    flow.send({ kind: 'review' });
    const cancelBefore = Date.UTC(2026, 10, 30) as Instant;
    flow.send({ kind: 'cancel-other', payment: aPaymentRequest({ cancelBefore }) });
    platform.readHistory = () =>
      okAsync({
        items: [aReturnedPayment({ requestKey: 'key-1', status: 'RECEIVED' })],
        nextCursor: undefined,
      });
    platform.cancelPayment = () => errAsync({ kind: 'not-found' });
    flow.send({ kind: 'cancel-payment' });
    await time.advance(0);
    expect(stateOf(flow, 'cancelling').cancelling).toMatchObject({ failure: { kind: 'not-found' } });
    flow.send({ kind: 'back' });
    stateOf(flow, 'choosing');
  });

  it('that will be retried by the bank is replaced by this one, unless this one pays principal only', async () => {
    const returned = aReturnedPayment();
    const principal = { amountType: 'PRINCIPAL', amount: undefined, min: undefined, max: undefined } as const;
    const loan = aLoan({ paymentOptions: [...aLoan().paymentOptions, principal] });
    const browser = aBrowser({ loans: [loan] });
    browser.platform.readHistory = () => okAsync({ items: [returned], nextCursor: undefined });
    const flow = browser.openPage().pay();
    flow.subscribe(() => undefined);
    await settled();
    expect(stateOf(flow, 'choosing').replaces).toMatchObject({ id: returned.id });
    flow.send({ kind: 'choose-amount', choice: 'PRINCIPAL' });
    flow.send({ kind: 'type-amount', text: '50' });
    expect(stateOf(flow, 'choosing').replaces).toBeUndefined();
    flow.send({ kind: 'review' });
    expect(stateOf(flow, 'reviewing').review.checked.payment).toMatchObject({
      amountType: 'PRINCIPAL',
      retryOf: undefined,
    });
    flow.send({ kind: 'back' });
    flow.send({ kind: 'choose-amount', choice: 'INSTALLMENT' });
    flow.send({ kind: 'review' });
    expect(stateOf(flow, 'reviewing').review.checked.payment.retryOf).toBe(returned.id);
  });

  it('that is returned while this one is under review is replaced by it, which is accepted anew', async () => {
    const { flow, page, platform } = await readyToPay();
    const returned = aReturnedPayment();
    platform.readHistory = () => okAsync({ items: [returned], nextCursor: undefined });
    await page.reads.refresh([{ read: 'history', loanId: LOAN }]);
    flow.send({ kind: 'pay' });
    await settled();
    expect(platform.sent).toEqual([]);
    expect(stateOf(flow, 'reviewing').retryAhead?.id).toBe(returned.id);
    await accept(flow);
    flow.send({ kind: 'pay' });
    await settled();
    expect(platform.sent).toMatchObject([{ retryOf: returned.id }]);
  });

  it('that turns out to have been returned is replaced by this one, which is accepted anew', async () => {
    const { another, platform, time } = await besideUndecided();
    const returned = aReturnedPayment({ type: 'PAYMENT', requestKey: platform.sent[0]?.requestKey });
    platform.readHistory = () => okAsync({ items: [returned], nextCursor: undefined });
    await time.advance(3 * MINUTE);
    expect(submissionOf(another)).toEqual({ kind: 'ready' });
    another.send({ kind: 'pay' });
    await time.advance(0);
    expect(platform.sent.filter(({ amount }) => amount.cents === 2_500)).toEqual([]);
    await accept(another);
    another.send({ kind: 'pay' });
    await time.advance(0);
    expect(platform.sent.at(-1)).toMatchObject({ amount: usd(2_500), retryOf: returned.id });
  });

  it('that was returned is replaced by this one', async () => {
    const { flow } = await begun();
    expect(stateOf(flow, 'choosing').replaces).toBeUndefined();
    const retried = { id: 'payment-7', amount: usd(7_700) };
    const principal = { amountType: 'PRINCIPAL', amount: undefined, min: undefined, max: undefined } as const;
    const browser = aBrowser({ loans: [aLoan({ paymentOptions: [...aLoan().paymentOptions, principal] })] });
    const again = browser.openPage().pay(retried);
    again.subscribe(() => undefined);
    await settled();
    expect(stateOf(again, 'choosing').draft).toMatchObject({
      choice: 'OTHER',
      typed: { OTHER: '77.00' },
    });
    again.send({ kind: 'review' });
    expect(stateOf(again, 'reviewing').review.checked.payment).toMatchObject({
      retryOf: 'payment-7',
      payOn: day('2026-11-21'),
    });
    again.send({ kind: 'change', field: 'amountType' });
    again.send({ kind: 'choose-amount', choice: 'PRINCIPAL' });
    again.send({ kind: 'type-amount', text: '50' });
    again.send({ kind: 'review' });
    expect(stateOf(again, 'reviewing').review.checked.payment).toMatchObject({
      amountType: 'PRINCIPAL',
      retryOf: undefined,
    });
  });
});
