import { type LoanStatus, type LoanSummary, segmentOf, standingOf } from '@member-portal/domain/loan';
import type { ChipStyle } from '../controls/chip-style.ts';
import type { Format } from '../intl/create-format.ts';
import type { MessageKey } from '../intl/message-key.ts';
import type { Text } from '../intl/use-text.ts';
import { loanChipOf } from './status-chips.ts';

/** A loan's state as a word and the chip that carries it. */
export interface StatusWords {
  readonly text: MessageKey;
  readonly chip: ChipStyle;
}

/** What to call a loan's state: what is wrong with an outstanding one comes before its status. */
export const statusWordsOf = (loan: Pick<LoanSummary, 'status' | 'subStatus' | 'pastDue'>): StatusWords => {
  switch (standingOf(loan).kind) {
    case 'grace-period':
      return { text: 'loans.status.GRACE_PERIOD', chip: loanChipOf(loan.status, 'GRACE_PERIOD') };
    case 'delinquent':
      return {
        text: 'loans.status.DELINQUENT_PAST_DUE',
        chip: loanChipOf(loan.status, 'DELINQUENT_PAST_DUE'),
      };
    case 'current':
      return { text: `loans.status.${loan.status}`, chip: loanChipOf(loan.status, undefined) };
  }
};

type ClosedStatus = 'PAID' | 'CHARGED_OFF' | 'CANCELLED' | 'CLOSED' | 'EXPIRED';

const closedStatusOf = (status: LoanStatus): ClosedStatus =>
  status === 'PAID' || status === 'CHARGED_OFF' || status === 'CANCELLED' || status === 'EXPIRED'
    ? status
    : 'CLOSED';

/** How a loan ended, as a sentence; undefined for one that is still going on. */
export const endingOf = (
  t: Text,
  format: Format,
  { status, closedOn }: Pick<LoanSummary, 'status' | 'closedOn'>,
): string | undefined => {
  if (segmentOf(status) !== 'closed') return undefined;
  const ended = closedStatusOf(status);
  return closedOn
    ? t(`loans.closed.${ended}`, { date: format.dateLong(closedOn) })
    : t(`loans.closed.${ended}.undated`);
};
