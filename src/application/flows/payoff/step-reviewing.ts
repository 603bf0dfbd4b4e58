import type { PlainDate } from '@member-portal/domain/calendar';
import { askToCancel } from '../cancel-payment/index.ts';
import type { Step } from '../flow.ts';
import {
  isDocumentNotFound,
  isLocked,
  mayConsent,
  type Review,
  type ReviewEffect,
  readBeforeOutcome,
  stepReview,
} from '../ordering/index.ts';
import { choose, payingOf } from './choose.ts';
import type { PayoffAnswer, PayoffEffect, PayoffEvent, PayoffStep } from './event.ts';
import { isQuoteOutdated, knownQuote } from './known-quote.ts';
import { renew, renewed } from './renew-quote.ts';
import { reviewedAgain, withLeft } from './reviewing.ts';
import type { ReviewingPayoff } from './state.ts';
import { stepChoosing } from './step-choosing.ts';

/** Back to the form; the consent does not carry over to the next review. */
export const backToChoosing = (
  state: ReviewingPayoff,
  more: Parameters<typeof choose>[1] = {},
): PayoffStep => {
  const chosen = choose({ ...state, chose: true, lastConsent: state.review.consent }, more);
  return { ...chosen, effects: [{ kind: 'stop-following' }, ...chosen.effects] };
};

/** Back to the form with its problems; undefined if it has none. */
const ifImpossible = (state: ReviewingPayoff): PayoffStep | undefined => {
  const { state: form, effects } = backToChoosing(state);
  if (form.kind !== 'choosing') return undefined;
  const { state: next, effects: more } = stepChoosing(form, { kind: 'review' });
  return next.kind === 'choosing' ? { state: next, effects: [...effects, ...more] } : undefined;
};

const withReview = (
  state: ReviewingPayoff,
  { state: review, effects }: Step<Review, ReviewEffect>,
  event: PayoffEvent | PayoffAnswer,
): PayoffStep => {
  const { submission } = review;
  if (submission.kind === 'made') {
    const { outcome } = submission;
    const readBefore = readBeforeOutcome(state, event);
    // The drafts of an answered payoff are dropped by the effect that sends it, even after the buyer has left.
    const drop: readonly PayoffEffect[] = event.kind === 'payment-found' ? [{ kind: 'settle-drafts' }] : [];
    const { checked, preview } = review;
    const made = { checked, preview, outcome, readBefore, effect: undefined, left: undefined };
    return { state: withLeft({ ...payingOf(state), kind: 'done', ...made }), effects: [...effects, ...drop] };
  }
  const { trouble } = submission.kind === 'not-made' ? submission : { trouble: undefined };
  if (trouble?.kind === 'refused' && trouble.refusal === 'payoff-quote-expired')
    return renew({ ...state, review }, review.checked.payment.payOn, effects);
  // Not made: what was read meanwhile, such as an earlier payment, changes its effect and what it replaces.
  if (submission !== state.review.submission && !isLocked(submission)) {
    const now = reviewedAgain(state, { ...state, review });
    return { state: now.state, effects: [...effects, ...now.effects] };
  }
  if (effects.some(({ kind }) => kind === 'submit'))
    return {
      state: { ...state, review, sentOver: state.loan },
      effects: [{ kind: 'hold-draft' }, ...effects],
    };
  return { state: review === state.review ? state : { ...state, review }, effects };
};

/**
 * Pays, unless the day of the quote has passed or it counts what is not taken any more. An unknown outcome is looked up by
 * resending the identical order.
 */
const pay = (state: ReviewingPayoff, event: PayoffEvent & { readonly kind: 'pay' }, today: PlainDate) => {
  const { review } = state;
  const { payOn: chosen } = review.checked.payment;
  const quote = knownQuote(state.quote);
  const payOn = chosen < today ? today : chosen;
  const isExpired =
    payOn !== chosen || quote === undefined || payOn > quote.goodThrough || isQuoteOutdated(state);
  return isExpired && !isLocked(review.submission) && mayConsent(review.consent)
    ? renew(state, payOn, [{ kind: 'stop-following' }])
    : withReview(state, stepReview(review, event), event);
};

/** Handles events while a payoff is under review; `today` is in the lender's zone. */
export const stepReviewing = (
  state: ReviewingPayoff,
  event: PayoffEvent | PayoffAnswer,
  today: PlainDate,
): PayoffStep => {
  const { review, renewing } = state;
  const stay = { state, effects: [] };
  switch (event.kind) {
    case 'back':
      return isLocked(review.submission) ? stay : backToChoosing(state);
    case 'change':
      // The day determines the amount of a payoff.
      return isLocked(review.submission)
        ? stay
        : backToChoosing(state, { focusOn: event.field === 'method' ? 'method' : 'date' });
    case 'cancel-other': {
      if (isLocked(review.submission)) return stay;
      const cancelling = askToCancel({ loanId: state.loan.id, payment: event.payment });
      return { state: { ...payingOf(state), kind: 'cancelling', from: state, cancelling }, effects: [] };
    }
    case 'previewed':
      return { state: { ...state, review: { ...review, preview: event.preview } }, effects: [] };
    case 'quoted':
      return renewing === undefined || event.attempt !== state.asked
        ? stay
        : renewed(state, renewing, event, today);
    case 'pay':
      return pay(state, event, today);
    case 'document-prepared':
      return (
        (isDocumentNotFound(review.consent, event) && ifImpossible(state)) ||
        withReview(state, stepReview(review, event), event)
      );
    case 'document-shown':
    case 'prepare-document':
    case 'pay-again':
    case 'review-again':
    case 'document-accepted':
    case 'payment-answered':
    case 'payment-found':
      return withReview(state, stepReview(review, event), event);
    default:
      return stay;
  }
};
