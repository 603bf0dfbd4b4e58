import {
  AwaitsPayment,
  CancelScheduledPayment,
  FOLLOW_EVERY_MS,
  FollowPayment,
  PaymentOptionsOf,
  PreviewPayment,
  PutAwayPayment,
  ReconcileOpenPayments,
  ReconcilePayment,
} from '@member-portal/application/payments';
import type { Instant } from '@member-portal/domain/calendar';
import type { Flags } from '@member-portal/domain/flags';
import type { LoanId } from '@member-portal/domain/loan';
import { MAY_ARRIVE_WITHIN_MS, type PaymentRequest } from '@member-portal/domain/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, aLoanOfInstalments, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest, aReviewedPayment } from '../../support/builders/a-payment.ts';
import { aPaymentMethod } from '../../support/builders/a-payment-method.ts';
import { fakeCancellation } from '../../support/fakes/fake-cancellation.ts';
import { fakeDelay } from '../../support/fakes/fake-delay.ts';
import { fakeTime } from '../../support/fakes/fake-time.ts';
import { OFFLINE, TIMEOUT } from '../../support/fakes/fault-line.ts';
import { isBusinessDay } from '../../support/known-holidays.ts';
import { aBrowser } from '../flows/payment/browser.ts';
import { aPlace } from './tab.ts';

const payment = aReviewedPayment();
const { loanId } = payment;
const lostBefore = { kind: 'lost-before', failure: OFFLINE } as const;
const offline = { kind: 'answered', failure: OFFLINE } as const;

const aRequest = (changed: Partial<PaymentRequest> = {}): PaymentRequest => ({
  id: 'payment-1',
  requestKey: 'key-1',
  status: 'REQUESTED',
  amountType: 'OTHER',
  amount: payment.amount,
  payOn: day('2026-12-01'),
  confirmation: 'C-1',
  method: { type: 'BANK_ACCOUNT', brand: undefined, last4: '6789' },
  createdAt: Date.UTC(2026, 10, 21) as Instant,
  cancelBefore: Date.UTC(2026, 10, 30) as Instant,
  ...changed,
});

/** A place where a payment has been sent and its answer lost, in one of three ways. */
const anOpenPayment = async (how: 'before' | 'after' | 'late') => {
  const place = aPlace();
  const { platform, time } = place;
  if (how === 'before') platform.orderFaults.queue(lostBefore);
  if (how === 'after') {
    platform.orderFaults.queue({ kind: 'lost-after', failure: TIMEOUT });
    platform.readFaults.queue(offline, offline, offline, offline);
  }
  if (how === 'late') platform.orderFaults.queue({ kind: 'arrives-late', after: 47_000, failure: TIMEOUT });
  const { services, submit, sessions } = place.openTab();
  await submit(payment);
  const reconcile = services.get(ReconcilePayment);
  return {
    ...place,
    submit,
    sessions,
    reconcile,
    // Its pauses take time; those of `submit` are over at once.
    follow: FollowPayment.create({ reconcile, delay: fakeDelay(time) }),
    all: services.get(ReconcileOpenPayments),
    awaits: services.get(AwaitsPayment),
    putAway: services.get(PutAwayPayment),
  };
};

