import { type LoanSummary, segmentOf } from '@member-portal/domain/loan';
import { LoanStatusChip } from '../../../loan/LoanStatusChip.tsx';
import { TodayMark } from '../../../loan/TodayMark.tsx';

/** The state of a loan: by what a borrower has to know first while it is open, by how it ended afterwards. */
export const LoanState = ({ loan }: { readonly loan: LoanSummary }) =>
  segmentOf(loan.status) === 'closed' ? <LoanStatusChip loan={loan} /> : <TodayMark loan={loan} />;
