import type { PaymentIntentStore } from '@member-portal/application/ports';
import { MAY_ARRIVE_WITHIN_MS, REPETITION_MS } from '@member-portal/domain/payment';
import { okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { usd } from '../../support/builders/a-loan.ts';
import { aReturnedPayment, aReviewedPayment } from '../../support/builders/a-payment.ts';
import { AVERY, aSession } from '../../support/builders/a-session.ts';
import { fakeCancellation } from '../../support/fakes/fake-cancellation.ts';
import { OFFLINE, TIMEOUT } from '../../support/fakes/fault-line.ts';
import { aPlace } from './tab.ts';

const payment = aReviewedPayment();
const { loanId } = payment;
const another = aReviewedPayment({ amountType: 'OTHER', amount: usd(2500) });
const lost = { kind: 'lost-after', failure: TIMEOUT } as const;

type Interruption = (change: Parameters<PaymentIntentStore['update']>[2]) => void;

describe('a payment', () => {
  it('is booked once and leaves no open intent behind', async () => {
    const { platform, kept, openTab } = aPlace();
    const made = await openTab().submit(payment);
    expect(made._unsafeUnwrap()).toMatchObject({ kind: 'in-progress', request: { confirmation: 'C-1' } });
    expect(platform.ledger.bookings).toHaveLength(1);
    expect([...kept.values()].filter(({ open }) => open)).toEqual([]);
  });

  it('writes its intent before it is sent', async () => {
    const keptWhenSent: number[] = [];
    const place = aPlace({ pace: async () => void keptWhenSent.push(place.kept.size) });
    await place.openTab().submit(payment);
    expect(keptWhenSent[0]).toBe(1);
  });

  it('keeps no amount, method or name in its intent but by fingerprint', async () => {
    const { platform, kept, openTab } = aPlace();
    platform.orderFaults.queue({ kind: 'lost-before', failure: TIMEOUT });
    await openTab().submit(payment);
    const [intents] = [...kept.values()];
    const { orderFingerprint: _fingerprint, ...rest } = intents?.open ?? { orderFingerprint: '' };
    expect(Object.keys(rest).sort()).toEqual([
      'authorisation',
      'knownConfirmations',
      'lastSentAt',
      'openedAt',
      'requestKey',
      'sendings',
    ]);
  });

  it('needs a session', async () => {
    const { platform, openTab } = aPlace();
    const { submit, sessions } = openTab();
    sessions.close('signed-out');
    expect((await submit(payment))._unsafeUnwrapErr()).toEqual({
      kind: 'request-failed',
      failure: { kind: 'session-expired' },
    });
    expect(platform.sent).toEqual([]);
  });

  it('is told as refused, and the next order has a key of its own', async () => {
    const { platform, kept, openTab } = aPlace();
    platform.orderFaults.queue({
      kind: 'answered',
      failure: { kind: 'refused', refusal: 'method-declined' },
    });
    const { submit } = openTab();
    expect((await submit(payment))._unsafeUnwrapErr()).toEqual({
      kind: 'refused',
      refusal: 'method-declined',
    });
    expect(kept.size).toBe(0);
    expect((await submit(payment)).isOk()).toBe(true);
    expect(new Set(platform.sent.map(({ requestKey }) => requestKey)).size).toBe(2);
  });

  it.each([
    { kind: 'bad-request', status: 403, message: 'Request failed with status code 403' },
    { kind: 'invalid-url' },
  ] as const)('that was never taken ($kind) is told as failed', async (failure) => {
    const { platform, kept, openTab } = aPlace();
    platform.orderFaults.queue({ kind: 'answered', failure });
    expect((await openTab().submit(payment))._unsafeUnwrapErr()).toEqual({ kind: 'request-failed', failure });
    expect(kept.size).toBe(0);
  });
});

describe('a lost answer', () => {
  it('is looked up and told as the success that it was', async () => {
    const { platform, kept, openTab } = aPlace();
    platform.orderFaults.queue(lost);
    expect((await openTab().submit(payment))._unsafeUnwrap().kind).toBe('in-progress');
    expect(platform.sent).toHaveLength(1);
    expect([...kept.values()].filter(({ open }) => open)).toEqual([]);
  });

  it('is found in the history too', async () => {
    const place = aPlace({ pace: async () => place.platform.ledger.complete('payment-1') });
    place.platform.orderFaults.queue(lost);
    expect((await place.openTab().submit(payment))._unsafeUnwrap()).toMatchObject({
      kind: 'in-history',
      activity: { confirmation: 'C-1' },
    });
  });

  it('that nobody finds is unknown, and its intent stays open', async () => {
    const { platform, kept, openTab } = aPlace();
    platform.orderFaults.queue({ kind: 'lost-before', failure: OFFLINE });
    expect((await openTab().submit(payment))._unsafeUnwrapErr()).toMatchObject({ kind: 'unknown-outcome' });
    expect(kept.size).toBe(1);
  });

  it('by 408, which a proxy gives, is unknown too: the next press goes out under the same key', async () => {
    const { platform, openTab } = aPlace();
    const failure = { kind: 'bad-request', status: 408, message: '' } as const;
    platform.orderFaults.queue({ kind: 'lost-after', failure });
    platform.readFaults.queue(
      ...Array.from({ length: 4 }, () => ({ kind: 'answered', failure: OFFLINE }) as const),
    );
    const { submit } = openTab();
    expect((await submit(payment))._unsafeUnwrapErr()).toMatchObject({ kind: 'unknown-outcome' });
    expect((await submit(payment)).isOk()).toBe(true);
    expect(new Set(platform.sent.map(({ requestKey }) => requestKey)).size).toBe(1);
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it('goes out again under the same key, with the consent of the first time', async () => {
    const { platform, openTab } = aPlace();
    platform.orderFaults.queue(lost);
    platform.readFaults.queue(
      ...Array.from({ length: 4 }, () => ({ kind: 'answered', failure: OFFLINE }) as const),
    );
    const { submit } = openTab();
    expect((await submit(payment))._unsafeUnwrapErr()).toMatchObject({ kind: 'unknown-outcome' });
    const accepted = { documentId: 'document-2', acceptedAt: payment.authorisation.acceptedAt };
    const again = await submit({ ...payment, authorisation: accepted });
    expect(again._unsafeUnwrap()).toMatchObject({ kind: 'in-progress', request: { confirmation: 'C-1' } });
    const [first, second] = platform.sent;
    expect(second).toEqual(first);
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it('is never reported as failed when a later sending is turned away', async () => {
    const { platform, openTab } = aPlace();
    const offline = { kind: 'answered', failure: OFFLINE } as const;
    const tooMany = {
      kind: 'bad-request',
      status: 429,
      message: 'Request failed with status code 429',
    } as const;
    platform.orderFaults.queue(lost, { kind: 'answered', failure: tooMany });
    platform.readFaults.queue(offline, offline, offline, offline);
    const { submit } = openTab();
    await submit(payment);
    expect((await submit(payment))._unsafeUnwrap().kind).toBe('in-progress');
  });

  it('stays unknown while a later sending is turned away and nothing can be found', async () => {
    const { platform, kept, openTab } = aPlace();
    const tooMany = {
      kind: 'bad-request',
      status: 429,
      message: 'Request failed with status code 429',
    } as const;
    platform.orderFaults.queue(
      { kind: 'arrives-late', after: 60_000, failure: TIMEOUT },
      { kind: 'answered', failure: tooMany },
    );
    const { submit } = openTab();
    await submit(payment);
    expect((await submit(payment))._unsafeUnwrapErr()).toMatchObject({ kind: 'unknown-outcome' });
    expect(kept.size).toBe(1);
  });

  it('is not looked up for a caller who has gone, and its intent stays open', async () => {
    const leaving = fakeCancellation();
    const { platform, kept, openTab } = aPlace({ pace: async () => leaving.cancel() });
    const { submit } = openTab();
    expect((await submit(payment, leaving))._unsafeUnwrapErr()).toMatchObject({ kind: 'unknown-outcome' });
    expect(kept.size).toBe(1);
    expect((await submit(payment))._unsafeUnwrap()).toMatchObject({ request: { confirmation: 'C-1' } });
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it('cancelled before anything was sent sends nothing', async () => {
    const { platform, kept, openTab } = aPlace();
    const gone = fakeCancellation();
    gone.cancel();
    expect((await openTab().submit(payment, gone))._unsafeUnwrapErr()).toEqual({
      kind: 'request-failed',
      failure: { kind: 'cancelled' },
    });
    expect(platform.sent).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('refused because its key was used with another body resolves to the payment found under that key', async () => {
    const reused = { kind: 'answered', failure: { kind: 'refused', refusal: 'key-reused' } } as const;
    const pauses: number[] = [];
    const place = aPlace({
      pause: async (milliseconds) => {
        pauses.push(milliseconds);
        const [intents] = [...place.kept.values()];
        place.platform.ledger.book(loanId, { ...payment, requestKey: intents?.open?.requestKey ?? '' });
      },
    });
    place.platform.orderFaults.queue(reused);
    expect((await place.openTab().submit(payment))._unsafeUnwrap()).toMatchObject({
      request: { confirmation: 'C-1' },
    });
    expect(pauses).toEqual([5000]);
  });

  it('refused because its key was used with another body is looked up before the refusal is reported', async () => {
    const { platform, openTab } = aPlace();
    platform.orderFaults.queue({ kind: 'answered', failure: { kind: 'refused', refusal: 'key-reused' } });
    expect((await openTab().submit(payment))._unsafeUnwrapErr()).toEqual({
      kind: 'refused',
      refusal: 'key-reused',
    });
  });
});

describe('a session that ends while a payment is being sent', () => {
  it('leaves the intent open, and after the next sign-in the same order finds its payment', async () => {
    const { platform, kept, openTab } = aPlace();
    platform.orderFaults.queue(lost, { kind: 'answered', failure: { kind: 'session-expired' } });
    const offline = { kind: 'answered', failure: { kind: 'session-expired' } } as const;
    platform.readFaults.queue(offline, offline, offline, offline);
    const { submit, sessions } = openTab();
    await submit(payment);
    expect((await submit(payment))._unsafeUnwrapErr()).toEqual({
      kind: 'request-failed',
      failure: { kind: 'session-expired' },
    });
    sessions.close('rejected');
    expect(kept.size).toBe(1);
    sessions.open(aSession(platform.ledger.loans()[0]?.asOf ?? payment.authorisation.acceptedAt, AVERY));
    expect((await submit(payment))._unsafeUnwrap()).toMatchObject({ request: { confirmation: 'C-1' } });
    expect(platform.ledger.bookings).toHaveLength(1);
  });
});

describe('what makes another order', () => {
  const quoted = aReviewedPayment({ payoffQuoteId: 'quote-1', retryOf: 'payment-0' });
  const accepted = { ...payment.authorisation, documentId: 'document-2' };

  it.each([
    ['the same', {}, 'made'],
    ['the same, accepted again', { authorisation: accepted }, 'made'],
    ['another quote', { payoffQuoteId: 'quote-2' }, 'earlier-payment-undecided'],
    ['another retry', { retryOf: 'payment-9' }, 'earlier-payment-undecided'],
    ['another day', { payOn: day('2026-11-23') }, 'earlier-payment-undecided'],
    ['another kind of amount', { amountType: 'OTHER' }, 'earlier-payment-undecided'],
    ['another flow', { flow: 'PAY_OFF' }, 'earlier-payment-undecided'],
  ] as const)('%s', async (_what, changed, expected) => {
    const { platform, openTab } = aPlace();
    platform.orderFaults.queue({ kind: 'lost-before', failure: OFFLINE });
    const { submit } = openTab();
    await submit(quoted);
    const answer = await submit({ ...quoted, ...changed });
    expect(answer.isOk() ? 'made' : answer.error.kind).toBe(expected);
  });
});

describe('another order while one is open', () => {
  it('waits two minutes after the clock was set back, not until it has caught up', async () => {
    const { time, platform, openTab } = aPlace();
    platform.orderFaults.queue({ kind: 'lost-before', failure: TIMEOUT });
    const { submit } = openTab();
    await submit(payment);
    time.sleep(-60 * 60_000);
    expect((await submit(another))._unsafeUnwrapErr()).toEqual({ kind: 'earlier-payment-undecided' });
    time.sleep(MAY_ARRIVE_WITHIN_MS);
    expect((await submit(another)).isOk()).toBe(true);
  });

  it('waits while the earlier one may still arrive', async () => {
    const { time, platform, openTab } = aPlace();
    platform.orderFaults.queue({ kind: 'arrives-late', after: 90_000, failure: TIMEOUT });
    const { submit } = openTab();
    await submit(payment);
    expect((await submit(another))._unsafeUnwrapErr()).toEqual({ kind: 'earlier-payment-undecided' });
    expect(platform.sent).toHaveLength(1);
    await time.advance(100_000);
    expect((await submit(another))._unsafeUnwrapErr()).toMatchObject({
      kind: 'earlier-payment-found',
      payment: { request: { amount: payment.amount } },
    });
    expect((await submit(another)).isOk()).toBe(true);
    expect(platform.ledger.bookings).toHaveLength(2);
  });

  it('takes its place once it can no longer arrive', async () => {
    const { time, platform, openTab } = aPlace();
    platform.orderFaults.queue({ kind: 'lost-before', failure: OFFLINE });
    const { submit } = openTab();
    await submit(payment);
    await time.advance(MAY_ARRIVE_WITHIN_MS);
    expect((await submit(another)).isOk()).toBe(true);
    expect(platform.ledger.bookings.map(({ order }) => order.amount)).toEqual([another.amount]);
  });

  it('takes its place without what was booked before being forgotten', async () => {
    const { time, platform, openTab } = aPlace();
    const { submit } = openTab();
    await submit(payment);
    platform.orderFaults.queue({ kind: 'lost-before', failure: OFFLINE });
    await submit(another);
    await time.advance(MAY_ARRIVE_WITHIN_MS);
    expect((await submit(aReviewedPayment({ amountType: 'OTHER', amount: usd(3000) }))).isOk()).toBe(true);
    expect((await submit(payment))._unsafeUnwrapErr().kind).toBe('earlier-payment-found');
  });

  it('is not sent while the earlier one cannot be looked up', async () => {
    const { platform, kept, openTab } = aPlace();
    platform.orderFaults.queue({ kind: 'lost-before', failure: OFFLINE });
    const { submit } = openTab();
    await submit(payment);
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    expect((await submit(another))._unsafeUnwrapErr()).toEqual({ kind: 'request-failed', failure: OFFLINE });
    expect(platform.sent).toHaveLength(1);
    expect(kept.size).toBe(1);
  });

  it('on another loan does not wait', async () => {
    const { platform, openTab } = aPlace();
    platform.orderFaults.queue({ kind: 'lost-before', failure: OFFLINE });
    const { submit } = openTab();
    await submit(payment);
    platform.orderFaults.queue({ kind: 'answered', failure: { kind: 'not-found' } });
    const elsewhere = aReviewedPayment({ loanId: 'loan-2' as typeof loanId });
    expect((await submit(elsewhere))._unsafeUnwrapErr()).toEqual({ kind: 'not-found' });
    expect(platform.sent).toHaveLength(2);
  });

  it('is forgotten after a day', async () => {
    const { time, platform, openTab } = aPlace();
    platform.orderFaults.queue({ kind: 'lost-before', failure: OFFLINE });
    const { submit } = openTab();
    await submit(payment);
    time.sleep(24 * 60 * 60 * 1000);
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    expect((await submit(another)).isOk()).toBe(true);
  });
});

describe('a platform that ignores keys', () => {
  it('is never sent the same order again while the first may have arrived', async () => {
    const { time, platform, openTab } = aPlace({ honoursKeys: false });
    platform.orderFaults.queue({ kind: 'arrives-late', after: 90_000, failure: TIMEOUT });
    const { submit } = openTab();
    expect((await submit(payment))._unsafeUnwrapErr()).toMatchObject({ kind: 'unknown-outcome' });
    expect((await submit(payment))._unsafeUnwrapErr()).toEqual({ kind: 'earlier-payment-undecided' });
    await time.advance(100_000);
    expect((await submit(payment))._unsafeUnwrap()).toMatchObject({ request: { confirmation: 'C-1' } });
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it('identifies a lost payment as a new entry, not by an earlier payment of the same amount', async () => {
    const { time, platform, openTab } = aPlace({ honoursKeys: false });
    const { submit } = openTab();
    await submit(payment);
    platform.ledger.complete('payment-1');
    time.sleep(REPETITION_MS);
    platform.orderFaults.queue({ kind: 'lost-before', failure: TIMEOUT });
    expect((await submit(payment))._unsafeUnwrapErr()).toMatchObject({ kind: 'unknown-outcome' });
  });

  it('finds the lost answer of a second payment of the same amount', async () => {
    const { time, platform, openTab } = aPlace({ honoursKeys: false });
    const { submit } = openTab();
    await submit(payment);
    platform.ledger.complete('payment-1');
    time.sleep(REPETITION_MS);
    platform.orderFaults.queue(lost);
    expect((await submit(payment))._unsafeUnwrap()).toMatchObject({ request: { confirmation: 'C-2' } });
  });

  it('is sent nothing while what it has booked cannot be read', async () => {
    const { platform, openTab } = aPlace({ honoursKeys: false });
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    expect((await openTab().submit(payment))._unsafeUnwrapErr()).toEqual({
      kind: 'request-failed',
      failure: OFFLINE,
    });
    expect(platform.sent).toEqual([]);
  });

  it('leaves an order that is sent again unknown while what it has booked cannot be read', async () => {
    const { platform, openTab } = aPlace({ honoursKeys: false });
    platform.orderFaults.queue({ kind: 'lost-before', failure: TIMEOUT });
    const { submit } = openTab();
    const unknown = (await submit(payment))._unsafeUnwrapErr();
    if (unknown.kind !== 'unknown-outcome') throw new Error(unknown.kind);
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    expect((await submit({ ...payment, resumes: unknown.sent }))._unsafeUnwrapErr()).toEqual(unknown);
    expect(platform.sent).toHaveLength(1);
  });
});

describe('a loan that is not there', () => {
  it('is told, whether it is found out before or after sending', async () => {
    const { platform, openTab } = aPlace();
    const { submit } = openTab();
    platform.orderFaults.queue({ kind: 'lost-before', failure: OFFLINE });
    await submit(payment);
    platform.readFaults.queue({ kind: 'answered', failure: { kind: 'not-found' } });
    expect((await submit(another))._unsafeUnwrapErr()).toEqual({ kind: 'not-found' });
  });

  it('is told without a pause', async () => {
    const pauses: number[] = [];
    const { openTab } = aPlace({ pause: async (milliseconds) => void pauses.push(milliseconds) });
    const elsewhere = aReviewedPayment({ loanId: 'loan-9' as typeof loanId });
    expect((await openTab().submit(elsewhere))._unsafeUnwrapErr()).toEqual({ kind: 'not-found' });
    expect(pauses).toEqual([]);
  });
});

describe('the same order moments after it was booked', () => {
  it('reports the booking, in every tab, and is sent when the repetition is confirmed', async () => {
    const { platform, openTab } = aPlace();
    await openTab().submit(payment);
    const { submit } = openTab();
    expect((await submit(payment))._unsafeUnwrapErr()).toMatchObject({
      kind: 'earlier-payment-found',
      payment: { request: { confirmation: 'C-1' } },
    });
    expect((await openTab().submit(payment))._unsafeUnwrapErr().kind).toBe('earlier-payment-found');
    expect((await submit({ ...payment, repeatOf: 'C-7' }))._unsafeUnwrapErr().kind).toBe(
      'earlier-payment-found',
    );
    const meant = { ...payment, repeatOf: 'C-1' };
    const both = await Promise.all([submit(meant), openTab().submit(meant)]);
    for (const made of both) expect(made._unsafeUnwrap()).toMatchObject({ request: { confirmation: 'C-2' } });
    expect(platform.ledger.bookings).toHaveLength(2);
    expect(platform.sent.at(-1)).not.toHaveProperty('repeatOf');
  });

  it('reports the booking also where the history has its key and no confirmation', async () => {
    const { platform, openTab } = aPlace();
    await openTab().submit(payment);
    const { readLoan } = platform;
    platform.readLoan = (...of) => readLoan(...of).map((loan) => ({ ...loan, paymentsInProgress: [] }));
    const posted = aReturnedPayment({
      id: 'activity-1',
      type: 'PAYMENT',
      status: 'RECEIVED',
      requestKey: platform.sent[0]?.requestKey,
      confirmation: undefined,
    });
    platform.readHistory = () => okAsync({ items: [posted], nextCursor: undefined });
    expect((await openTab().submit(payment))._unsafeUnwrapErr().kind).toBe('earlier-payment-found');
    expect(platform.ledger.bookings).toHaveLength(1);
    await openTab().submit({ ...payment, repeatOf: 'activity-1' });
    expect(platform.sent).toHaveLength(2);
  });

  it('is not sent while that booking cannot be read', async () => {
    const { platform, openTab } = aPlace();
    const { submit } = openTab();
    await submit(payment);
    platform.readFaults.queue({ kind: 'answered', failure: OFFLINE });
    expect((await submit(payment))._unsafeUnwrapErr()).toEqual({ kind: 'request-failed', failure: OFFLINE });
    expect(platform.sent).toHaveLength(1);
  });

  it('is another payment after ten minutes', async () => {
    const { time, openTab } = aPlace();
    const { submit } = openTab();
    await submit(payment);
    time.sleep(REPETITION_MS);
    expect((await submit(payment)).isOk()).toBe(true);
  });

  it('does not keep another order waiting', async () => {
    const { openTab } = aPlace();
    const { submit } = openTab();
    await submit(payment);
    expect((await submit(another)).isOk()).toBe(true);
  });
});

describe('two tabs', () => {
  it('that send the same order at once book it once and both tell it', async () => {
    const { platform, openTab } = aPlace();
    const answers = await Promise.all([openTab().submit(payment), openTab().submit(payment)]);
    expect(answers.every((answer) => answer.isOk())).toBe(true);
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it('that send different orders at once never hold two keys for one loan', async () => {
    const { platform, openTab } = aPlace();
    const [first, second] = await Promise.all([openTab().submit(payment), openTab().submit(another)]);
    expect(first?.isOk()).toBe(true);
    expect(second?._unsafeUnwrapErr().kind).toMatch(/^earlier-payment/);
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it('on a platform that ignores keys book the same order once', async () => {
    const { platform, openTab } = aPlace({ honoursKeys: false });
    const [first, second] = await Promise.all([openTab().submit(payment), openTab().submit(payment)]);
    expect(first?.isOk()).toBe(true);
    expect(second?.isErr() ? second.error.kind : 'made').toMatch(/^(made|earlier-payment-undecided)$/);
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it('keep an intent open that one of them sent again while the other was rejected', async () => {
    const { platform, kept, openTab } = aPlace();
    const tooMany = {
      kind: 'bad-request',
      status: 429,
      message: 'Request failed with status code 429',
    } as const;
    platform.orderFaults.queue(
      { kind: 'answered', failure: tooMany },
      { kind: 'arrives-late', after: 1000, failure: TIMEOUT },
    );
    const [turnedAway, waiting] = await Promise.all([openTab().submit(payment), openTab().submit(payment)]);
    expect(turnedAway?._unsafeUnwrapErr().kind).toBe('request-failed');
    expect(waiting?._unsafeUnwrapErr().kind).toBe('unknown-outcome');
    expect(kept.size).toBe(1);
  });
});

it('with a store that loses its writes nothing is sent, and the claim does not loop forever', async () => {
  const { platform, openTab } = aPlace();
  const { submit, intents } = openTab();
  intents.update = () => okAsync(undefined);
  expect((await submit(payment))._unsafeUnwrapErr()).toEqual({ kind: 'earlier-payment-undecided' });
  expect(platform.sent).toEqual([]);
});

describe('what is looked up', () => {
  const declined = { kind: 'answered', failure: { kind: 'refused', refusal: 'method-declined' } } as const;

  /** A setup that records the pauses and how often a loan was read. */
  const anObservedPlace = () => {
    const pauses: number[] = [];
    const place = aPlace({ pause: async (milliseconds) => void pauses.push(milliseconds) });
    const reads = { count: 0 };
    const { readLoan } = place.platform;
    place.platform.readLoan = (...of) => {
      reads.count += 1;
      return readLoan(...of);
    };
    return { ...place, pauses, reads };
  };

  it('is an order whose answer was lost, again and again until it is there', async () => {
    const pauses: number[] = [];
    const place = aPlace({
      pause: async (milliseconds) => {
        pauses.push(milliseconds);
        if (pauses.length === 3) await place.time.advance(1000);
      },
    });
    place.platform.orderFaults.queue({ kind: 'arrives-late', after: 1000, failure: TIMEOUT });
    expect((await place.openTab().submit(payment))._unsafeUnwrap()).toMatchObject({
      request: { confirmation: 'C-1' },
    });
    expect(pauses).toEqual([500, 1500, 3000]);
  });

  it('is nothing after a plain refusal of the only sending', async () => {
    const { platform, openTab, pauses, reads } = anObservedPlace();
    platform.orderFaults.queue(declined);
    await openTab().submit(payment);
    expect([pauses, reads.count]).toEqual([[], 0]);
  });

  it('is an earlier sending at once, where the last one was refused', async () => {
    const { platform, openTab, pauses, reads } = anObservedPlace();
    platform.orderFaults.queue({ kind: 'lost-before', failure: OFFLINE }, declined);
    const { submit } = openTab();
    await submit(payment);
    pauses.length = 0;
    reads.count = 0;
    expect((await submit(payment))._unsafeUnwrapErr()).toEqual(declined.failure);
    expect([pauses, reads.count]).toEqual([[], 1]);
  });

  it('is the booking of the very order that is repeated, not of another one', async () => {
    const { openTab } = aPlace();
    const { submit } = openTab();
    await submit(payment);
    await submit(another);
    expect((await submit(another))._unsafeUnwrapErr()).toMatchObject({
      kind: 'earlier-payment-found',
      payment: { request: { amount: another.amount } },
    });
  });
});

describe('a claim that another tab interrupts', () => {
  /** An open order, and a tab whose first look at it is followed at once by what another tab does. */
  const interrupted = async (meanwhile: (change: Interruption) => void) => {
    const place = aPlace();
    place.platform.orderFaults.queue({ kind: 'lost-before', failure: OFFLINE });
    await place.openTab().submit(payment);
    const tab = place.openTab();
    const { update } = tab.intents;
    let updates = 0;
    tab.intents.update = (...of) => {
      updates += 1;
      if (updates === 2) meanwhile((change) => void update(of[0], of[1], change));
      return update(...of);
    };
    return { ...place, submit: tab.submit };
  };

  it('and books has that outcome where it resumes the same sending', async () => {
    const { platform, openTab } = aPlace();
    platform.orderFaults.queue({ kind: 'lost-before', failure: OFFLINE });
    const tab = openTab();
    const unknown = (await tab.submit(payment))._unsafeUnwrapErr();
    if (unknown.kind !== 'unknown-outcome') throw new Error(unknown.kind);
    const { read } = tab.intents;
    tab.intents.read = (...of) =>
      read(...of).andThen((kept) => ResultAsync.fromSafePromise(openTab().submit(payment)).map(() => kept));
    const resumed = await tab.submit({ ...payment, resumes: unknown.sent });
    expect(resumed._unsafeUnwrap()).toMatchObject({ request: { confirmation: 'C-1' } });
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it('and settles is started again', async () => {
    const { submit, platform } = await interrupted((change) => change(() => undefined));
    expect((await submit(payment)).isOk()).toBe(true);
    expect(platform.ledger.bookings).toHaveLength(1);
  });

  it('and replaces with another order sends nothing under that order’s key', async () => {
    const { submit, platform } = await interrupted((change) =>
      change((current) => {
        if (!current?.open) return current;
        return {
          ...current,
          open: { ...current.open, requestKey: 'elsewhere', orderFingerprint: 'another' },
        };
      }),
    );
    expect((await submit(payment))._unsafeUnwrapErr()).toEqual({ kind: 'earlier-payment-undecided' });
    expect(platform.sent).toHaveLength(1);
  });
});
