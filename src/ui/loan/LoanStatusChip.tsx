import { type LoanSummary, standingOf } from '@member-portal/domain/loan';
import { StatusChip } from '../controls/StatusChip.tsx';
import { useText } from '../intl/use-text.ts';
import { loanChipOf } from './status-chips.ts';
import { TodayMark } from './TodayMark.tsx';

/**
 * A loan's status. A past-due one has the same colour and icon in every theme: in a theme's amber, grace and delinquency
 * would look alike. It shows as processing if payments in progress cover the whole past-due amount.
 */
export const LoanStatusChip = ({ loan }: { readonly loan: LoanSummary }) => {
  const t = useText();
  const { status } = loan;
  return standingOf(loan).kind === 'current' ? (
    <StatusChip style={loanChipOf(status)} text={t(`loans.status.${status}`)} />
  ) : (
    <TodayMark loan={loan} />
  );
};
