import type { InstallmentStatus, LoanStatus, LoanSubStatus } from '../loan/index.ts';
import type { PaymentMethodStatus } from '../payment-method/index.ts';
import type { PaymentRequestStatus, PaymentStatus } from './payment-status.ts';

/** Styles of status chips (specification, section 3). */
export const CHIP_STYLES = ['SUCCESS', 'FAILED', 'CANCELLED', 'PENDING', 'VIRTUAL-CARD'] as const;
export type ChipStyle = (typeof CHIP_STYLES)[number];

type StyleOf<Status extends string> = Readonly<Record<Status, ChipStyle>>;

/** The chip of a payment in the history. */
export const PAYMENT_CHIPS: StyleOf<PaymentStatus> = {
  UNKNOWN_STATUS: 'PENDING',
  SCHEDULED: 'PENDING',
  PENDING: 'PENDING',
  RECEIVED: 'SUCCESS',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
  CHARGED_BACK: 'FAILED',
  REFUNDED: 'CANCELLED',
  RETURNED: 'FAILED',
  REJECTED: 'FAILED',
};

/** The chip of a payment request: everything in progress is pending. */
export const PAYMENT_REQUEST_CHIPS: StyleOf<PaymentRequestStatus> = {
  REQUESTED: 'PENDING',
  UNDER_REVIEW: 'PENDING',
  PAYMENTS_RECEIVED: 'PENDING',
  READY_TO_PROCESS: 'PENDING',
  PENDING: 'PENDING',
  COMPLETED: 'SUCCESS',
  CANCELLED: 'CANCELLED',
  FAILED: 'FAILED',
};

/** The chip of a payment method. */
export const PAYMENT_METHOD_CHIPS: StyleOf<PaymentMethodStatus> = {
  CREATED: 'PENDING',
  DELETED: 'CANCELLED',
  SUBMITTED: 'PENDING',
  ACCEPTED: 'SUCCESS',
  PAID: 'SUCCESS',
  FAILED: 'FAILED',
  REPLACED: 'CANCELLED',
  PENDING: 'PENDING',
  SUCCESS: 'SUCCESS',
  CANCELLED: 'CANCELLED',
  TERMINATED: 'CANCELLED',
};

/** The chip of an instalment in the schedule. */
export const INSTALLMENT_CHIPS: StyleOf<InstallmentStatus> = {
  PAID: 'SUCCESS',
  PARTIAL: 'PENDING',
  DUE: 'PENDING',
  PAST_DUE: 'FAILED',
  UPCOMING: 'PENDING',
};

const LOAN_CHIPS: StyleOf<LoanStatus> = {
  OFFERED: 'PENDING',
  ACCEPTED: 'PENDING',
  EXPIRED: 'CANCELLED',
  REVIEW: 'PENDING',
  OUTSTANDING: 'SUCCESS',
  PAID: 'SUCCESS',
  CHARGED_OFF: 'FAILED',
  CANCELLED: 'CANCELLED',
  CLOSED: 'CANCELLED',
};
const SUB_STATUS_CHIPS: StyleOf<LoanSubStatus> = { DELINQUENT_PAST_DUE: 'FAILED', GRACE_PERIOD: 'PENDING' };

/** The chip of a loan: what is wrong with an outstanding one comes before its status. */
export const loanChipOf = (status: LoanStatus, subStatus: LoanSubStatus | undefined): ChipStyle =>
  status === 'OUTSTANDING' && subStatus !== undefined ? SUB_STATUS_CHIPS[subStatus] : LOAN_CHIPS[status];
