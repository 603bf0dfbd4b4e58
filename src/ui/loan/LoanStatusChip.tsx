import { type LoanSummary, standingOf } from '@member-portal/domain/loan';
import { StatusChip } from '../controls/StatusChip.tsx';
import { useText } from '../intl/use-text.ts';
import { loanChipOf } from './status-chips.ts';
import { TodayMark } from './TodayMark.tsx';

/**
 * A loan's status. One that is past due has the same colour and icon in every theme: by a theme's amber alone, grace and
 * delinquency would look alike. It shows as processing where payments in progress cover all that is late.
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
