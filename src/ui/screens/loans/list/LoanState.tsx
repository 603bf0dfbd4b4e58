import { Clock } from '@member-portal/application/ports';
import { type LoanSummary, segmentOf } from '@member-portal/domain/loan';
import { type LoanToday, loanTodayOf } from '@member-portal/domain/today';
import { useToday } from '../../../clock/use-today.ts';
import type { MessageKey } from '../../../intl/message-key.ts';
import { useText } from '../../../intl/use-text.ts';
import { LoanStatusChip } from '../../../loan/LoanStatusChip.tsx';
import { StateMark } from '../../../loan/StateMark.tsx';
import { useService } from '../../../services/ServicesProvider.tsx';
import { toneOf } from '../today/today-tone.ts';

const wordOf = (today: LoanToday): MessageKey => {
  switch (today.kind) {
    case 'late':
      return today.inGrace ? 'loans.status.GRACE_PERIOD' : 'loans.status.DELINQUENT_PAST_DUE';
    case 'nothing-due':
      return today.reason === 'in-review' ? 'loans.status.REVIEW' : 'loans.state.nothing-due';
    default:
      return `loans.state.${today.kind}`;
  }
};

/** The state of a loan: by what a borrower has to know first while it is open, by how it ended afterwards. */
export const LoanState = ({ loan }: { readonly loan: LoanSummary }) => {
  const t = useText();
  const today = useToday();
  const now = useService(Clock).now();
  if (segmentOf(loan.status) === 'closed') return <LoanStatusChip loan={loan} />;
  const state = loanTodayOf(loan, { today, now });
  return <StateMark {...toneOf(state)} text={t(wordOf(state))} />;
};
