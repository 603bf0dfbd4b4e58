import type { LoanStatus, LoanSubStatus } from '../loan/index.ts';
import type { PaymentStatus } from './payment-status.ts';

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
