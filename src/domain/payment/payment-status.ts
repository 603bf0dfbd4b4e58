/** Statuses of a payment request (specification, section 4). */
export const PAYMENT_REQUEST_STATUSES = [
  'REQUESTED',
  'UNDER_REVIEW',
  'PAYMENTS_RECEIVED',
  'READY_TO_PROCESS',
  'PENDING',
  'COMPLETED',
  'CANCELLED',
  'FAILED',
] as const;
export type PaymentRequestStatus = (typeof PAYMENT_REQUEST_STATUSES)[number];

/** The in-progress group is the first five (specification, section 4). */
export const IN_PROGRESS_STATUSES: readonly PaymentRequestStatus[] = PAYMENT_REQUEST_STATUSES.slice(0, 5);

/** Whether a payment request is in progress: its status is in the in-progress group (specification, section 4). */
export const isInProgress = (status: PaymentRequestStatus): boolean => IN_PROGRESS_STATUSES.includes(status);

/** Statuses of a payment in the history (specification, section 4). */
export const PAYMENT_STATUSES = [
  'UNKNOWN_STATUS',
  'SCHEDULED',
  'PENDING',
  'RECEIVED',
  'FAILED',
  'CANCELLED',
  'CHARGED_BACK',
  'REFUNDED',
  'RETURNED',
  'REJECTED',
] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Parses a status; one that the specification does not list becomes the unknown case. */
export const paymentStatusOf = (text: string): PaymentStatus =>
  PAYMENT_STATUSES.find((status) => status === text) ?? 'UNKNOWN_STATUS';
