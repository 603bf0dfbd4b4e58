import type { PaymentStatus } from './payment-status.ts';

/** The channel of every payment and enrolment made in the portal (specification, section 3). */
export const PAYMENT_CHANNEL = 'WEB';
/** The kind of a one-time payment (specification, section 3). */
export const PAYMENT_KIND = 'ONETIME';
/** The type of the payment that was made when the loan began (specification, section 3). */
export const DOWN_PAYMENT_TYPE = 'DOWN_PAYMENT';
/** Marks a payment that retries a failed one (specification, section 3). */
export const RETRY_MARKER = 'RETRY';

const RETRYABLE: readonly PaymentStatus[] = ['FAILED', 'RETURNED', 'REJECTED'];

/** Whether a payment failed and may be retried. A charged-back payment did not fail: the buyer reversed it. */
export const mayBeRetried = (status: PaymentStatus): boolean => RETRYABLE.includes(status);
