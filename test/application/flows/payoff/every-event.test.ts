import {
  type PayoffAnswer,
  type PayoffEvent,
  type PayoffState,
  type PayoffTerms,
  stepPayoff,
} from '@member-portal/application/flows/payoff';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { day } from '../../../support/arbitraries/plain-date.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import {
  documentNotFound,
  everyReviewEvent,
  meantInReview,
  meantWithoutMethod,
  notMade,
  runsFrom,
  taken,
} from '../ordering/reviewing.ts';
import { LOAN } from '../payment/browser.ts';
import { choicesOf } from '../payment/choices-of.ts';
import { aPayoffLoan, quoteOf, TODAY } from './quoting.ts';

type Happening = PayoffEvent | PayoffAnswer;

const choices = await choicesOf(aPayoffLoan());
const read: Happening = { kind: 'choices-read', choices };
const quoted: Happening = { kind: 'quoted', attempt: 1, result: ok(quoteOf()) };
const review: Happening = { kind: 'review' };
const reviewing: readonly Happening[] = [read, quoted, review];
const expired = notMade(err({ kind: 'refused', refusal: 'payoff-quote-expired' }));

/** A run that leads to each state, in each of its shapes that take other events. */
const runs: Readonly<Record<string, readonly Happening[]>> = {
  loading: [],
  failed: [{ kind: 'choices-read', choices: { kind: 'failed', failure: OFFLINE } }],
  'not payable': [
    {
      kind: 'choices-read',
      choices: { kind: 'not-payable', loan: aPayoffLoan(), holidaysUnknownIn: undefined },
    },
  ],
  'being quoted': [read],
  quoted: [read, quoted],
  'not quoted': [read, { kind: 'quoted', attempt: 1, result: err(OFFLINE) }],
  'selecting a method': [read, quoted, { kind: 'select-method' }],
  'adding a method': [read, quoted, { kind: 'select-method' }, { kind: 'add-method' }],
  ...runsFrom(reviewing),
  'being quoted again': [...(runsFrom(reviewing)['sending'] ?? []), expired],
  closed: [{ kind: 'close' }],
};

/** One of every event, and variants where its data matters. */
const every: Readonly<Record<string, Happening>> = {
  'read-again': { kind: 'read-again' },
  'quote-again': { kind: 'quote-again' },
  'choose-day': { kind: 'choose-day', text: '2026-11-24' },
  'select-method': { kind: 'select-method' },
  'pick-method': { kind: 'pick-method', methodId: 'method-1' as PaymentMethodId },
  'use-method': { kind: 'use-method' },
  review,
  'add-method': { kind: 'add-method' },
  'method-added': { kind: 'method-added', methodId: 'method-2' as PaymentMethodId },
  change: { kind: 'change', field: 'date' },
  back: { kind: 'back' },
  close: { kind: 'close' },
  'choices-read': read,
  quoted,
  'quoted again': { kind: 'quoted', attempt: 2, result: ok(quoteOf(day('2026-11-24'))) },
  'not quoted': { kind: 'quoted', attempt: 1, result: err(OFFLINE) },
  expired,
  ...everyReviewEvent,
};

const inReview = meantInReview({
  choosingAgain: 'choosing | stop-following | record-page',
  cancelled: 'choosing | stop-following | quote | record-page',
  whileCancelling: { previewed: 'cancelling' },
  foundWhileCancelling: 'cancelling | preview',
});

/** The next state and the effects of each event; an event that is not listed leaves the state unchanged. */
const meant: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  loading: {
    close: 'closed | leave',
    'choices-read': 'choosing | quote | record-page',
  },
  failed: {
    'read-again': 'loading | read-again',
    close: 'closed | leave',
    'choices-read': 'choosing | quote | record-page',
  },
  'not payable': {
    close: 'closed | leave',
    'choices-read': 'choosing | quote | record-page',
  },
  'being quoted': {
    'choose-day': 'choosing | keep-draft | quote',
    'select-method': 'selecting-method | record-page',
    review: 'choosing',
    close: 'closed | leave',
    'choices-read': 'choosing',
    quoted: 'choosing',
    'not quoted': 'choosing',
  },
  quoted: {
    'choose-day': 'choosing | keep-draft | quote',
    'select-method': 'selecting-method | record-page',
    review: 'reviewing, preparing, ready | keep-draft | prepare-document | preview | record | record-page',
    close: 'closed | leave',
    'choices-read': 'choosing',
  },
  'not quoted': {
    'quote-again': 'choosing | quote',
    'choose-day': 'choosing | keep-draft | quote',
    'select-method': 'selecting-method | record-page',
    review: 'choosing',
    close: 'closed | leave',
    'choices-read': 'choosing',
  },
  'selecting a method': {
    'pick-method': 'selecting-method',
    'use-method': 'choosing | keep-draft | record-page',
    'add-method': 'adding-method',
    back: 'choosing | record-page',
    close: 'closed | leave',
    'choices-read': 'selecting-method',
  },
  'adding a method': {
    'method-added': 'choosing | keep-draft | record-page',
    back: 'selecting-method | record-page',
    close: 'closed | leave',
    'choices-read': 'adding-method',
  },
  ...inReview,
  sending: { ...inReview['sending'], expired: 'reviewing, given, sending | quote' },
  'being quoted again': {
    'choices-read': 'reviewing, given, sending',
    'quoted again': 'reviewing, preparing, ready | keep-draft | prepare-document | preview',
    previewed: 'reviewing, given, sending',
    booked: 'done | record-page',
    lost: 'reviewing, given, unknown | follow',
    declined: 'reviewing, given, not-made | preview',
    expired: 'reviewing, given, sending | quote',
    undecided: 'reviewing, given, not-made | follow | preview',
  },
  done: {
    close: 'closed | leave',
    'choices-read': 'done',
  },
  closed: {},
};

const terms: PayoffTerms = { today: TODAY, forDate: true, choices };
const step = (state: PayoffState, event: Happening) => stepPayoff(state, event, terms);
const play = (events: readonly Happening[]): PayoffState =>
  events.reduce<PayoffState>((state, event) => step(state, event).state, {
    kind: 'loading',
    loanId: LOAN,
    atReview: false,
    kept: undefined,
  });

describe('a payoff', () => {
  it.each(Object.keys(runs))('handles every event while it is %s', (run) => {
    expect(taken(play(runs[run] ?? []), every, step)).toEqual(meant[run]);
  });

  it.each(Object.keys(runsFrom(reviewing)))(
    'asks for another method where its document is not found, and neither is its method, while it is %s',
    (run) => {
      const withoutMethods: Happening = {
        kind: 'choices-read',
        choices: { ...choices, options: { ...choices.options, methods: [] } },
      };
      const state = play([...(runs[run] ?? []), withoutMethods]);
      expect(taken(state, documentNotFound, step)).toEqual(meantWithoutMethod[run] ?? {});
    },
  );

  it('goes back to the review with what came of its document while another was asked about', () => {
    const asked = runs['asked to cancel another before the document is there'] ?? [];
    const back = Object.values(documentNotFound).map((event) => play([...asked, event, { kind: 'back' }]));
    expect(back).toMatchObject([
      { review: { consent: { kind: 'not-prepared' } } },
      { review: { consent: { kind: 'preparing' } } },
    ]);
  });

  it('has a test run for each of its states', () => {
    const states: readonly PayoffState['kind'][] = [
      'loading',
      'failed',
      'not-payable',
      'choosing',
      'selecting-method',
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
