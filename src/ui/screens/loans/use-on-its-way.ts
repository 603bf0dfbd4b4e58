import { type LoanSummary, onItsWayOf } from '@member-portal/domain/loan';
import { useFormat } from '../../intl/use-format.ts';
import { useText } from '../../intl/use-text.ts';
import { useToday } from './use-today.ts';

/** Says what is on its way to a loan: on a card in few words, beside what is due next in a sentence. */
export const useOnItsWay = (): ((
  loan: Pick<LoanSummary, 'paymentsInProgress'>,
  form: 'card' | 'sentence',
) => string | undefined) => {
  const t = useText();
  const format = useFormat();
  const today = useToday();
  return (loan, form) => {
    const coming = onItsWayOf(loan);
    if (!coming) return undefined;
    const { count, firstOn } = coming;
    const short = form === 'card';
    const facts = {
      amount: format.money(coming.amount),
      date: short ? format.dateShort(firstOn) : format.dateLong(firstOn),
    };
    if (count > 1)
      return t(short ? 'loans.onItsWay.several' : 'loans.due.onItsWay.several', { ...facts, count });
    if (firstOn > today) return t(short ? 'loans.onItsWay.scheduled' : 'loans.due.onItsWay.scheduled', facts);
    return t(short ? 'loans.onItsWay' : 'loans.due.onItsWay', facts);
  };
};
