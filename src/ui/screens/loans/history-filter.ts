import type { HistoryQuery } from '@member-portal/application/ports';
import { plainDate } from '@member-portal/domain/calendar';
import type { ActivityType, PaymentStatus } from '@member-portal/domain/payment';

/** What of a history to show; days as a date field gives them, empty where none is chosen. */
export interface HistoryFilter {
  readonly type: ActivityType | undefined;
  readonly status: PaymentStatus | undefined;
  readonly from: string;
  readonly to: string;
}

export const ALL_HISTORY: HistoryFilter = { type: undefined, status: undefined, from: '', to: '' };

/** The filter as the platform is asked; a day that is no date is not asked for, and days the wrong way round are swapped. */
export const historyQueryOf = ({
  type,
  status,
  ...days
}: HistoryFilter): Omit<HistoryQuery, 'limit' | 'cursor'> => {
  const turned = days.from !== '' && days.to !== '' && days.from > days.to;
  const from = plainDate(turned ? days.to : days.from).unwrapOr(undefined);
  const to = plainDate(turned ? days.from : days.to).unwrapOr(undefined);
  return {
    ...(type === undefined ? {} : { types: [type] }),
    ...(status === undefined ? {} : { statuses: [status] }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
};
