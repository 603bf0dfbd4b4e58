import type { AutopayState } from '@member-portal/application/flows/autopay';
import { stepAutopay } from '@member-portal/application/flows/autopay';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { day } from '../../../support/arbitraries/plain-date.ts';
import { usd } from '../../../support/builders/a-loan.ts';
import { anEnrolledLoan } from '../../../support/builders/loans-to-draw.ts';
import { START } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { documentNotFound } from '../ordering/reviewing.ts';
import {
  both,
  consented,
  document,
  first,
  type Happening,
  optionsOf,
  play,
  read,
  termsAt,
} from './playing.ts';

const enrolled = optionsOf(anEnrolledLoan(), both);
const review: Happening = { kind: 'review' };
const submit: Happening = { kind: 'submit' };
const lost: Happening = { kind: 'not-saved', failure: { kind: 'unknown-outcome' } };
const refused: Happening = {
  kind: 'not-saved',
  failure: { kind: 'refused', refusal: 'method-declined' },
};
const offline: Happening = { kind: 'not-saved', failure: OFFLINE };
const saved: Happening = { kind: 'saved', autopay: anEnrolledLoan().autopay };
const turnOff: Happening = { kind: 'turn-off' };
const confirm: Happening = { kind: 'confirm-turn-off' };
const add: Happening = { kind: 'add-method' };

/** A run that leads to each state, in each of its shapes that take other events. */
const runs: Readonly<Record<string, readonly Happening[]>> = {
  reading: [],
  unreadable: [{ kind: 'not-read', failure: OFFLINE }],
  ineligible: [{ kind: 'options-read', options: err({ kind: 'loan-not-payable' }) }],
  managing: [read(enrolled)],
  'choosing to enrol': [read()],
  'choosing to change': [read(enrolled), { kind: 'change', field: 'method' }],
  'adding a method': [read(), add],
  'document being prepared': [read(), review],
  'document not prepared': [read(), review, { kind: 'document-prepared', attempt: 1, result: err(OFFLINE) }],
  'document unseen': [read(), review, ...consented.slice(0, 1)],
  'document seen': [read(), review, ...consented.slice(0, 2)],
  sending: [read(), review, ...consented],
  unknown: [read(), review, ...consented, lost],
  'refused with a way back': [read(), review, ...consented, refused],
  'failed for once': [read(), review, ...consented, offline],
  saved: [read(), review, ...consented, saved],
  'asked to turn off': [read(enrolled), turnOff],
  'turning off': [read(enrolled), turnOff, confirm],
  'not turned off': [
    read(enrolled),
    turnOff,
    confirm,
    { kind: 'not-turned-off', failure: { kind: 'unknown-outcome' } },
  ],
  off: [
    read(enrolled),
    turnOff,
    confirm,
    {
      kind: 'turned-off',
      stopped: { inProgress: [], changeable: [], pastDue: usd(0), nextByHand: undefined },
    },
  ],
  closed: [{ kind: 'close' }],
};

/** One of every event, and variants where its data matters. */
const every: Readonly<Record<string, Happening>> = {
  retry: { kind: 'retry' },
  change: { kind: 'change', field: 'amount' },
  'choose-amount': { kind: 'choose-amount', amountType: 'OTHER' },
  'type-amount': { kind: 'type-amount', text: '200' },
  'choose-method': { kind: 'choose-method', methodId: 'card-1' as PaymentMethodId },
  'choose-start': { kind: 'choose-start', dueOn: day('2027-01-01') },
  'waive-notice': { kind: 'waive-notice', waived: true },
  review,
  'add-method': add,
  'method-added': { kind: 'method-added', methodId: 'card-1' as PaymentMethodId },
  'document-shown': { kind: 'document-shown', documentId: document.id },
  'prepare-document': { kind: 'prepare-document' },
  submit,
  mend: { kind: 'mend' },
  'turn-off': turnOff,
  'confirm-turn-off': confirm,
  back: { kind: 'back' },
  close: { kind: 'close' },
  'options-read': read(optionsOf(anEnrolledLoan({ drafts: [] }), both)),
  'not-eligible': { kind: 'options-read', options: err({ kind: 'loan-not-payable' }) },
  'not-read': { kind: 'not-read', failure: OFFLINE },
  'document-prepared': { kind: 'document-prepared', attempt: 1, result: ok(document) },
  'document-accepted': { kind: 'document-accepted', at: START },
  saved,
  lost,
  refused,
  'turned-off': {
    kind: 'turned-off',
    stopped: { inProgress: [], changeable: [], pastDue: usd(0), nextByHand: undefined },
  },
  'not-turned-off': { kind: 'not-turned-off', failure: OFFLINE },
};