describe('an open payment', () => {
  it('that was booked is found until the buyer is told of it', async () => {
    const { reconcile, kept, putAway } = await anOpenPayment('after');
    await reconcile(loanId);
    const found = (await reconcile(loanId))._unsafeUnwrap();
    expect(found).toMatchObject({ kind: 'booked', payment: { request: { confirmation: 'C-1' } } });
    if (found.kind !== 'booked') throw new Error(found.kind);
    await putAway(loanId, found);
    expect([...kept.values()].some(({ open }) => open)).toBe(false);
    expect((await reconcile(loanId))._unsafeUnwrap()).toEqual({ kind: 'none-open' });
  });

  it('is awaited while it may still arrive, on its own loan alone', async () => {
    const { awaits, time } = await anOpenPayment('before');
    expect((await awaits(loanId))._unsafeUnwrap()).toBe(true);
    expect((await awaits('loan-2' as LoanId))._unsafeUnwrap()).toBe(false);
    await time.advance(MAY_ARRIVE_WITHIN_MS);
    expect((await awaits(loanId))._unsafeUnwrap()).toBe(false);
  });

  it('that is not found is undecided while it may arrive, then was never booked until the notice is dismissed', async () => {
    const { reconcile, time, putAway } = await anOpenPayment('before');
    expect((await reconcile(loanId))._unsafeUnwrap()).toMatchObject({ kind: 'undecided' });
    await time.advance(MAY_ARRIVE_WITHIN_MS);
    expect((await reconcile(loanId))._unsafeUnwrap()).toMatchObject({ kind: 'never-booked' });
    const told = (await reconcile(loanId))._unsafeUnwrap();
    if (told.kind !== 'never-booked') throw new Error(told.kind);
    await putAway(loanId, told);
    expect((await reconcile(loanId))._unsafeUnwrap()).toEqual({ kind: 'none-open' });
  });

  it('is undecided for two minutes after the clock was set back, not until it has caught up', async () => {
    const { reconcile, awaits, time } = await anOpenPayment('before');
    time.sleep(-24 * 60 * 60_000);
    expect((await reconcile(loanId))._unsafeUnwrap()).toMatchObject({ kind: 'undecided' });
    time.sleep(MAY_ARRIVE_WITHIN_MS - 1);
    expect((await reconcile(loanId))._unsafeUnwrap()).toMatchObject({ kind: 'undecided' });
    time.sleep(1);
    expect((await reconcile(loanId))._unsafeUnwrap()).toMatchObject({ kind: 'never-booked' });
    expect((await awaits(loanId))._unsafeUnwrap()).toBe(false);
  });

  it('is told again where nobody was signed in to dismiss the notice', async () => {
    const { reconcile, time, putAway, sessions } = await anOpenPayment('before');
    await time.advance(MAY_ARRIVE_WITHIN_MS);
    const told = (await reconcile(loanId))._unsafeUnwrap();
    const session = sessions.current();
    if (told.kind !== 'never-booked' || !session) throw new Error(told.kind);
    sessions.close('expired');
    await putAway(loanId, told);
    sessions.open(session);
    expect((await reconcile(loanId))._unsafeUnwrap()).toMatchObject({ kind: 'never-booked' });
  });

  it('that was sent again since the notice was shown is not dismissed with it', async () => {
    const { reconcile, time, putAway, submit, platform } = await anOpenPayment('before');
    await time.advance(MAY_ARRIVE_WITHIN_MS);
    const told = (await reconcile(loanId))._unsafeUnwrap();
    if (told.kind !== 'never-booked') throw new Error(told.kind);
    platform.orderFaults.queue(lostBefore);
    await submit(payment);
    await putAway(loanId, told);
    expect((await reconcile(loanId))._unsafeUnwrap()).toMatchObject({ kind: 'undecided' });
  });

  it('that was never booked is made by the same order, and is not reported any more', async () => {
    const { reconcile, time, submit, platform } = await anOpenPayment('before');
    await time.advance(MAY_ARRIVE_WITHIN_MS);
    await reconcile(loanId);
    expect((await submit(payment)).isOk()).toBe(true);
    expect(platform.ledger.bookings).toHaveLength(1);
    expect((await reconcile(loanId))._unsafeUnwrap()).toEqual({ kind: 'none-open' });
  });

  it('that cannot be looked up stays open', async () => {
    const { reconcile, platform, kept } = await anOpenPayment('before');
    platform.readFaults.queue(offline);
    expect((await reconcile(loanId))._unsafeUnwrapErr()).toEqual(OFFLINE);
    expect(kept.size).toBe(1);
  });

  it('is looked up only for its own buyer', async () => {
    const { reconcile, sessions } = await anOpenPayment('after');
    sessions.close('signed-out');
    expect((await reconcile(loanId))._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
  });

  it('is found among all after the next sign-in; one that cannot be looked up is undecided', async () => {
    const { all, platform } = await anOpenPayment('after');
    platform.readFaults.queue(offline);
    expect((await all())._unsafeUnwrap()).toMatchObject([{ loanId, outcome: { kind: 'undecided' } }]);
    expect((await all())._unsafeUnwrap()).toMatchObject([{ loanId, outcome: { kind: 'booked' } }]);
  });
});

describe('following an open payment', () => {
  it('tells a late booking soon after it arrives, over an outage', async () => {
    const { follow, time, platform } = await anOpenPayment('late');
    let told: { readonly kind: string; readonly at: number } | undefined;
    const started = time.now();
    void follow(loanId).then((outcome) => {
      told = { kind: outcome._unsafeUnwrap().kind, at: time.now() - started };
    });
    await time.advance(20_000);
    platform.readFaults.queue(offline, offline, offline);
    await time.advance(80_000);
    expect(told?.kind).toBe('booked');
    expect(told?.at).toBeLessThanOrEqual(47_000 + 2 * FOLLOW_EVERY_MS);
  });

  it('ends when the caller leaves or the session is over', async () => {
    const { follow, time, platform } = await anOpenPayment('before');
    const leaving = fakeCancellation();
    const left = follow(loanId, leaving);
    await time.advance(1000);
    leaving.cancel();
    expect((await left)._unsafeUnwrapErr()).toEqual({ kind: 'cancelled' });
    platform.readFaults.queue({ kind: 'answered', failure: { kind: 'session-expired' } });
    expect((await follow(loanId))._unsafeUnwrapErr()).toEqual({ kind: 'session-expired' });
    expect(time.waiting()).toBe(0);
  });
});

describe('cancelling a scheduled payment', () => {
  const aCancellation = (offered = true) => {
    const { time, platform: servicing, openPage } = aBrowser({ flags: { cancelScheduledPayment: offered } });
    servicing.ledger.book(loanId, { ...payment, requestKey: 'key-1' });
    return {
      time,
      servicing,
      cancel: openPage().services.get(CancelScheduledPayment),
    };
  };

  it('takes it back', async () => {
    const { cancel, servicing } = aCancellation();
    expect((await cancel({ loanId, payment: aRequest() })).isOk()).toBe(true);
    expect(servicing.ledger.loan(loanId)?.paymentsInProgress).toEqual([]);
  });

  it('twice, or with a lost answer, is the same as once', async () => {
    const { cancel, servicing } = aCancellation();
    servicing.orderFaults.queue({ kind: 'lost-after', failure: TIMEOUT });
    expect((await cancel({ loanId, payment: aRequest() })).isOk()).toBe(true);
    expect((await cancel({ loanId, payment: aRequest() })).isOk()).toBe(true);
  });

  it('of one that the history has as cancelled is the same as once', async () => {
    const { cancel, servicing } = aCancellation();
    servicing.ledger.complete('payment-1', 'CANCELLED');
    expect((await cancel({ loanId, payment: aRequest() })).isOk()).toBe(true);
  });

  it('that has not arrived yet is not told as failed, because it may still arrive', async () => {
    const { cancel, servicing, time } = aCancellation();
    servicing.orderFaults.queue({ kind: 'arrives-late', after: 40_000, failure: TIMEOUT });
    const answer = await cancel({ loanId, payment: aRequest() });
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'unknown-outcome' });
    await time.advance(60_000);
    expect(servicing.ledger.loan(loanId)?.paymentsInProgress).toEqual([]);
  });

  it('refused for another reason is refused', async () => {
    const { cancel, servicing } = aCancellation();
    await cancel({ loanId, payment: aRequest() });
    const failure = { kind: 'bad-request', status: 403, message: '' } as const;
    const refused = { kind: 'refused', refusal: 'agreement-closed' } as const;
    servicing.orderFaults.queue({ kind: 'answered', failure }, { kind: 'answered', failure: refused });
    expect((await cancel({ loanId, payment: aRequest() }))._unsafeUnwrapErr()).toEqual(failure);
    expect((await cancel({ loanId, payment: aRequest() }))._unsafeUnwrapErr()).toEqual(refused);
  });

  it('of one that was taken and returned meanwhile is no cancellation', async () => {
    const { cancel, servicing } = aCancellation();
    servicing.ledger.complete('payment-1', 'RETURNED');
    expect((await cancel({ loanId, payment: aRequest() }))._unsafeUnwrapErr()).toEqual({ kind: 'not-found' });
  });

  it('of one that was drawn meanwhile is told as failed', async () => {
    const { cancel, servicing } = aCancellation();
    servicing.ledger.complete('payment-1');
    expect((await cancel({ loanId, payment: aRequest() }))._unsafeUnwrapErr()).toEqual({ kind: 'not-found' });
  });

  it('of one that was drawn is no cancellation where the history names no keys', async () => {
    const { cancel, servicing } = aCancellation();
    servicing.ledger.complete('payment-1');
    const { readHistory } = servicing;
    servicing.readHistory = (...asked) =>
      readHistory(...asked).map((page) => ({
        ...page,
        items: page.items.map((item) => ({ ...item, requestKey: undefined })),
      }));
    expect((await cancel({ loanId, payment: aRequest() }))._unsafeUnwrapErr()).toEqual({ kind: 'not-found' });
  });

  it('whose answer was lost is not known by another payment where the history names neither', async () => {
    const { cancel, servicing } = aCancellation();
    const listed = { ...aRequest(), confirmation: '' };
    servicing.ledger.complete('payment-1');
    servicing.ledger.book(loanId, { ...payment, requestKey: 'key-2' });
    servicing.ledger.complete('payment-2', 'CANCELLED');
    const { readHistory } = servicing;
    servicing.readHistory = (...asked) =>
      readHistory(...asked).map((page) => ({
        ...page,
        items: page.items.map((item) => ({
          ...item,
          id: item.id.replace('activity-', ''),
          requestKey: undefined,
          confirmation: '',
        })),
      }));
    servicing.orderFaults.queue(lostBefore);
    expect((await cancel({ loanId, payment: listed }))._unsafeUnwrapErr()).toEqual({
      kind: 'unknown-outcome',
    });
  });

  it.each([
    ['has no cut-off left', aRequest({ cancelBefore: undefined })],
    ['is at its cut-off', aRequest({ cancelBefore: fakeTime().now() })],
  ])('that %s is too late', async (_when, late) => {
    const { cancel } = aCancellation();
    expect((await cancel({ loanId, payment: late }))._unsafeUnwrapErr()).toEqual({ kind: 'too-late' });
  });

  it('that the platform refuses as not cancellable is too late', async () => {
    const { cancel, servicing } = aCancellation();
    const failure = { kind: 'refused', refusal: 'not-cancellable' } as const;
    servicing.orderFaults.queue({ kind: 'answered', failure });
    expect((await cancel({ loanId, payment: aRequest() }))._unsafeUnwrapErr()).toEqual({ kind: 'too-late' });
  });

  it.each([
    ['that the platform refuses to cancel once more', aRequest()],
    ['whose cut-off has passed meanwhile', aRequest({ cancelBefore: fakeTime().now() })],
  ])('of one that was cancelled before, %s, is the same as once', async (_which, listed) => {
    const { cancel, servicing } = aCancellation();
    servicing.ledger.complete('payment-1', 'CANCELLED');
    const failure = { kind: 'refused', refusal: 'not-cancellable' } as const;
    servicing.orderFaults.queue({ kind: 'answered', failure });
    expect((await cancel({ loanId, payment: listed })).isOk()).toBe(true);
  });

  it('that is refused is too late where the payment cannot be found, or not be looked up', async () => {
    const { cancel, servicing } = aCancellation();
    const failure = { kind: 'refused', refusal: 'not-cancellable' } as const;
    servicing.ledger.cancel('payment-1');
    servicing.orderFaults.queue({ kind: 'answered', failure }, { kind: 'answered', failure });
    expect((await cancel({ loanId, payment: aRequest() }))._unsafeUnwrapErr()).toEqual({ kind: 'too-late' });
    servicing.readFaults.queue(offline);
    expect((await cancel({ loanId, payment: aRequest() }))._unsafeUnwrapErr()).toEqual({ kind: 'too-late' });
  });

  it('is not offered where the flag is off', async () => {
    const { cancel } = aCancellation(false);
    expect((await cancel({ loanId, payment: aRequest() }))._unsafeUnwrapErr()).toEqual({
      kind: 'not-offered',
    });
  });
});

