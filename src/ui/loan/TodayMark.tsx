import type { LoanSummary } from '@member-portal/domain/loan';
import type { LoanToday } from '@member-portal/domain/today';
import { StatusChip } from '../controls/StatusChip.tsx';
import type { MessageKey } from '../intl/messages.ts';
import { useText } from '../intl/use-text.ts';
import { toneOf } from './today-tone.ts';
import { useLoanToday } from './use-loan-today.ts';

const wordOf = (today: LoanToday): MessageKey => {
  if (today.kind === 'late')
    return today.inGrace ? 'loans.status.GRACE_PERIOD' : 'loans.status.DELINQUENT_PAST_DUE';
  if (today.kind === 'nothing-due' && today.reason === 'in-review') return 'loans.status.REVIEW';
  return `loans.state.${today.kind}`;
};

/** The state of an open loan as on the Today card: a word with an icon, in the colours of its tone. */
export const TodayMark = ({ loan }: { readonly loan: LoanSummary }) => {
  const t = useText();
  const today = useLoanToday()(loan);
  const phase = today.kind === 'processing' ? today.processing.phase : '';
  return <StatusChip {...toneOf(today)} text={t(wordOf(today), { phase })} />;
};
