import type { PaymentStatus } from './payment-status.ts';

/** The channel that every payment and enrolment of the portal comes by (specification, section 3). */
export const PAYMENT_CHANNEL = 'WEB';
/** The kind of a payment that a buyer makes once (specification, section 3). */
export const PAYMENT_KIND = 'ONETIME';
/** The type of the payment that was made when the loan began (specification, section 3). */
export const DOWN_PAYMENT_TYPE = 'DOWN_PAYMENT';
/** Marks a payment that is tried again after one that failed (specification, section 3). */
export const RETRY_MARKER = 'RETRY';

const RETRYABLE: readonly PaymentStatus[] = ['FAILED', 'RETURNED', 'REJECTED'];

/** Whether a payment failed, so that it may be tried again. A charged-back one did not fail: the buyer reversed it. */
export const mayBeRetried = (status: PaymentStatus): boolean => RETRYABLE.includes(status);
