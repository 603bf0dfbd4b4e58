import {
  isIntentOpen,
  newPaymentIntent,
  type PaymentIntent,
  type PaymentIntentEvent,
  stepPaymentIntent,
} from '@member-portal/domain/payment';
import { array, constantFrom, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

const review = (orderFingerprint: string, nextKey: string): PaymentIntentEvent => ({
  kind: 'review',
  orderFingerprint,
  nextKey,
});
const having = (...events: readonly PaymentIntentEvent[]): PaymentIntent =>
  events.reduce(stepPaymentIntent, newPaymentIntent);
const keyOf = (intent: PaymentIntent): string | undefined =>
  intent.state === 'editing' ? undefined : intent.order.requestKey;

describe('a payment intent', () => {
  it('goes from the first choice to a booking', () => {
    const events: PaymentIntentEvent[] = [review('a', 'key-1'), { kind: 'submit' }, { kind: 'accept' }];
    expect(events.map((_, count) => having(...events.slice(0, count + 1)).state)).toEqual([
      'reviewing',
      'submitting',
      'accepted',
    ]);
  });

  it('keeps its key when the same order is reviewed again, and changes it with the order', () => {
    expect(keyOf(having(review('a', 'key-1'), { kind: 'edit' }, review('a', 'key-2')))).toBe('key-1');
    expect(keyOf(having(review('a', 'key-1'), review('a', 'key-2')))).toBe('key-1');
    expect(keyOf(having(review('a', 'key-1'), { kind: 'edit' }, review('b', 'key-2')))).toBe('key-2');
  });

  it('whose answer is lost goes out again under the same key', () => {
    const lost = having(review('a', 'key-1'), { kind: 'submit' }, { kind: 'lose-answer' });
    expect(lost.state).toBe('unknown');
    expect(stepPaymentIntent(lost, { kind: 'submit' })).toEqual({
      state: 'submitting',
      order: { requestKey: 'key-1', orderFingerprint: 'a' },
    });
  });

  it.each([true, false])('that was looked up is reconciled (booked: %s)', (booked) => {
    const lost = having(review('a', 'key-1'), { kind: 'submit' }, { kind: 'lose-answer' });
    expect(stepPaymentIntent(lost, { kind: 'reconcile', booked })).toMatchObject({
      state: 'reconciled',
      booked,
    });
  });

  it.each([{ kind: 'accept' }, { kind: 'refuse' }] as const)(
    'that had its outcome ($kind) leaves the next one a key of its own',
    (outcome) => {
      const done = having(review('a', 'key-1'), { kind: 'submit' }, outcome);
      expect(keyOf(stepPaymentIntent(done, review('a', 'key-2')))).toBe('key-2');
      expect(stepPaymentIntent(done, { kind: 'edit' })).toEqual(newPaymentIntent);
    },
  );
});

describe('laws of the payment intent', () => {
  const anyEvent = oneof(
    constantFrom('a', 'b', 'c').map((fingerprint) => ({ kind: 'review' as const, fingerprint })),
    constantFrom(
      { kind: 'edit' },
      { kind: 'submit' },
      { kind: 'accept' },
      { kind: 'refuse' },
      { kind: 'lose-answer' },
      { kind: 'reconcile', booked: true },
      { kind: 'reconcile', booked: false },
    ),
  );
  /** Every state that a random run goes through, from the first to the last; each review offers a fresh key. */
  const walk = (events: readonly unknown[]): readonly PaymentIntent[] => {
    const path: PaymentIntent[] = [newPaymentIntent];
    events.forEach((event, index) => {
      const given = event as PaymentIntentEvent | { readonly kind: 'review'; readonly fingerprint: string };
      const last = path.at(-1) ?? newPaymentIntent;
      path.push(
        stepPaymentIntent(
          last,
          'fingerprint' in given ? review(given.fingerprint, `key-${index}`) : (given as PaymentIntentEvent),
        ),
      );
    });
    return path;
  };
  const anyWalk = array(anyEvent, { maxLength: 40, size: 'max' }).map(walk);

  it('one key never stands for two orders', () => {
    holds(
      property(anyWalk, (path) => {
        const orders = new Map<string, string>();
        for (const intent of path) {
          if (intent.state === 'editing') continue;
          const { requestKey, orderFingerprint } = intent.order;
          expect(orders.get(requestKey) ?? orderFingerprint).toBe(orderFingerprint);
          orders.set(requestKey, orderFingerprint);
        }
      }),
    );
  });

  it('an order that is out keeps the intent to itself until its outcome is known', () => {
    holds(
      property(anyWalk, (path) => {
        path.slice(1).forEach((next, index) => {
          const before = path[index] ?? newPaymentIntent;
          if (isIntentOpen(before)) expect(keyOf(next)).toBe(keyOf(before));
        });
      }),
    );
  });

  it('a booked order is never sent again', () => {
    holds(
      property(anyWalk, (path) => {
        const booked = new Set<string | undefined>();
        for (const intent of path) {
          if (intent.state === 'submitting') expect(booked.has(keyOf(intent))).toBe(false);
          if (intent.state === 'accepted' || (intent.state === 'reconciled' && intent.booked))
            booked.add(keyOf(intent));
        }
      }),
    );
  });
});

describe('while an order is out', () => {
  const submitting = having(review('a', 'key-1'), { kind: 'submit' });
  const unknown = stepPaymentIntent(submitting, { kind: 'lose-answer' });
  const outcomes = { accept: 'accepted', refuse: 'refused', 'lose-answer': 'unknown' } as const;

  it.each(Object.entries(outcomes))('%s makes it %s, but only while it is being sent', (kind, state) => {
    const event = { kind } as PaymentIntentEvent;
    expect(stepPaymentIntent(submitting, event).state).toBe(state);
    expect(stepPaymentIntent(unknown, event)).toEqual(unknown);
  });

  it.each([{ kind: 'submit' }, { kind: 'edit' }, { kind: 'reconcile', booked: true }] as const)(
    '$kind changes nothing while it is being sent',
    (event) => {
      expect(stepPaymentIntent(submitting, event)).toEqual(submitting);
    },
  );

  it('nothing but a sending or a look-up settles what is unknown', () => {
    expect(stepPaymentIntent(unknown, { kind: 'edit' })).toEqual(unknown);
    expect(stepPaymentIntent(unknown, { kind: 'submit' }).state).toBe('submitting');
    expect(stepPaymentIntent(unknown, { kind: 'reconcile', booked: true })).toMatchObject({ booked: true });
  });
});
