import type { LoanStatus, LoanSubStatus } from '@member-portal/domain/loan';
import type { PaymentStatus } from '@member-portal/domain/payment';
import type { ChipStyle } from '../controls/chip-style.ts';

type StyleOf<Status extends string> = Readonly<Record<Status, ChipStyle>>;

const PAYMENT_CHIPS: StyleOf<PaymentStatus> = {
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

/** The chip of a payment in the history; an unknown status is neither good nor bad news. */
export const paymentChipOf = (status: PaymentStatus): ChipStyle =>
  Object.hasOwn(PAYMENT_CHIPS, status) ? PAYMENT_CHIPS[status] : 'PENDING';

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
  UNKNOWN_STATUS: 'PENDING',
};
const SUB_STATUS_CHIPS: StyleOf<LoanSubStatus> = { DELINQUENT_PAST_DUE: 'FAILED', GRACE_PERIOD: 'PENDING' };

/** The chip of a loan: what is wrong with an outstanding one comes before its status. */
export const loanChipOf = (status: LoanStatus, subStatus: LoanSubStatus | undefined): ChipStyle =>
  status === 'OUTSTANDING' && subStatus !== undefined && Object.hasOwn(SUB_STATUS_CHIPS, subStatus)
    ? SUB_STATUS_CHIPS[subStatus]
    : Object.hasOwn(LOAN_CHIPS, status)
      ? LOAN_CHIPS[status]
      : 'PENDING';
