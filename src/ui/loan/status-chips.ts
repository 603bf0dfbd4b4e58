import type { LoanStatus } from '@member-portal/domain/loan';
import type { PaymentStatus } from '@member-portal/domain/payment';
import type { ChipStyle } from '../controls/StatusChip.tsx';

/** Makes a lookup of chips by status; an unknown status has the chip of a pending one. */
const chips =
  <Status extends string>(styles: Readonly<Record<Status, ChipStyle>>) =>
  (status: Status): ChipStyle =>
    Object.hasOwn(styles, status) ? styles[status] : 'PENDING';

/** The chip of a payment in the history. */
export const paymentChipOf = chips<PaymentStatus>({
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
});

/** The chip of a loan by its status alone. */
export const loanChipOf = chips<LoanStatus>({
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
});
