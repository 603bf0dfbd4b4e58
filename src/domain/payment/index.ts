export { type AmountOption, type AmountRefusal, acceptAmount, amountOptionsOf } from './amount-options.ts';
export {
  ACTIVITY_TYPES,
  type Activity,
  type ActivityType,
  AMOUNT_TYPES,
  type AmountType,
  FLOW_TYPES,
  type FlowType,
  type PaidWith,
  type PaymentFrequency,
  type PaymentRequest,
} from './payment.ts';
export {
  DEBIT_AFTER_BUSINESS_DAYS,
  type PayDateRefusal,
  type PaymentDates,
  payDateRange,
  paymentDates,
  SCHEDULE_AHEAD_MONTHS,
} from './payment-dates.ts';
export {
  claimIntent,
  countSending,
  IN_FLIGHT_MS,
  INTENT_LIFETIME_MS,
  mayStillArrive,
  type OpenPaymentIntent,
  settleIntent,
} from './payment-intent-record.ts';
export {
  IN_PROGRESS_STATUSES,
  isInProgress,
  PAYMENT_REQUEST_STATUSES,
  PAYMENT_STATUSES,
  type PaymentRequestStatus,
  type PaymentStatus,
  paymentStatusOf,
} from './payment-status.ts';
