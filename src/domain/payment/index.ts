export { activityKeyOf, allocationOf, hasReceipt, isPlainlyBooked, replacedBy } from './activity.ts';
export { AMOUNT_CHOICES, type AmountChoice } from './amount-choice.ts';
export {
  type AmountLimits,
  type AmountOption,
  type AmountRefusal,
  acceptAmount,
  amountLimitsOf,
  amountOptionsOf,
  type FixedAmount,
  type FreeAmount,
  type PaymentOption,
} from './amount-options.ts';
export { curesDue } from './cures-due.ts';
export { isCancellable } from './is-cancellable.ts';
export { MAY_ARRIVE_WITHIN_MS, mayStillArrive } from './may-still-arrive.ts';
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
  type PaymentInProgress,
  type PaymentRequest,
} from './payment.ts';
export {
  acceptPayDate,
  CLEARING_BUSINESS_DAYS,
  type PayDateRefusal,
  type PayDays,
  type PaymentDates,
  payDateRange,
  paymentDates,
  SCHEDULE_AHEAD_DAYS,
} from './payment-dates.ts';
export {
  type BookedOrder,
  bookIntent,
  claimIntent,
  countSending,
  currentIntents,
  forgetBooking,
  INTENT_LIFETIME_MS,
  type KeyedOrder,
  type LoanIntents,
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
export { type PaymentPhase, paymentPhase } from './payment-phase.ts';
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
export { type AmountProblem, type ParseAmount, readAmount } from './read-amount.ts';
export { type PayDateProblem, readPayDate } from './read-pay-date.ts';
export { isRetryAhead, type RetryAhead, retryAheadOf, retryReplacedBy } from './retry-ahead.ts';
export { type SuggestedPayDay, suggestedPayDays } from './suggested-pay-days.ts';
