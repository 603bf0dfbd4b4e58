export { type FoundPayment, findPayment } from './find-payment.ts';
export { createPreparePayment, PreparePayment } from './prepare-payment.ts';
export {
  createSubmitPayment,
  type ReviewedPayment,
  SubmitPayment,
  type SubmitPaymentFailure,
} from './submit-payment.ts';
