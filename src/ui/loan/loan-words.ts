import { isOwedThoughClosed, type LoanSummary, segmentOf } from '@member-portal/domain/loan';
import type { Format } from '@member-portal/domain/locale';
import type { Text } from '../intl/use-text.ts';

/** The heading of a loan: its merchant, or a generic text if the platform names none. */
export const merchantNameOf = ({ merchant }: Pick<LoanSummary, 'merchant'>, t: Text): string =>
  merchant.trim() === '' ? t('loans.unnamed') : merchant;

/** Final states with a sentence of their own; all others use that of `CLOSED`. */
const ENDS = ['PAID', 'CHARGED_OFF', 'CANCELLED', 'EXPIRED'] as const;

/** A sentence on how a loan ended; undefined for one that has not ended. */
export const endingOf = (
  t: Text,
  format: Format,
  loan: Pick<LoanSummary, 'status' | 'closedOn' | 'balance'>,
): string | undefined => {
  const { status, closedOn } = loan;
  if (segmentOf(status) !== 'closed') return undefined;
  const end = ENDS.find((one) => one === status) ?? 'CLOSED';
  const ending = closedOn
    ? t(`loans.closed.${end}`, { date: format.dateLong(closedOn) })
    : t(`loans.closed.${end}.undated`);
  return isOwedThoughClosed(loan) ? `${ending} ${t('loans.closed.owed')}` : ending;
};
