import {
  beginPaying,
  type PaymentAnswer,
  type PaymentEvent,
  type PaymentState,
  step,
} from '@member-portal/application/flows/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { err, ok } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aDocument } from '../../../support/builders/a-document.ts';
import { aLoan } from '../../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../../support/builders/a-payment.ts';
import { START } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';
import { LOAN } from './browser.ts';
import { choicesOf } from './choices-of.ts';

type Happening = PaymentEvent | PaymentAnswer;

const choices = await choicesOf(aLoan());
const document = aDocument();
const found = { kind: 'in-progress', request: aPaymentRequest() } as const;

const read: Happening = { kind: 'choices-read', choices };
const weighed: Happening = { kind: 'weighed', choices };
const notMade = (failure: Extract<PaymentAnswer, { kind: 'payment-answered' }>['result']): Happening => ({
  kind: 'payment-answered',
  result: failure,
});
const declined = notMade(err({ kind: 'refused', refusal: 'method-declined' }));
const lost = notMade(err({ kind: 'unknown-outcome' }));
const undecided = notMade(err({ kind: 'earlier-payment-undecided' }));
const booked = notMade(ok(found));
const agreed: readonly Happening[] = [
  { kind: 'document-prepared', attempt: 1, result: ok(document) },
  { kind: 'document-shown', documentId: document.id },
];
const pay: Happening = { kind: 'pay' };
/** The button asks for the time of the consent, which sends the order. */
const sent: readonly Happening[] = [...agreed, pay, { kind: 'document-accepted', at: START }];
const earlierFound: Happening = { kind: 'payment-found', found: { kind: 'booked', payment: found } };
const cancelOther: Happening = { kind: 'cancel-other', payment: aPaymentRequest() };
const confirm: Happening = { kind: 'cancel-payment' };
const reviewing = [read, weighed];

/** A run that leads to each state, in each of its shapes that take other events. */
const runs: Readonly<Record<string, readonly Happening[]>> = {
  loading: [],
  failed: [{ kind: 'choices-read', choices: { kind: 'failed', failure: OFFLINE } }],
  'not payable': [
    { kind: 'choices-read', choices: { kind: 'not-payable', loan: aLoan(), holidaysUnknownIn: undefined } },
  ],
  choosing: [read],
  'adding a method': [read, { kind: 'add-method' }],
  'document being prepared': reviewing,
  'document not prepared': [...reviewing, { kind: 'document-prepared', attempt: 1, result: err(OFFLINE) }],
  'document unseen': [...reviewing, ...agreed.slice(0, 1)],
  'document seen': [...reviewing, ...agreed],
  sending: [...reviewing, ...sent],
  unknown: [...reviewing, ...sent, lost],
  refused: [...reviewing, ...sent, declined],
  'an earlier one undecided': [...reviewing, ...sent, undecided],
  'an earlier one found': [...reviewing, ...sent, undecided, earlierFound],
  'asked to cancel another before the document is there': [...reviewing, cancelOther],
  'asked to cancel another while an earlier one is undecided': [
    ...reviewing,
    ...sent,
    undecided,
    cancelOther,
  ],
  'asked to cancel another': [...reviewing, ...agreed.slice(0, 1), cancelOther],
  'cancelling another': [...reviewing, ...agreed.slice(0, 1), cancelOther, confirm],
  'another not cancelled': [
    ...reviewing,
    ...agreed.slice(0, 1),
    cancelOther,
    confirm,
    { kind: 'cancel-answered', result: err({ kind: 'too-late' }) },
  ],
  done: [...reviewing, ...sent, booked],
  closed: [{ kind: 'close' }],
};

/** One of every event, told apart where what it carries matters. */
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
  'document-shown': { kind: 'document-shown', documentId: document.id },
  'prepare-document': { kind: 'prepare-document' },
  pay,
  'pay-again': { kind: 'pay-again' },
  'review-again': { kind: 'review-again' },
  'cancel-other': cancelOther,
  'cancel-payment': confirm,
  back: { kind: 'back' },
  close: { kind: 'close' },
  'choices-read': read,
  weighed,
  previewed: { kind: 'previewed', preview: undefined },
  'document-prepared': { kind: 'document-prepared', attempt: 1, result: ok(document) },
  'document-accepted': { kind: 'document-accepted', at: START },
  booked,
  lost,
  declined,
  undecided,
  'payment-found': earlierFound,
  'never-booked': {
    kind: 'payment-found',
    found: { kind: 'never-booked', order: { requestKey: 'key-1', sendings: 1 } },
  },
  cancelled: { kind: 'cancel-answered', result: ok(undefined) },
  'not-cancelled': { kind: 'cancel-answered', result: err({ kind: 'too-late' }) },
};

