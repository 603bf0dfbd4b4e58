import { plainDate } from '@member-portal/domain/calendar';
import { useFormat } from '../../../intl/use-format.ts';
import { useText } from '../../../intl/use-text.ts';
import type { HistoryFilter } from './history-filter.ts';

/** Says what a history is filtered by: "Filters: Payment, from Nov 1, 2026". */
export const useHistoryWords = (): ((filter: HistoryFilter) => string) => {
  const t = useText();
  const format = useFormat();
  return ({ type, status, from, to }) => {
    const day = (key: 'loan.history.fromOn' | 'loan.history.toOn', text: string): readonly string[] =>
      plainDate(text).match(
        (date) => [t(key, { date: format.dateShort(date) })],
        () => [],
      );
    const chosen = [
      ...(type ? [t(`loan.activity.type.${type}`)] : []),
      ...(status ? [t(`loan.activity.status.${status}`)] : []),
      ...day('loan.history.fromOn', from),
      ...day('loan.history.toOn', to),
    ];
    return chosen.length > 0
      ? t('loan.history.chosen', { chosen: chosen.join(', ') })
      : t('loan.history.filters');
  };
};
