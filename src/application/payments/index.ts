export { AwaitsPayment } from './awaits-payment.ts';
export {
  type CancelPaymentFailure,
  CancelScheduledPayment,
} from './cancel-scheduled-payment.ts';
export type { ClaimFailure } from './claim-payment.ts';
export { failedPaymentOf, LAST_PAYMENTS } from './failed-payment.ts';
export {
  confirmationOf,
  type FoundPayment,
  findPayment,
  hasSucceeded,
  type PaymentTrace,
} from './find-payment.ts';
export { FOLLOW_EVERY_MS, FollowPayment } from './follow-payment.ts';
export { type PaymentNotice, paymentNoticeOf } from './payment-notice.ts';
export { type PaymentOptions, PaymentOptionsOf } from './payment-options.ts';
export { outcomeOf, type PaymentOutcome } from './payment-outcome.ts';
export { PreparePayment } from './prepare-payment.ts';
export { type PreviewedPayment, PreviewPayment } from './preview-payment.ts';
export { PutAwayPayment } from './put-away-payment.ts';
export {
  type OpenPaymentOutcome,
  ReconcileOpenPayments,
} from './reconcile-open-payments.ts';
export { ReconcilePayment } from './reconcile-payment.ts';
export type { KnownPayment, ReconciledPayment } from './reconciled-payment.ts';
export type { ChosenPayment, ReviewedPayment, SentPayment } from './reviewed-payment.ts';
export {
  readsAfterPayment,
  SubmitPayment,
  type SubmitPaymentFailure,
} from './submit-payment.ts';
