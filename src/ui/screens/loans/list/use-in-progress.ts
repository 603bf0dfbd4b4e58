import { type LoanSummary, moneyInProgress } from '@member-portal/domain/loan';
import { useToday } from '../../../clock/use-today.ts';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';

/** Says in few words what is processing on a loan. */
export const useInProgress = (): ((loan: Pick<LoanSummary, 'paymentsInProgress'>) => string | undefined) => {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  return (loan) => {
    const coming = moneyInProgress(loan);
    if (!coming) return undefined;
    const { count, firstOn } = coming;
    const facts = { amount: format.money(coming.amount), date: format.dateShort(firstOn) };
    if (count > 1) return t('loans.inProgress.several', { ...facts, count });
    return t(firstOn > today ? 'loans.inProgress.scheduled' : 'loans.inProgress', facts);
  };
};
