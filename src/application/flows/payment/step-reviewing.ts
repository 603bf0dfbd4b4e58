import { askToCancel, stepCancelPayment, wasTaken } from '../cancel-payment/index.ts';
import type { Step } from '../flow.ts';
import {
  type Choices,
  isDocumentNotFound,
  isLocked,
  type Review,
  type ReviewEffect,
  readBeforeOutcome,
  stepReview,
} from '../ordering/index.ts';
import { choose } from './choose.ts';
import type { PaymentEffect, PaymentStep } from './effect.ts';
import type { PaymentAnswer, PaymentEvent } from './event.ts';
import { ifImpossible, notAsReviewed } from './not-as-reviewed.ts';
import { payingOf, reviewedAgain, withLeft } from './paying.ts';
import type { Paying, PaymentState, ReviewingPayment } from './state.ts';

/** Whether a request is in progress whose answer the buyer must wait for before leaving. */
export const isSending = (state: PaymentState): boolean =>
  (state.kind === 'reviewing' && state.review.submission.kind === 'sending') ||
  (state.kind === 'cancelling' && state.cancelling.kind === 'asking' && state.cancelling.sending);

const backToChoosing = (
  state: Paying & { readonly review: Review },
  more: Parameters<typeof choose>[1] = {},
): PaymentStep => {
  const chosen = choose({ ...state, lastConsent: state.review.consent }, more);
  return { ...chosen, effects: [{ kind: 'stop-following' }, ...chosen.effects] };
};

const withReview = (
  state: ReviewingPayment,
  { state: review, effects }: Step<Review, ReviewEffect>,
  event: PaymentEvent | PaymentAnswer,
): PaymentStep => {
  const { submission, checked, preview } = review;
  if (submission.kind === 'made') {
    const { outcome } = submission;
    // The drafts of an answered payment are dropped by the effect that sends it, even after the buyer has left.
    const drop: readonly PaymentEffect[] = event.kind === 'payment-found' ? [{ kind: 'settle-drafts' }] : [];
    const { sentOver } = state;
    const readBefore = readBeforeOutcome(state, event);
    const made = { checked, preview, outcome, sentOver, readBefore, effect: undefined, left: undefined };
    const done = { ...payingOf(state), kind: 'done', ...made } as const;
    return { state: withLeft(done), effects: [...effects, ...drop] };
  }
  // Not made: what was read meanwhile, such as an earlier payment, changes its effect and what it replaces.
  if (submission !== state.review.submission && !isLocked(submission)) {
    const now = reviewedAgain(state, { review, sentOver: state.sentOver });
    return { state: now.state, effects: [...effects, ...now.effects] };
  }
  const sends = effects.some(({ kind }) => kind === 'submit');
  return {
    state: sends
      ? { ...state, review, sentOver: state.loan }
      : review === state.review
        ? state
        : { ...state, review },
    effects: sends ? [{ kind: 'hold-draft' }, ...effects] : effects,
  };
};

/** Handles events while a payment is under review; `choices` are those as of now. */
export const stepReviewing = (
  state: ReviewingPayment,
  event: PaymentEvent | PaymentAnswer,
  choices: Choices | undefined,
): PaymentStep => {
  const { review, subject } = state;
  const stay = { state, effects: [] };
  switch (event.kind) {
    case 'back':
      return isLocked(review.submission) ? stay : backToChoosing(state);
    case 'change':
      return isLocked(review.submission) ? stay : backToChoosing(state, { focusOn: event.field });
    case 'cancel-other': {
      if (isLocked(review.submission)) return stay;
      const cancelling = askToCancel({ loanId: subject.loanId, payment: event.payment });
      return { state: { ...payingOf(state), kind: 'cancelling', review, cancelling }, effects: [] };
    }
    case 'previewed':
      return { state: { ...state, review: { ...review, preview: event.preview } }, effects: [] };
    case 'document-prepared':
      return (
        (isDocumentNotFound(review.consent, event) && ifImpossible(state)) ||
        withReview(state, stepReview(review, event), event)
      );
    case 'pay':
    case 'pay-again':
      return notAsReviewed(state, choices) ?? withReview(state, stepReview(review, event), event);
    case 'document-shown':
    case 'prepare-document':
    case 'review-again':
    case 'document-accepted':
    case 'payment-answered':
    case 'payment-found':
      return withReview(state, stepReview(review, event), event);
    default:
      return stay;
  }
};

/** Handles events while another payment of the loan is being cancelled. */
export const stepCancelling = (
  state: Extract<PaymentState, { readonly kind: 'cancelling' }>,
  event: PaymentEvent | PaymentAnswer,
): PaymentStep => {
  const { review } = state;
  if (event.kind === 'back') {
    if (isSending(state)) return { state, effects: [] };
    return wasTaken(state.cancelling)
      ? backToChoosing(state)
      : reviewedAgain(state, { review, sentOver: undefined });
  }
  if (event.kind !== 'cancel-payment' && event.kind !== 'cancel-answered')
    return event.kind === 'document-prepared' || event.kind === 'payment-found'
      ? withinCancelling(state, stepReview(review, event))
      : { state, effects: [] };
  const { state: cancelling, effects } = stepCancelPayment(state.cancelling, event);
  // The cancelled payment changes what will be taken in addition: the amounts must be chosen again.
  if (cancelling.kind === 'cancelled') return backToChoosing(state);
  return { state: cancelling === state.cancelling ? state : { ...state, cancelling }, effects };
};

const withinCancelling = (
  state: Extract<PaymentState, { readonly kind: 'cancelling' }>,
  { state: review, effects }: Step<Review, ReviewEffect>,
): PaymentStep => ({ state: review === state.review ? state : { ...state, review }, effects });
