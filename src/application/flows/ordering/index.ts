export type { Choices } from './choices.ts';
export {
  acceptDocument,
  awaitConsent,
  type Consent,
  type ConsentAnswer,
  type ConsentEffect,
  type ConsentEvent,
  type GivenConsent,
  givenConsent,
  isDocumentNotFound,
  isNotFound,
  mayConsent,
  stepConsent,
} from './consent.ts';
export type { DraftField, DraftProblem, DraftProblems } from './draft-problem.ts';
export { methodsOn } from './methods-on.ts';
export type { MethodEvent, OrderEvent } from './order-event.ts';
export { autopayRefusal, paymentRefusal } from './refusal.ts';
export {
  beginReview,
  type CheckedPayment,
  type Review,
  type ReviewAnswer,
  type ReviewEffect,
  type ReviewEvent,
  stepReview,
} from './review.ts';
export { type PreviewEffect, reviewNow } from './review-now.ts';
export type { OrderAnswer, OrderEffect } from './run-order.ts';
export {
  isLocked,
  type PayFailure,
  type PaymentTrouble,
  readBeforeOutcome,
  type Submission,
  type SubmissionAnswer,
  type SubmissionEffect,
  stepSubmission,
  submitPayment,
  troubleOf,
} from './submission.ts';
export { readsAfterFailure, type WayBack, wayBackOf } from './way-back.ts';
