import type { PaymentAnswer, PaymentEvent } from '@member-portal/application/flows/payment';
import type { PayoffAnswer, PayoffEvent } from '@member-portal/application/flows/payoff';
import { err, ok } from 'neverthrow';
import { aDocument } from '../../../support/builders/a-document.ts';
import { aPaymentRequest } from '../../../support/builders/a-payment.ts';
import { START } from '../../../support/fakes/fake-time.ts';
import { OFFLINE } from '../../../support/fakes/fault-line.ts';

/** What can happen to a payment and to a payoff alike. */
type Happening = Extract<PaymentEvent | PaymentAnswer, PayoffEvent | PayoffAnswer>;

const document = aDocument();
const found = { kind: 'in-progress', request: aPaymentRequest() } as const;

export const notMade = (failure: Extract<Happening, { kind: 'payment-answered' }>['result']): Happening => ({
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

/** Runs that lead on from the review, to each of its states. @param reviewing the run that leads to the review */
export const runsFrom = <T>(
  reviewing: readonly T[],
): Readonly<Record<string, readonly (T | Happening)[]>> => ({
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
});

/** One of every event that a review handles, and variants where its data matters. */
export const everyReviewEvent: Readonly<Record<string, Happening>> = {
  'document-shown': { kind: 'document-shown', documentId: document.id },
  'prepare-document': { kind: 'prepare-document' },
  pay,
  'pay-again': { kind: 'pay-again' },
  'review-again': { kind: 'review-again' },
  'cancel-other': cancelOther,
  'cancel-payment': confirm,
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

/**
 * What each event leads to in a review, by the names of the runs.
 * @param choosingAgain what going back to the choices leads to
 * @param cancelled what a cancelled other payment leads to
 * @param whileCancelling what else matters while another payment is being cancelled
 * @param foundWhileCancelling what the outcome of an earlier payment leads to meanwhile
 */
export const meantInReview = ({
  choosingAgain,
  cancelled,
  whileCancelling = {},
  foundWhileCancelling = 'cancelling',
}: {
  readonly choosingAgain: string;
  readonly cancelled: string;
  readonly whileCancelling?: Readonly<Record<string, string>>;
  readonly foundWhileCancelling?: string;
}): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  'document being prepared': {
    change: choosingAgain,
    'review-again': 'reviewing, preparing, ready | stop-following | prepare-document | preview',
    'cancel-other': 'cancelling',
    back: choosingAgain,
    close: 'closed | leave',
    'choices-read': 'reviewing, preparing, ready | preview',
    previewed: 'reviewing, preparing, ready',
    'document-prepared': 'reviewing, unseen, ready',
  },
  'document not prepared': {
    change: choosingAgain,
    'prepare-document': 'reviewing, preparing, ready | prepare-document',
    'review-again': 'reviewing, preparing, ready | stop-following | prepare-document | preview',
    'cancel-other': 'cancelling',
    back: choosingAgain,
    close: 'closed | leave',
    'choices-read': 'reviewing, not-prepared, ready | preview',
    previewed: 'reviewing, not-prepared, ready',
  },
  'document unseen': {
    change: choosingAgain,
    'document-shown': 'reviewing, seen, ready',
    'review-again': 'reviewing, preparing, ready | stop-following | prepare-document | preview',
    'cancel-other': 'cancelling',
    back: choosingAgain,
    close: 'closed | leave',
    'choices-read': 'reviewing, unseen, ready | preview',
    previewed: 'reviewing, unseen, ready',
  },
  'document seen': {
    change: choosingAgain,
    pay: 'reviewing, seen, ready | stamp-acceptance',
    'review-again': 'reviewing, preparing, ready | stop-following | prepare-document | preview',
    'cancel-other': 'cancelling',
    back: choosingAgain,
    close: 'closed | leave',
    'choices-read': 'reviewing, seen, ready | preview',
    previewed: 'reviewing, seen, ready',
    'document-accepted': 'reviewing, given, sending | hold-draft | stop-following | submit',
  },
  sending: {
    'choices-read': 'reviewing, given, sending',
    previewed: 'reviewing, given, sending',
    booked: 'done | record-page',
    lost: 'reviewing, given, unknown | follow',
    declined: 'reviewing, given, not-made | preview',
    undecided: 'reviewing, given, not-made | follow | preview',
  },
  unknown: {
    pay: 'reviewing, given, sending | hold-draft | stop-following | submit',
    close: 'closed | leave',
    'choices-read': 'reviewing, given, unknown',
    previewed: 'reviewing, given, unknown',
    'payment-found': 'done | settle-drafts | record-page',
    'never-booked': 'reviewing, given, not-made | preview',
  },
  refused: {
    change: choosingAgain,
    pay: 'reviewing, given, sending | hold-draft | stop-following | submit',
    'review-again': 'reviewing, preparing, ready | stop-following | prepare-document | preview',
    'cancel-other': 'cancelling',
    back: choosingAgain,
    close: 'closed | leave',
    'choices-read': 'reviewing, given, not-made | preview',
    previewed: 'reviewing, given, not-made',
  },
  'an earlier one undecided': {
    change: choosingAgain,
    pay: 'reviewing, given, sending | hold-draft | stop-following | submit',
    'review-again': 'reviewing, preparing, ready | stop-following | prepare-document | preview',
    'cancel-other': 'cancelling',
    back: choosingAgain,
    close: 'closed | leave',
    'choices-read': 'reviewing, given, not-made | preview',
    previewed: 'reviewing, given, not-made',
    'payment-found': 'reviewing, given, not-made | preview',
    'never-booked': 'reviewing, given, ready | preview',
  },
  'an earlier one found': {
    change: choosingAgain,
    pay: 'reviewing, given, sending | hold-draft | stop-following | submit',
    'pay-again': 'reviewing, given, sending | hold-draft | stop-following | submit',
    'review-again': 'reviewing, preparing, ready | stop-following | prepare-document | preview',
    'cancel-other': 'cancelling',
    back: choosingAgain,
    close: 'closed | leave',
    'choices-read': 'reviewing, given, not-made | preview',
    previewed: 'reviewing, given, not-made',
  },
  'asked to cancel another before the document is there': {
    'cancel-payment': 'cancelling | send-cancellation',
    back: 'reviewing, preparing, ready | preview | record-page',
    close: 'closed | leave',
    'choices-read': 'cancelling',
    ...whileCancelling,
    'document-prepared': 'cancelling',
  },
  'asked to cancel another while an earlier one is undecided': {
    'cancel-payment': 'cancelling | send-cancellation',
    back: 'reviewing, given, not-made | preview | record-page',
    close: 'closed | leave',
    'choices-read': 'cancelling',
    ...whileCancelling,
    'payment-found': foundWhileCancelling,
    'never-booked': foundWhileCancelling,
  },
  'asked to cancel another': {
    'cancel-payment': 'cancelling | send-cancellation',
    back: 'reviewing, unseen, ready | preview | record-page',
    close: 'closed | leave',
    'choices-read': 'cancelling',
    ...whileCancelling,
  },
  'cancelling another': {
    'choices-read': 'cancelling',
    ...whileCancelling,
    cancelled,
    'not-cancelled': 'cancelling',
  },
  'another not cancelled': {
    back: 'reviewing, unseen, ready | preview | record-page',
    close: 'closed | leave',
    'choices-read': 'cancelling',
    ...whileCancelling,
  },
});

const notFound = err({ kind: 'not-found' } as const);

/** That a document is not found, for the attempt to prepare it that a run awaits and for another. */
export const documentNotFound: Readonly<Record<string, Extract<Happening, { kind: 'document-prepared' }>>> = {
  'not found': { kind: 'document-prepared', attempt: 1, result: notFound },
  'not found for another attempt': { kind: 'document-prepared', attempt: 2, result: notFound },
};

/** What that leads to, by the names of the runs, where the reviewed method is not offered any more. */
export const meantWithoutMethod: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'document being prepared': { 'not found': 'choosing | stop-following | record-page' },
  'asked to cancel another before the document is there': { 'not found': 'cancelling' },
};

interface State {
  readonly kind: string;
  readonly review?: {
    readonly consent: { readonly kind: string };
    readonly submission: { readonly kind: string };
  };
}

/** A state by its name, with how far its review has come. */
const nameOf = ({ kind, review }: State): string =>
  kind === 'reviewing' && review ? `reviewing, ${review.consent.kind}, ${review.submission.kind}` : kind;

/** The next state and the effects of each event in this state; an event without either is left out. */
export const taken = <S extends State, E>(
  state: S,
  every: Readonly<Record<string, E>>,
  step: (state: S, event: E) => { readonly state: S; readonly effects: readonly { readonly kind: string }[] },
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(every).flatMap(([name, event]) => {
      const next = step(state, event);
      if (next.state === state && next.effects.length === 0) return [];
      return [[name, [nameOf(next.state), ...next.effects.map(({ kind }) => kind)].join(' | ')]];
    }),
  );
