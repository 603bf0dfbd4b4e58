import { type LoanStatus, type LoanSummary, segmentOf } from '@member-portal/domain/loan';
import type { Format } from '@member-portal/domain/locale';
import type { Text } from '../intl/use-text.ts';

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