describe('the payment options', () => {
  const credit = aPaymentMethod({ id: 'credit' as PaymentMethodId, type: 'CREDIT_CARD' });
  const expired = aPaymentMethod({ id: 'expired' as PaymentMethodId, expires: { year: 2026, month: 10 } });
  const offered = aLoan({
    paymentOptions: [
      { amountType: 'PAYOFF', amount: usd(50_000), min: undefined, max: undefined },
      { amountType: 'INSTALLMENT', amount: usd(10_800), min: undefined, max: undefined },
    ],
  });
  const read = (flags: Partial<Flags> = {}, loan = offered) =>
    aBrowser({ flags }).openPage().services.get(PaymentOptionsOf)(loan, [aPaymentMethod(), credit, expired]);

  it('are the loan’s amounts, the methods usable today and the days', () => {
    const options = read()._unsafeUnwrap();
    expect(options.amounts.map(({ amountType }) => amountType)).toEqual(['INSTALLMENT', 'PAYOFF']);
    expect(options.methods.map(({ id }) => id)).toEqual(['method-1']);
    expect(options.dates).toEqual({ earliest: '2026-11-21', latest: '2027-01-20' });
    expect(options.today).toBe('2026-11-21');
    expect(options.creditCards).toBe(false);
    expect(isBusinessDay(day('2026-11-26'), options.holidays)).toBe(false);
  });

  it('tell what falls due next after payments in progress, as the platform does where there are none', () => {
    const loan = aLoanOfInstalments(['2026-12-01', '2027-01-01']);
    expect(read({}, loan)._unsafeUnwrap().nextDue).toEqual(loan.nextPayment);
    const paymentsInProgress = [aPaymentRequest({ payOn: day('2026-12-01') })];
    const options = read({}, { ...loan, paymentsInProgress })._unsafeUnwrap();
    expect(options.nextDue).toEqual({ dueOn: '2027-01-01', amount: usd(10_800) });
    // What is paid stays what the platform offers.
    expect(options.amounts[0]).toMatchObject({ amountType: 'INSTALLMENT', amount: usd(10_800) });
  });

  it('are none by a clock that is years off the holidays that are known', () => {
    const time = fakeTime(Date.UTC(1970, 0, 1, 12) as Instant);
    const optionsOf = aBrowser({ time }).openPage().services.get(PaymentOptionsOf);
    expect(optionsOf(aLoan(), [])._unsafeUnwrapErr()).toMatchObject({ kind: 'holidays-unknown', year: 1970 });
  });

  it('follow the flags', () => {
    const options = read({ payOff: false, creditCards: true })._unsafeUnwrap();
    expect(options.amounts.map(({ amountType }) => amountType)).toEqual(['INSTALLMENT']);
    expect(options.methods.map(({ id }) => id).sort()).toEqual(['credit', 'method-1']);
  });

  it('are none for a loan that cannot be paid on', () => {
    expect(read({}, aLoan({ status: 'PAID' }))._unsafeUnwrapErr()).toEqual({ kind: 'not-payable' });
  });
});

