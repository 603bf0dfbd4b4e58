import { type PlainDate, plainDate } from '@member-portal/domain/calendar';
import {
  ACTIVITY_TYPES,
  type KnownActivityType,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '@member-portal/domain/payment';
import type { HistoryQuery } from '../ports/index.ts';

/** Which lines of a history to show; all of them without a choice. `from` and `to` are inclusive. */
export interface HistoryFilter {
  readonly type?: KnownActivityType | undefined;
  readonly status?: PaymentStatus | undefined;
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
}

/** The statuses to filter a history by. Excludes `UNKNOWN_STATUS`, which is not a status of the platform. */
export const FILTER_STATUSES: readonly Exclude<PaymentStatus, 'UNKNOWN_STATUS'>[] = PAYMENT_STATUSES.filter(
  (status) => status !== 'UNKNOWN_STATUS',
);

const dayOf = (asked: unknown): PlainDate | undefined =>
  typeof asked === 'string' ? plainDate(asked).unwrapOr(undefined) : undefined;

/**
 * The filter in a URL's query. A URL is untrusted: an unknown type or status, an invalid day, and a last day before the
 * first are ignored.
 */
export const historyFilterFrom = (
  query: Readonly<Partial<Record<keyof HistoryFilter, unknown>>>,
): HistoryFilter => {
  const [from, to] = [dayOf(query.from), dayOf(query.to)];
  return {
    type: ACTIVITY_TYPES.find((type) => type === query.type),
    status: FILTER_STATUSES.find((status) => status === query.status),
    from,
    to: from && to && to < from ? undefined : to,
  };
};

/** Whether any filter is set. */
export const isFiltered = (filter: HistoryFilter): boolean =>
  Object.values(filter).some((chosen) => chosen !== undefined);

/** The platform's query parameters for a filter. */
export const queryOfHistory = ({
  type,
  status,
  from,
  to,
}: HistoryFilter): Omit<HistoryQuery, 'limit' | 'cursor'> => ({
  types: type && [type],
  statuses: status && [status],
  from,
  to,
});
