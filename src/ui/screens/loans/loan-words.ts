import { isPastDue, type LoanStatus, type LoanSummary } from '@member-portal/domain/loan';
import type { ChipStyle } from '../../controls/StatusChip.tsx';
import type { MessageKey } from '../../intl/message-key.ts';

/** A loan's state as a word and the chip that carries it. */
export interface StatusWords {
  readonly text: MessageKey;
  readonly chip: ChipStyle;
}

const CHIPS: Readonly<Record<LoanStatus, ChipStyle>> = {
  OFFERED: 'PENDING',
  ACCEPTED: 'PENDING',
  REVIEW: 'PENDING',
  OUTSTANDING: 'SUCCESS',
  PAID: 'SUCCESS',
  CHARGED_OFF: 'FAILED',
  CANCELLED: 'CANCELLED',
  CLOSED: 'CANCELLED',
  EXPIRED: 'CANCELLED',
};

/** What to call a loan's state: what is wrong with an outstanding one comes before its status. */
export const statusWordsOf = (loan: Pick<LoanSummary, 'status' | 'subStatus' | 'pastDue'>): StatusWords => {
  if (loan.status === 'OUTSTANDING' && loan.subStatus === 'GRACE_PERIOD')
    return { text: 'loans.status.GRACE_PERIOD', chip: 'PENDING' };
  if (loan.status === 'OUTSTANDING' && (loan.subStatus === 'DELINQUENT_PAST_DUE' || isPastDue(loan)))
    return { text: 'loans.status.DELINQUENT_PAST_DUE', chip: 'FAILED' };
  return { text: `loans.status.${loan.status}`, chip: CHIPS[loan.status] };
};

/** Whether a buyer still owes something that can be paid here. */
export const isPayable = (loan: Pick<LoanSummary, 'status' | 'balance'>): boolean =>
  loan.status === 'OUTSTANDING' && loan.balance.cents > 0;