describe('the preview', () => {
  const preview = aBrowser().openPage().services.get(PreviewPayment);
  const loan = aLoan({
    schedule: ['2026-12-01', '2027-01-01'].map((dueOn, index) => ({
      number: index + 1,
      dueOn: day(dueOn),
      amount: usd(25_400),
      principal: usd(24_600),
      interest: usd(800),
      paid: usd(0),
      status: 'UPCOMING',
    })),
    autopay: {
      ...aLoan().autopay,
      enrolled: true,
      drafts: [
        { on: day('2026-12-01'), amount: usd(25_400), lastChangeAt: Date.UTC(2026, 10, 26) as Instant },
      ],
    },
  });
  const input = {
    loan,
    amountType: 'OTHER',
    amount: usd(10_800),
    payOn: day('2026-11-21'),
    methodType: 'BANK_ACCOUNT',
  } as const;

  it('tells what is paid, when money moves, and the draft it would double', () => {
    const { preview: told, dates, clash } = preview(input)._unsafeUnwrap();
    expect(told.allocation).toEqual({ fees: usd(0), interest: usd(800), principal: usd(10_000) });
    expect(told.balanceAfter).toEqual(usd(39_200));
    expect(dates).toEqual({
      submittedOn: '2026-11-21',
      countsAsPaidOn: '2026-11-21',
      debitedOn: '2026-11-24',
    });
    expect(clash).toMatchObject({ canStillBeStopped: true, draft: { on: '2026-12-01' } });
  });

  it('tells that it misses the first due day of a new loan, which is not shown as due yet', () => {
    const opened = aLoanOfInstalments(['2026-12-18', '2027-01-18'], {
      installmentsPaid: 0,
      nextPayment: { dueOn: day('2026-12-18'), amount: usd(10_800) },
    });
    const late = (payOn: string) =>
      preview({ ...input, loan: opened, payOn: day(payOn) })._unsafeUnwrap().late;
    expect(late('2026-12-18')).toBeUndefined();
    expect(late('2026-12-21')).toEqual({ by: '2026-12-18', fee: undefined });
  });

  it('tells which day it misses', () => {
    const byHand = { ...loan, autopay: { ...loan.autopay, enrolled: false, drafts: [] } };
    const late = (changed: Partial<Parameters<typeof preview>[0]>) =>
      preview({ ...input, loan: byHand, ...changed })._unsafeUnwrap().late;
    expect(late({ payOn: day('2026-12-02') })).toEqual({ by: '2026-12-01', fee: undefined });
    expect(late({ payOn: day('2026-12-01') })).toBeUndefined();
    expect(late({ payOn: day('2026-12-02'), amountType: 'PRINCIPAL' })).toBeUndefined();
  });

  it('tells what stays past due, which nothing to principal cures', () => {
    const late = { ...loan, pastDue: usd(46_000) };
    const left = (changed: Partial<Parameters<typeof preview>[0]>) =>
      preview({ ...input, loan: late, ...changed })._unsafeUnwrap().stillPastDue;
    expect(left({})).toEqual(usd(35_200));
    expect(left({ amount: usd(50_000) })).toEqual(usd(0));
    expect(left({ amountType: 'PRINCIPAL' })).toEqual(usd(46_000));
    const inProgress = (on: string) => aRequest({ payOn: day(on), amount: usd(5_000) });
    const beside = { ...late, paymentsInProgress: [inProgress('2026-11-21'), inProgress('2026-11-24')] };
    expect(left({ loan: beside })).toEqual(usd(30_200));
  });

  it.each([
    ['PENDING', 'INSTALLMENT', 30_200, 34_200],
    ['PENDING', 'PRINCIPAL', 35_200, 34_200],
    ['FAILED', 'INSTALLMENT', 35_200, 39_200],
    ['CANCELLED', 'OTHER', 35_200, 39_200],
    ['COMPLETED', 'OTHER', 35_200, 39_200],
  ] as const)(
    'counts a listed payment that is %s, %s, only for what it will do',
    (status, amountType, pastDue, balance) => {
      const listed = aRequest({ status, amountType, payOn: day('2026-11-21'), amount: usd(5_000) });
      const late = { ...loan, pastDue: usd(46_000), paymentsInProgress: [listed] };
      const told = preview({ ...input, loan: late })._unsafeUnwrap();
      expect(told.stillPastDue).toEqual(usd(pastDue));
      expect(told.preview.balanceAfter).toEqual(usd(balance));
    },
  );

  it('brings no instalment forward when it goes to principal', () => {
    const paid = { ...input, amount: usd(26_200) };
    const due = (amountType: 'OTHER' | 'PRINCIPAL') =>
      preview({ ...paid, amountType })._unsafeUnwrap().preview.nextDue?.dueOn;
    expect(due('OTHER')).toBe('2027-01-01');
    expect(due('PRINCIPAL')).toBe('2026-12-01');
    const inProgress = aRequest({ payOn: day('2026-11-21'), amount: usd(26_200) });
    const beside = preview({ ...input, loan: { ...loan, paymentsInProgress: [inProgress] } });
    expect(beside._unsafeUnwrap().preview.nextDue?.dueOn).toBe('2027-01-01');
  });

  it('counts what is in progress first', () => {
    const inProgress = aRequest({ payOn: day('2026-11-21'), amount: usd(800) });
    const told = preview({ ...input, loan: { ...loan, paymentsInProgress: [inProgress] } });
    expect(told._unsafeUnwrap().preview.allocation.principal).toEqual(usd(10_800));
  });

  it.each([
    ['2026-11-20', 'pay-date-too-early'],
    ['2026-11-26', 'pay-date-not-a-business-day'],
    ['2027-02-01', 'pay-date-too-late'],
  ])('refuses %s', (on, kind) => {
    expect(preview({ ...input, payOn: day(on) })._unsafeUnwrapErr()).toMatchObject({ kind });
  });

  it('refuses a rate that is no number', () => {
    expect(
      preview({ ...input, loan: { ...loan, terms: { ...loan.terms, rate: 'n/a' } } })._unsafeUnwrapErr(),
    ).toEqual({
      kind: 'invalid-rate',
    });
  });
});

it('another loan has no open payment', async () => {
  const { reconcile } = await anOpenPayment('before');
  expect((await reconcile('loan-2' as LoanId))._unsafeUnwrap()).toEqual({ kind: 'none-open' });
});

it('an open payment that was booked and reported is reported again when the same order is repeated', async () => {
  const { reconcile, submit, putAway } = await anOpenPayment('after');
  const found = (await reconcile(loanId))._unsafeUnwrap();
  if (found.kind !== 'booked') throw new Error(found.kind);
  await putAway(loanId, found);
  expect((await submit(payment))._unsafeUnwrapErr()).toMatchObject({
    kind: 'earlier-payment-found',
    payment: { request: { confirmation: 'C-1' } },
  });
});
