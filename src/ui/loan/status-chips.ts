import type { LoanStatus } from '@member-portal/domain/loan';
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

/** The chip of a loan by its status alone; an unknown status is neither good nor bad news. */
export const loanChipOf = (status: LoanStatus): ChipStyle =>
  Object.hasOwn(LOAN_CHIPS, status) ? LOAN_CHIPS[status] : 'PENDING';
