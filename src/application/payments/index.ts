export type { ClaimFailure } from './claim-payment.ts';
export {
  confirmationOf,
  type FoundPayment,
  findPayment,
  isStanding,
  type PaymentTrace,
} from './find-payment.ts';
export { createPreparePayment, PreparePayment } from './prepare-payment.ts';
export type { ReviewedPayment } from './reviewed-payment.ts';
export {
  createSubmitPayment,
  readsAfterPayment,
  SubmitPayment,
  type SubmitPaymentFailure,
} from './submit-payment.ts';
