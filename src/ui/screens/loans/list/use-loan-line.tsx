import { type LoanSummary, segmentOf } from '@member-portal/domain/loan';
import { loanLineOf } from '@member-portal/domain/today';
import { useWords } from '../../../intl/use-words.ts';
import { LoanStatusChip } from '../../../loan/LoanStatusChip.tsx';
import { merchantNameOf } from '../../../loan/loan-words.ts';
import { TodayMark } from '../../../loan/TodayMark.tsx';
import { useLoanToday } from '../../../loan/use-loan-today.ts';

/** The words of a loan in a row or a line of a table. */
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
      // The state of the Today card while the loan is open, how it ended afterwards.
      state: segmentOf(loan.status) === 'closed' ? <LoanStatusChip loan={loan} /> : <TodayMark loan={loan} />,
      when: on ? format.dateShort(on) : about === 'past-due' || about === 'next' ? t(undated[about]) : '',
      amount,
      balance,
      balanceIs,
    };
  };
};