/** What each event leads to, and what it has done; an event that is not named leaves the state alone. */
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
  'document being prepared': {
    change: 'choosing | stop-following | preview | record-page',
    'review-again': 'reviewing, preparing, ready | stop-following | prepare-document',
    'cancel-other': 'cancelling',
    back: 'choosing | stop-following | preview | record-page',
    close: 'closed | leave',
    'choices-read': 'reviewing, preparing, ready | preview',
    previewed: 'reviewing, preparing, ready',
    'document-prepared': 'reviewing, unseen, ready',
  },
  'document not prepared': {
    change: 'choosing | stop-following | preview | record-page',
    'prepare-document': 'reviewing, preparing, ready | prepare-document',
    'review-again': 'reviewing, preparing, ready | stop-following | prepare-document',
    'cancel-other': 'cancelling',
    back: 'choosing | stop-following | preview | record-page',
    close: 'closed | leave',
    'choices-read': 'reviewing, not-prepared, ready | preview',
    previewed: 'reviewing, not-prepared, ready',
  },
  'document unseen': {
    change: 'choosing | stop-following | preview | record-page',
    'document-shown': 'reviewing, seen, ready',
    'review-again': 'reviewing, preparing, ready | stop-following | prepare-document',
    'cancel-other': 'cancelling',
    back: 'choosing | stop-following | preview | record-page',
    close: 'closed | leave',
    'choices-read': 'reviewing, unseen, ready | preview',
    previewed: 'reviewing, unseen, ready',
  },
  'document seen': {
    change: 'choosing | stop-following | preview | record-page',
    pay: 'reviewing, seen, ready | stamp-acceptance',
    'review-again': 'reviewing, preparing, ready | stop-following | prepare-document',
    'cancel-other': 'cancelling',
    back: 'choosing | stop-following | preview | record-page',
    close: 'closed | leave',
    'choices-read': 'reviewing, seen, ready | preview',
    previewed: 'reviewing, seen, ready',
    'document-accepted': 'reviewing, given, sending | hold-draft | stop-following | submit',
  },
  sending: {
    'choices-read': 'reviewing, given, sending | preview',
    previewed: 'reviewing, given, sending',
    booked: 'done | record-page',
    lost: 'reviewing, given, unknown | follow',
    declined: 'reviewing, given, not-made',
    undecided: 'reviewing, given, not-made | follow',
  },
  unknown: {
    pay: 'reviewing, given, sending | hold-draft | stop-following | submit',
    close: 'closed | leave',
    'choices-read': 'reviewing, given, unknown | preview',
    previewed: 'reviewing, given, unknown',
    'payment-found': 'done | drop-draft | record-page',
    'never-booked': 'reviewing, given, not-made',
  },
  refused: {
    change: 'choosing | stop-following | preview | record-page',
    pay: 'reviewing, given, sending | hold-draft | stop-following | submit',
    'review-again': 'reviewing, preparing, ready | stop-following | prepare-document',
    'cancel-other': 'cancelling',
    back: 'choosing | stop-following | preview | record-page',
    close: 'closed | leave',
    'choices-read': 'reviewing, given, not-made | preview',
    previewed: 'reviewing, given, not-made',
  },
  'an earlier one undecided': {
    change: 'choosing | stop-following | preview | record-page',
    pay: 'reviewing, given, sending | hold-draft | stop-following | submit',
    'review-again': 'reviewing, preparing, ready | stop-following | prepare-document',
    'cancel-other': 'cancelling',
    back: 'choosing | stop-following | preview | record-page',
    close: 'closed | leave',
    'choices-read': 'reviewing, given, not-made | preview',
    previewed: 'reviewing, given, not-made',
    'payment-found': 'reviewing, given, not-made',
    'never-booked': 'reviewing, given, ready',
  },
  'an earlier one found': {
    change: 'choosing | stop-following | preview | record-page',
    pay: 'reviewing, given, sending | hold-draft | stop-following | submit',
    'pay-again': 'reviewing, given, sending | hold-draft | stop-following | submit',
    'review-again': 'reviewing, preparing, ready | stop-following | prepare-document',
    'cancel-other': 'cancelling',
    back: 'choosing | stop-following | preview | record-page',
    close: 'closed | leave',
    'choices-read': 'reviewing, given, not-made | preview',
    previewed: 'reviewing, given, not-made',
  },
  'asked to cancel another before the document is there': {
    'cancel-payment': 'cancelling | send-cancellation',
    back: 'reviewing, preparing, ready | record-page',
    close: 'closed | leave',
    'choices-read': 'cancelling',
    'document-prepared': 'cancelling',
  },
  'asked to cancel another while an earlier one is undecided': {
    'cancel-payment': 'cancelling | send-cancellation',
    back: 'reviewing, given, not-made | record-page',
    close: 'closed | leave',
    'choices-read': 'cancelling',
    'payment-found': 'cancelling',
    'never-booked': 'cancelling',
  },
  'asked to cancel another': {
    'cancel-payment': 'cancelling | send-cancellation',
    back: 'reviewing, unseen, ready | record-page',
    close: 'closed | leave',
    'choices-read': 'cancelling',
  },
  'cancelling another': {
    'choices-read': 'cancelling',
    cancelled: 'choosing | stop-following | preview | record-page',
    'not-cancelled': 'cancelling',
  },
  'another not cancelled': {
    back: 'reviewing, unseen, ready | record-page',
    close: 'closed | leave',
    'choices-read': 'cancelling',
  },
  done: {
    close: 'closed | leave',
    'choices-read': 'done',
  },
  closed: {},
};

/** A state by its name, with how far its review has come. */
const nameOf = (state: PaymentState): string => {
  if (state.kind === 'reviewing')
    return `reviewing, ${state.review.consent.kind}, ${state.review.submission.kind}`;
  return state.kind;
};

const play = (events: readonly Happening[]): PaymentState =>
  events.reduce<PaymentState>(
    (state, event) => step(state, event).state,
    beginPaying({ loanId: LOAN, retried: undefined, locale: 'en-us' }, undefined).state,
  );

describe('a payment', () => {
  it.each(Object.keys(runs))('takes every event while it is %s', (run) => {
    const state = play(runs[run] ?? []);
    const told = Object.entries(every).flatMap(([name, event]) => {
      const taken = step(state, event);
      const { effects } = taken;
      if (taken.state === state && effects.length === 0) return [];
      return [[name, [nameOf(taken.state), ...effects.map(({ kind }) => kind)].join(' | ')]];
    });
    expect(Object.fromEntries(told)).toEqual(meant[run]);
  });

  it('has a run for each of its states', () => {
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
