export type { ClaimFailure } from './claim-payment.ts';
export { type FoundPayment, findPayment, type PaymentTrace } from './find-payment.ts';
export { createPreparePayment, PreparePayment } from './prepare-payment.ts';
export type { ReviewedPayment } from './reviewed-payment.ts';
export {
  createSubmitPayment,
  readsAfterPayment,
  SubmitPayment,
  type SubmitPaymentFailure,
} from './submit-payment.ts';
