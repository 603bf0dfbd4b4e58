export {
  type AmountLimits,
  type AmountOption,
  type AmountRefusal,
  acceptAmount,
  amountLimitsOf,
  amountOptionsOf,
} from './amount-options.ts';
export {
  CHIP_STYLES,
  type ChipStyle,
  loanChipOf,
  paymentChipOf,
} from './chip-style.ts';
export { curesDue } from './cures-due.ts';
export {
  ACTIVITY_TYPES,
  type Activity,
  type ActivityType,
  AMOUNT_TYPES,
  type AmountType,
  activityTypeOf,
  FLOW_TYPES,
  type FlowType,
  type KnownActivityType,
  PAYMENT_FREQUENCIES,
  type PaidWith,
  type PaymentFrequency,
  type PaymentOnItsWay,
  type PaymentRequest,
} from './payment.ts';
export {
  CLEARING_BUSINESS_DAYS,
  type PayDateRefusal,
  type PaymentDates,
  payDateRange,
  paymentDates,
  SCHEDULE_AHEAD_DAYS,
} from './payment-dates.ts';
export {
  isIntentOpen,
  type KeyedOrder,
  newPaymentIntent,
  type PaymentIntent,
  type PaymentIntentEvent,
  stepPaymentIntent,
} from './payment-intent.ts';
export {
  type BookedOrder,
  bookIntent,
  claimIntent,
  countSending,
  currentIntents,
  forgetBooking,
  IN_FLIGHT_MS,
  INTENT_LIFETIME_MS,
  type LoanIntents,
  mayStillArrive,
  type OpenPaymentIntent,
  REPETITION_MS,
  settleIntent,
} from './payment-intent-record.ts';
export {
  DOWN_PAYMENT_TYPE,
  mayBeRetried,
  PAYMENT_CHANNEL,
  PAYMENT_KIND,
  RETRY_MARKER,
} from './payment-markers.ts';
export {
  IN_PROGRESS_STATUSES,
  isInProgress,
  PAYMENT_REQUEST_STATUSES,
  PAYMENT_STATUSES,
  type PaymentRequestStatus,
  type PaymentStatus,
  paymentStatusOf,
} from './payment-status.ts';
export { paysAll } from './pays-all.ts';
export { type RetryAhead, retryAheadOf, retryReplacedBy } from './retry-ahead.ts';
