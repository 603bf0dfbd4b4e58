import type { LoanSummary } from '@member-portal/domain/loan';
import type { LoanToday } from '@member-portal/domain/today';
import type { MessageKey } from '../intl/message-key.ts';
import { useText } from '../intl/use-text.ts';
import { StateMark } from './StateMark.tsx';
import { toneOf } from './today-tone.ts';
import { useLoanToday } from './use-loan-today.ts';

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

/** The state of an open loan by the rule of the Today card, in a word with its icon. */
export const TodayMark = ({ loan }: { readonly loan: LoanSummary }) => {
  const t = useText();
  const state = useLoanToday()(loan);
  return <StateMark {...toneOf(state)} text={t(wordOf(state))} />;
};
