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

/** A payment that may be reviewed, with the method that it names. */
export interface CheckedPayment {
  /** What was chosen to be paid: on the wire, what is past due is OTHER. */
  readonly choice: AmountChoice;
  readonly payment: ChosenPayment;
  readonly method: PaymentMethod;
}

/** A payment under review, until it is made. */
export interface Review {
  readonly checked: CheckedPayment;
  /** What it changes, from the loan's own terms; undefined where they do not allow a projection. */
  readonly preview: PreviewedPayment | undefined;
  readonly consent: Consent;
  readonly submission: Submission;
}

/** What a buyer does with a payment under review. */
export type ReviewEvent =
  | ConsentEvent
  /** Accepts the document and sends the payment, or resends the same one to find out its outcome. */
  | { readonly kind: 'pay' }
  /** Sends it although an earlier payment was found. */
  | { readonly kind: 'pay-again' }
  /** Reads and accepts the authorisation once more. */
  | { readonly kind: 'review-again' };

/** What comes back to a review. */
export type ReviewAnswer = ConsentAnswer | SubmissionAnswer;

/** What a review needs done. */
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

/** Begins the review of a payment; `earlier` is the consent to the one that was reviewed before. */
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
      // Only the first of two presses counts as acceptance.
      if (review.consent.kind !== 'seen' || isLocked(submission)) return stay;
      return pay({ ...review, consent: stepConsent(review.consent, event).state });
    }
    default:
      return withConsent(review, stepConsent(review.consent, event));
  }
};
