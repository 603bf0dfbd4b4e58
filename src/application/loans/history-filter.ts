import { type PlainDate, plainDate } from '@member-portal/domain/calendar';
import {
  ACTIVITY_TYPES,
  type KnownActivityType,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '@member-portal/domain/payment';
import type { HistoryQuery } from '../ports/index.ts';

/** What of a history to show; all of it where nothing is chosen. Days include both ends. */
export interface HistoryFilter {
  readonly type?: KnownActivityType | undefined;
  readonly status?: PaymentStatus | undefined;
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
}

/** The statuses that a history can be asked for: no platform knows the one of what nobody knows here. */
export const ASKABLE_STATUSES = PAYMENT_STATUSES.filter((status) => status !== 'UNKNOWN_STATUS');

const dayOf = (asked: unknown): PlainDate | undefined =>
  typeof asked === 'string' ? plainDate(asked).unwrapOr(undefined) : undefined;

/**
 * The filter that an address asks for. Anybody can write an address: what names no kind, status or day is left out, and so
 * is a last day before the first.
 */
export const historyAsked = (
  address: Readonly<Partial<Record<keyof HistoryFilter, unknown>>>,
): HistoryFilter => {
  const [from, to] = [dayOf(address.from), dayOf(address.to)];
  return {
    type: ACTIVITY_TYPES.find((type) => type === address.type),
    status: ASKABLE_STATUSES.find((status) => status === address.status),
    from,
    to: from && to && to < from ? undefined : to,
  };
};

/** Whether anything is chosen. */
export const isFiltered = (filter: HistoryFilter): boolean =>
  Object.values(filter).some((chosen) => chosen !== undefined);

/** The filter as the platform is asked. */
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
