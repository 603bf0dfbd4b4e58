import type { LoanStatus } from '@member-portal/domain/loan';
import type { PaymentStatus } from '@member-portal/domain/payment';
import type { ChipStyle } from '../controls/StatusChip.tsx';

/** Makes a lookup of chips by status; any other status, also an unknown one, has the chip of a pending one. */
const chips =
  <Status extends string>(statuses: readonly (readonly [ChipStyle, ...Status[]])[]) =>
  (status: Status): ChipStyle =>
    statuses.find(([, ...of]) => of.includes(status))?.[0] ?? 'PENDING';

/** The chip of a payment in the history. */
export const paymentChipOf = chips<PaymentStatus>([
  ['SUCCESS', 'RECEIVED'],
  ['FAILED', 'FAILED', 'CHARGED_BACK', 'RETURNED', 'REJECTED'],
  ['CANCELLED', 'CANCELLED', 'REFUNDED'],
]);

/** The chip of a loan by its status alone. */
export const loanChipOf = chips<LoanStatus>([
  ['SUCCESS', 'OUTSTANDING', 'PAID'],
  ['FAILED', 'CHARGED_OFF'],
  ['CANCELLED', 'EXPIRED', 'CANCELLED', 'CLOSED'],
]);
