import { type LoanSummary, segmentOf } from '@member-portal/domain/loan';
import { loanLineOf } from '@member-portal/domain/today';
import { useWords } from '../../../intl/use-words.ts';
import { LoanStatusChip } from '../../../loan/LoanStatusChip.tsx';
import { merchantNameOf } from '../../../loan/loan-words.ts';
import { TodayMark } from '../../../loan/TodayMark.tsx';
import { useLoanToday } from '../../../loan/use-loan-today.ts';

/** The texts of a loan in a list row or a table row. */
export const useLoanLine = () => {
  const { t, format } = useWords();
  const todayOf = useLoanToday();
  return (loan: LoanSummary) => {
    const { about, on, amount, balance, balanceIs } = loanLineOf(loan, todayOf(loan));
    const undated = {
      'past-due': 'loans.status.DELINQUENT_PAST_DUE',
      next: 'loans.nextPayment.none',
    } as const;
    return {
      name: merchantNameOf(loan, t),
      // The Today card's state for an open loan, how it ended for a closed one.
      state: segmentOf(loan.status) === 'closed' ? <LoanStatusChip loan={loan} /> : <TodayMark loan={loan} />,
      when: on ? format.dateShort(on) : about === 'past-due' || about === 'next' ? t(undated[about]) : '',
      amount,
      balance,
      balanceIs,
    };
  };
};
