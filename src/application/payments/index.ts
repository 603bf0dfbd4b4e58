export {
  type CancelPaymentFailure,
  CancelScheduledPayment,
  createCancelScheduledPayment,
} from './cancel-scheduled-payment.ts';
export type { ClaimFailure } from './claim-payment.ts';
export { failedPaymentOf } from './failed-payment.ts';
export {
  confirmationOf,
  type FoundPayment,
  findPayment,
  isStanding,
  type PaymentTrace,
} from './find-payment.ts';
export { createFollowPayment, FOLLOW_EVERY_MS, FollowPayment } from './follow-payment.ts';
export { createPaymentOptionsOf, type PaymentOptions, PaymentOptionsOf } from './payment-options.ts';
export { createPreparePayment, PreparePayment } from './prepare-payment.ts';
export { createPreviewPayment, type PreviewedPayment, PreviewPayment } from './preview-payment.ts';
export { createPutAwayPayment, PutAwayPayment } from './put-away-payment.ts';
export {
  createReconcileOpenPayments,
  type OpenPaymentOutcome,
  ReconcileOpenPayments,
} from './reconcile-open-payments.ts';
export {
  createReconcilePayment,
  type ReconciledPayment,
  ReconcilePayment,
  type UnbookedOrder,
} from './reconcile-payment.ts';
export type { ReviewedPayment } from './reviewed-payment.ts';
export {
  createSubmitPayment,
  readsAfterPayment,
  SubmitPayment,
  type SubmitPaymentFailure,
} from './submit-payment.ts';
