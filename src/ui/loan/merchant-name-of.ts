import type { LoanSummary } from '@member-portal/domain/loan';
import type { Text } from '../intl/use-text.ts';

/** What a loan is headed with: its merchant, or plain words where the platform names none. */
export const merchantNameOf = ({ merchant }: Pick<LoanSummary, 'merchant'>, t: Text): string =>
  merchant.trim() === '' ? t('loans.unnamed') : merchant;
