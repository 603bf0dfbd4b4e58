import type { Instant } from '@member-portal/domain/calendar';
import {
  bookIntent,
  claimIntent,
  countSending,
  currentIntents,
  forgetBooking,
  INTENT_LIFETIME_MS,
  MAY_ARRIVE_WITHIN_MS,
  mayStillArrive,
  type OpenPaymentIntent,
  REPETITION_MS,
  settleIntent,
} from '@member-portal/domain/payment';
import { describe, expect, it } from 'vitest';

const NOW = Date.UTC(2026, 10, 21, 15) as Instant;
const later = (milliseconds: number): Instant => (NOW + milliseconds) as Instant;

const anIntent = (requestKey: string, orderFingerprint: string, at: Instant = NOW): OpenPaymentIntent => ({
  requestKey,
  orderFingerprint,
  openedAt: at,
  lastSentAt: at,
  sendings: 1,
  authorisation: { documentId: 'document-1', acceptedAt: NOW },
  knownConfirmations: undefined,
});
const first = anIntent('key-1', 'a');
const open = { open: first, booked: [] };

describe('a claim', () => {
  it('opens an intent where none is open', () => {
    expect(claimIntent(undefined, first)).toEqual(open);
  });

  it.each(['a', 'b'])('leaves the open intent in place for order %s', (order) => {
    expect(claimIntent(open, anIntent('key-2', order))).toEqual(open);
  });

  it('takes the place of an intent that is a day old', () => {
    const next = anIntent('key-2', 'b', later(INTENT_LIFETIME_MS));
    expect(claimIntent(open, next).open).toBe(next);
    const sooner = anIntent('key-2', 'b', later(INTENT_LIFETIME_MS - 1));
    expect(claimIntent(open, sooner).open).toEqual(first);
  });

  it('opens nothing for an order that was booked moments ago, but for another one', () => {
    const booked = bookIntent(open, first, NOW);
    expect(claimIntent(booked, anIntent('key-2', 'a', later(REPETITION_MS - 1)))).toEqual(booked);
    const another = anIntent('key-2', 'b');
    expect(claimIntent(booked, another)).toEqual({ open: another, booked: booked.booked });
    const muchLater = anIntent('key-2', 'a', later(REPETITION_MS));
    expect(claimIntent(booked, muchLater)).toEqual({ open: muchLater, booked: [] });
  });

  it('of a repeatable order takes the place of its booking and counts that as a sending', () => {
    const { booked } = bookIntent(
      { open: undefined, booked: bookIntent(open, first, NOW).booked },
      anIntent('key-b', 'b'),
      NOW,
    );
    const again = anIntent('key-2', 'a');
    expect(claimIntent({ open: undefined, booked }, again, true)).toEqual({
      open: { ...again, sendings: 2 },
      booked: booked.slice(1),
    });
    const other = anIntent('key-3', 'c');
    expect(claimIntent({ open: undefined, booked }, other, true)).toEqual({ open: other, booked });
    expect(claimIntent({ open: other, booked }, again, true)).toEqual({ open: other, booked });
  });
});

describe('a sending', () => {
  it('is counted under its key alone', () => {
    expect(countSending(open, 'key-1', later(5))?.open).toEqual({
      ...first,
      sendings: 2,
      lastSentAt: later(5),
    });
    expect(countSending(open, 'key-2', later(5))).toBe(open);
    expect(countSending(undefined, 'key-1', NOW)).toBeUndefined();
  });

  it('may arrive for two minutes', () => {
    expect(mayStillArrive(first, later(MAY_ARRIVE_WITHIN_MS - 1))).toBe(true);
    expect(mayStillArrive(first, later(MAY_ARRIVE_WITHIN_MS))).toBe(false);
  });
});

describe('an outcome', () => {
  it('that nothing was booked closes the intent', () => {
    expect(settleIntent(open, first)).toBeUndefined();
  });

  it('closes neither another intent nor one that was sent again meanwhile', () => {
    expect(settleIntent(open, anIntent('key-2', 'a'))).toBe(open);
    const again = countSending(open, 'key-1', NOW);
    expect(settleIntent(again, first)).toBe(again);
  });

  it('keeps what was booked before', () => {
    const booked = bookIntent(open, first, NOW);
    const second = anIntent('key-2', 'b');
    expect(settleIntent(claimIntent(booked, second), second)).toEqual(booked);
  });

  it('that it was booked closes its own intent only, and is remembered once', () => {
    const booked = bookIntent(bookIntent(open, first, NOW), first, later(1));
    expect(booked.open).toBeUndefined();
    expect(booked.booked.map(({ requestKey }) => requestKey)).toEqual(['key-1']);
    const other = { open: anIntent('key-2', 'b'), booked: [] };
    expect(bookIntent(other, first, NOW).open).toBe(other.open);
    expect(bookIntent(undefined, first, NOW).booked).toHaveLength(1);
  });

  it('can be forgotten', () => {
    const booked = bookIntent(open, first, NOW);
    expect(forgetBooking(booked, 'key-2')).toEqual(booked);
    expect(forgetBooking(booked, 'key-1')).toBeUndefined();
    expect(forgetBooking(undefined, 'key-1')).toBeUndefined();
  });
});

describe('what is kept', () => {
  it('is nothing once all of it is too old', () => {
    expect(currentIntents(open, later(INTENT_LIFETIME_MS - 1))).toEqual(open);
    expect(currentIntents(open, later(INTENT_LIFETIME_MS))).toBeUndefined();
    expect(currentIntents(bookIntent(open, first, NOW), later(REPETITION_MS))).toBeUndefined();
    expect(currentIntents(undefined, NOW)).toBeUndefined();
  });

  it('counts from now where its times are ahead of a clock that was set back', () => {
    const back = later(-REPETITION_MS);
    const kept = { open: anIntent('key-2', 'b'), ...{ booked: bookIntent(open, first, NOW).booked } };
    expect(currentIntents(kept, back)).toEqual({
      open: anIntent('key-2', 'b', back),
      booked: bookIntent(open, first, back).booked,
    });
  });
});

describe('a loan of which only bookings are kept', () => {
  const onlyBooked = bookIntent(open, first, NOW);

  it('counts no sending and settles nothing', () => {
    expect(countSending(onlyBooked, 'key-1', NOW)).toBe(onlyBooked);
    expect(settleIntent(onlyBooked, first)).toBe(onlyBooked);
    expect(settleIntent(undefined, first)).toBeUndefined();
  });

  it('keeps each of them, once', () => {
    const second = bookIntent(onlyBooked, anIntent('key-2', 'b'), later(1));
    const again = bookIntent(second, first, later(2));
    expect(again.booked.map(({ requestKey }) => requestKey)).toEqual(['key-2', 'key-1']);
  });
});
