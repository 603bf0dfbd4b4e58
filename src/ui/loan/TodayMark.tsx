import { Clock } from '@member-portal/application/ports';
import type { LoanSummary } from '@member-portal/domain/loan';
import { type LoanToday, loanTodayOf } from '@member-portal/domain/today';
import { useToday } from '../clock/use-today.ts';
import type { MessageKey } from '../intl/message-key.ts';
import { useText } from '../intl/use-text.ts';
import { useService } from '../services/ServicesProvider.tsx';
import { StateMark } from './StateMark.tsx';
import { toneOf } from './today-tone.ts';

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
  const today = useToday();
  const now = useService(Clock).now();
  const state = loanTodayOf(loan, { today, now });
  return <StateMark {...toneOf(state)} text={t(wordOf(state))} />;
};