/** The next state and the effects of each event; an event that is not listed leaves the state unchanged. */
const meant: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  reading: {
    close: 'closed',
    'options-read': 'managing | record-page',
    'not-eligible': 'ineligible',
    'not-read': 'unreadable',
  },
  unreadable: {
    retry: 'reading | read-again',
    close: 'closed',
    'options-read': 'managing | record-page',
    'not-eligible': 'ineligible',
  },
  ineligible: {
    close: 'closed',
    'options-read': 'managing | record-page',
    'not-eligible': 'ineligible',
  },
  managing: {
    change: 'choosing',
    'turn-off': 'turning-off | record-page',
    close: 'closed',
    'options-read': 'managing',
    'not-eligible': 'ineligible',
  },
  'choosing to enrol': {
    'choose-amount': 'choosing | keep-draft',
    'type-amount': 'choosing | keep-draft',
    'choose-method': 'choosing | keep-draft',
    'choose-start': 'choosing | keep-draft',
    'waive-notice': 'choosing | keep-draft',
    review: 'reviewing, preparing, ready | prepare-document | record-page',
    'add-method': 'adding-method',
    close: 'closed',
    'options-read': 'managing | record-page',
    'not-eligible': 'ineligible',
  },
  'choosing to change': {
    'choose-amount': 'choosing | keep-draft',
    'type-amount': 'choosing | keep-draft',
    'choose-method': 'choosing | keep-draft',
    'choose-start': 'choosing | keep-draft',
    'waive-notice': 'choosing | keep-draft',
    review: 'reviewing, preparing, ready | prepare-document | record-page',
    'add-method': 'adding-method',
    back: 'managing | record-page',
    close: 'closed',
    'options-read': 'choosing',
    'not-eligible': 'ineligible',
  },
  'adding a method': {
    'method-added': 'choosing | keep-draft | record-page',
    back: 'choosing | record-page',
    close: 'closed',
    'options-read': 'managing | record-page',
    'not-eligible': 'ineligible',
  },
  'document being prepared': {
    change: 'choosing | record-page',
    back: 'choosing | record-page',
    close: 'closed',
    'options-read': 'managing | record-page',
    'document-prepared': 'reviewing, unseen, ready',
  },
  'document not prepared': {
    change: 'choosing | record-page',
    'prepare-document': 'reviewing, preparing, ready | prepare-document',
    back: 'choosing | record-page',
    close: 'closed',
    'options-read': 'managing | record-page',
  },
  'document unseen': {
    change: 'choosing | record-page',
    'document-shown': 'reviewing, seen, ready',
    back: 'choosing | record-page',
    close: 'closed',
    'options-read': 'managing | record-page',
  },
  'document seen': {
    change: 'choosing | record-page',
    submit: 'reviewing, seen, ready | stamp-acceptance',
    back: 'choosing | record-page',
    close: 'closed',
    'options-read': 'managing | record-page',
    'document-accepted': 'reviewing, given, sending | hold-draft | save',
  },
  sending: {
    'options-read': 'reviewing, given, sending',
    saved: 'saved | record-page',
    lost: 'reviewing, given, unknown',
    refused: 'reviewing, given, failed',
  },
  unknown: {
    submit: 'reviewing, given, sending | save',
    close: 'closed',
    'options-read': 'reviewing, given, unknown',
  },
  'refused with a way back': {
    change: 'choosing | record-page',
    mend: 'choosing | record-page',
    back: 'choosing | record-page',
    close: 'closed',
    'options-read': 'managing | record-page',
  },
  'failed for once': {
    change: 'choosing | record-page',
    submit: 'reviewing, given, sending | hold-draft | save',
    back: 'choosing | record-page',
    close: 'closed',
    'options-read': 'managing | record-page',
  },
  saved: {
    close: 'closed',
  },
  'asked to turn off': {
    'confirm-turn-off': 'turning-off | hold-draft | turn-off',
    back: 'managing | record-page',
    close: 'closed',
    'options-read': 'turning-off',
  },
  'turning off': {
    'options-read': 'turning-off',
    'turned-off': 'off',
    'not-turned-off': 'turning-off',
  },
  'not turned off': {
    'confirm-turn-off': 'turning-off | hold-draft | turn-off',
    back: 'managing | record-page',
    close: 'closed',
    'options-read': 'turning-off',
  },
  off: {
    close: 'closed',
  },
  closed: {},
};

/** A state by its name, with how far its review has come. */
const nameOf = (state: AutopayState): string =>
  state.kind === 'reviewing' ? `reviewing, ${state.consent.kind}, ${state.saving.kind}` : state.kind;

/** The next state and the effects of each event; an event without either is left out. */
const takenFrom = (state: AutopayState, events: Readonly<Record<string, Happening>>) =>
  Object.fromEntries(
    Object.entries(events).flatMap(([name, event]) => {
      const { state: next, effects } = stepAutopay(state, event, termsAt());
      if (next === state && effects.length === 0) return [];
      return [[name, [nameOf(next), ...effects.map(({ kind }) => kind)].join(' | ')]];
    }),
  );

describe('autopay', () => {
  it.each(Object.keys(runs))('handles every event while it is %s', (run) => {
    expect(takenFrom(play(runs[run] ?? []).state, every)).toEqual(meant[run]);
  });

  it.each(Object.keys(runs).filter((run) => play(runs[run] ?? []).state.kind === 'reviewing'))(
    'asks for another method where its document is not found, and neither is its method, while it is %s',
    (run) => {
      const withoutMethods = read(optionsOf(undefined, []));
      const { state } = play([...(runs[run] ?? []), withoutMethods]);
      expect(takenFrom(state, documentNotFound)).toEqual(
        run === 'document being prepared' ? { 'not found': 'choosing | record-page' } : {},
      );
    },
  );

  it('has a test run for each of its states', () => {
    const reached = new Set(Object.values(runs).map((events) => play(events).state.kind));
    const states: readonly AutopayState['kind'][] = [
      'reading',
      'unreadable',
      'ineligible',
      'managing',
      'choosing',
      'adding-method',
      'reviewing',
      'saved',
      'turning-off',
      'off',
      'closed',
    ];
    expect([...reached].toSorted()).toEqual(states.toSorted());
    expect(first.kind).toBe('reading');
  });
});
