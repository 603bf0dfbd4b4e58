import type { AmountChoice } from '@member-portal/domain/payment';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import { nameOf } from '../../payments/find-payment.ts';
import type { PreviewedPayment } from '../../payments/preview-payment.ts';
import type { ChosenPayment } from '../../payments/reviewed-payment.ts';
import type { Step } from '../flow.ts';
import {
  acceptDocument,
  awaitConsent,
  type Consent,
  type ConsentAnswer,
  type ConsentEffect,
  type ConsentEvent,
  givenConsent,
  stepConsent,
} from './consent.ts';
import {
  isLocked,
  type Submission,
  type SubmissionAnswer,
  type SubmissionEffect,
  stepSubmission,
  submitPayment,
} from './submission.ts';

/** A checked payment, ready for review, with its method. */
export interface CheckedPayment {
  /** The amount choice. The past-due amount is sent as OTHER. */
  readonly choice: AmountChoice;
  readonly payment: ChosenPayment;
  readonly method: PaymentMethod;
}

/** A payment under review, until it is made. */
export interface Review {
  readonly checked: CheckedPayment;
  /** Its effect, from the loan's terms; undefined if they do not allow a projection. */
  readonly preview: PreviewedPayment | undefined;
  readonly consent: Consent;
  readonly submission: Submission;
}

/** A buyer's actions on a payment under review. */
export type ReviewEvent =
  | ConsentEvent
  /** Accepts the document and sends the payment, or resends the same one to find out its outcome. */
  | { readonly kind: 'pay' }
  /** Sends it although an earlier payment was found. */
  | { readonly kind: 'pay-again' }
  /** Starts a new review, with a new authorisation to read and accept. */
  | { readonly kind: 'review-again' };

/** Results of effects. */
export type ReviewAnswer = ConsentAnswer | SubmissionAnswer;

/** Effects of a review. */
export type ReviewEffect =
  | { readonly kind: 'prepare-document'; readonly attempt: number; readonly payment: ChosenPayment }
  | Exclude<ConsentEffect, { readonly kind: 'prepare-document' }>
  | SubmissionEffect;

const withConsent = (review: Review, { state, effects }: Step<Consent, ConsentEffect>) => ({
  state: state === review.consent ? review : { ...review, consent: state },
  effects: effects.map(
    (effect): ReviewEffect =>
      effect.kind === 'prepare-document' ? { ...effect, payment: review.checked.payment } : effect,
  ),
});

const withSubmission = (
  review: Review,
  { state, effects }: Step<Submission, SubmissionEffect>,
): Step<Review, ReviewEffect> => ({
  state: state === review.submission ? review : { ...review, submission: state },
  effects,
});

/** Starts the review of a payment; `earlier` is the consent of the previous review. */
export const beginReview = (
  checked: CheckedPayment,
  preview: PreviewedPayment | undefined,
  earlier: Consent | undefined,
): Step<Review, ReviewEffect> => {
  const first = awaitConsent(earlier);
  return withConsent({ checked, preview, consent: first.state, submission: { kind: 'ready' } }, first);
};

const pay = (review: Review, repeatOf?: string): Step<Review, ReviewEffect> => {
  const { checked, consent, submission } = review;
  const authorisation = givenConsent(consent);
  if (!authorisation) return withConsent(review, acceptDocument(consent));
  const order = { ...checked.payment, authorisation, ...(repeatOf === undefined ? {} : { repeatOf }) };
  return withSubmission(review, submitPayment(submission, order));
};

/** One step of a review; an event that does not apply is ignored. */
export const stepReview = (review: Review, event: ReviewEvent | ReviewAnswer): Step<Review, ReviewEffect> => {
  const { submission } = review;
  const stay = { state: review, effects: [] };
  switch (event.kind) {
    case 'pay':
      return pay(review);
    case 'pay-again': {
      const earlier = submission.kind === 'not-made' ? submission.trouble : undefined;
      return earlier?.kind === 'earlier-payment-found' ? pay(review, nameOf(earlier.payment)) : stay;
    }
    case 'review-again': {
      if (isLocked(submission)) return stay;
      const begun = beginReview(review.checked, review.preview, review.consent);
      return { ...begun, effects: [{ kind: 'stop-following' }, ...begun.effects] };
    }
    case 'payment-answered':
    case 'payment-found':
      return withSubmission(review, stepSubmission(submission, event, review.checked.payment.loanId));
    case 'document-accepted': {
      // Only the first click of a double click accepts the document.
      if (review.consent.kind !== 'seen' || isLocked(submission)) return stay;
      return pay({ ...review, consent: stepConsent(review.consent, event).state });
    }
    default:
      return withConsent(review, stepConsent(review.consent, event));
  }
};
