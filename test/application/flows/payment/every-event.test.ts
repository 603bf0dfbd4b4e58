import {
  beginPaying,
  type PaymentAnswer,
  type PaymentEvent,
  type PaymentState,
  step,
} from '@member-portal/application/flows/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { describe, expect, it } from 'vitest';
import { aLoan } from '../../../support/builders/a-loan.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import {
  documentNotFound,
  everyReviewEvent,
  meantInReview,
  meantWithoutMethod,
  runsFrom,
  taken,
} from '../ordering/reviewing.ts';
import { LOAN } from './browser.ts';
import { choicesOf } from './choices-of.ts';

const inReview = meantInReview({
  choosingAgain: 'choosing | stop-following | preview | record-page',
  cancelled: 'choosing | stop-following | preview | record-page',
});

type Happening = PaymentEvent | PaymentAnswer;

const choices = await choicesOf(aLoan());
const read: Happening = { kind: 'choices-read', choices };
const weighed: Happening = { kind: 'weighed', choices };
const reviewing: readonly Happening[] = [read, weighed];

/** A run that leads to each state, in each of its shapes that take other events. */
const runs: Readonly<Record<string, readonly Happening[]>> = {
  loading: [],
  failed: [{ kind: 'choices-read', choices: { kind: 'failed', failure: OFFLINE } }],
  'not payable': [
    { kind: 'choices-read', choices: { kind: 'not-payable', loan: aLoan(), holidaysUnknownIn: undefined } },
  ],
  choosing: [read],
  'adding a method': [read, { kind: 'add-method' }],
  ...runsFrom(reviewing),
  closed: [{ kind: 'close' }],
};

/** One of every event, and variants where its data matters. */
const every: Readonly<Record<string, Happening>> = {
  'read-again': { kind: 'read-again' },
  'choose-amount': { kind: 'choose-amount', choice: 'OTHER' },
  'type-amount': { kind: 'type-amount', text: '20' },
  'choose-day': { kind: 'choose-day', text: '2026-11-24' },
  'choose-method': { kind: 'choose-method', methodId: 'method-1' as PaymentMethodId },
  review: { kind: 'review' },
  'add-method': { kind: 'add-method' },
  'method-added': { kind: 'method-added', methodId: 'method-2' as PaymentMethodId },
  change: { kind: 'change', field: 'amount' },
  back: { kind: 'back' },
  close: { kind: 'close' },
  'choices-read': read,
  weighed,
  ...everyReviewEvent,
};

/** The next state and the effects of each event; an event that is not listed leaves the state unchanged. */
const meant: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  loading: {
    close: 'closed | leave',
    'choices-read': 'choosing | preview | record-page',
  },
  failed: {
    'read-again': 'loading | read-again',
    close: 'closed | leave',
    'choices-read': 'choosing | preview | record-page',
  },
  'not payable': {
    close: 'closed | leave',
    'choices-read': 'choosing | preview | record-page',
  },
  choosing: {
    'choose-amount': 'choosing | keep-draft',
    'type-amount': 'choosing | keep-draft | preview',
    'choose-day': 'choosing | keep-draft | preview',
    'choose-method': 'choosing | keep-draft | preview',
    review: 'choosing | weigh',
    'add-method': 'adding-method',
    close: 'closed | leave',
    'choices-read': 'choosing | preview',
    weighed: 'reviewing, preparing, ready | prepare-document | preview | record | record-page',
    previewed: 'choosing',
  },
  'adding a method': {
    'method-added': 'choosing | keep-draft | record-page',
    back: 'choosing | preview | record-page',
    close: 'closed | leave',
    'choices-read': 'adding-method',
  },
  ...inReview,
  done: {
    close: 'closed | leave',
    'choices-read': 'done',
  },
  closed: {},
};

const play = (events: readonly Happening[]): PaymentState =>
  events.reduce<PaymentState>(
    (state, event) => step(state, event).state,
    beginPaying({ loanId: LOAN, retried: undefined, locale: 'en-us' }, undefined).state,
  );

describe('a payment', () => {
  it.each(Object.keys(runs))('handles every event while it is %s', (run) => {
    expect(taken(play(runs[run] ?? []), every, step)).toEqual(meant[run]);
  });

  const ready = { ...choices, options: { ...choices.options, methods: [] } };
  const withoutMethods: Happening = { kind: 'choices-read', choices: ready };

  it.each(Object.keys(runsFrom(reviewing)))(
    'asks for another method where its document is not found, and neither is its method, while it is %s',
    (run) => {
      const state = play([...(runs[run] ?? []), withoutMethods]);
      expect(taken(state, documentNotFound, step)).toEqual(meantWithoutMethod[run] ?? {});
    },
  );

  it.each(Object.keys(runsFrom(reviewing)))(
    'is sent as reviewed on its day, although its method is not offered any more, while it is %s',
    (run) => {
      const state = play([...(runs[run] ?? []), withoutMethods]);
      const pay: Happening = { kind: 'pay' };
      const now = taken(state, { pay }, (from, event) => step(from, event, ready));
      expect(now['pay']).toBe(meant[run]?.['pay']);
    },
  );

  it('has a test run for each of its states', () => {
    const states: readonly PaymentState['kind'][] = [
      'loading',
      'failed',
      'not-payable',
      'choosing',
      'adding-method',
      'reviewing',
      'cancelling',
      'done',
      'closed',
    ];
    const reached = new Set(Object.values(runs).map((events) => play(events).kind));
    expect([...reached].toSorted()).toEqual(states.toSorted());
  });
});
