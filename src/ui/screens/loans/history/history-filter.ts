import type { HistoryQuery } from '@member-portal/application/ports';
import { plainDate } from '@member-portal/domain/calendar';
import {
  ACTIVITY_TYPES,
  type KnownActivityType,
  PAYMENT_STATUSES,
  type PaymentStatus,
} from '@member-portal/domain/payment';

/** What of a history to show; days as ISO text, empty where none is chosen. */
export interface HistoryFilter {
  readonly type: KnownActivityType | undefined;
  readonly status: PaymentStatus | undefined;
  readonly from: string;
  readonly to: string;
}

export const ALL_HISTORY: HistoryFilter = { type: undefined, status: undefined, from: '', to: '' };

/** A platform that names a status nobody knows cannot be asked for it. */
export const ASKABLE_STATUSES = PAYMENT_STATUSES.filter((status) => status !== 'UNKNOWN_STATUS');

/** What of a filter an address says: only what is chosen. */
export type AskedHistory = Partial<Record<keyof HistoryFilter, string>>;

const dayOf = (asked: unknown): string => (typeof asked === 'string' && plainDate(asked).isOk() ? asked : '');

/**
 * The filter that an address asks for. Anybody can write an address: what names no kind, status or day is left out, and so
 * is a last day before the first.
 */
export const historyAsked = (address: Partial<Record<keyof HistoryFilter, unknown>>): HistoryFilter => {
  const [from, to] = [dayOf(address.from), dayOf(address.to)];
  return {
    type: ACTIVITY_TYPES.find((type) => type === address.type),
    status: ASKABLE_STATUSES.find((status) => status === address.status),
    from,
    to: to < from ? '' : to,
  };
};

/** What an address says of a filter; nothing of all history. */
export const askForHistory = ({ type, status, from, to }: HistoryFilter): AskedHistory => ({
  ...(type === undefined ? {} : { type }),
  ...(status === undefined ? {} : { status }),
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
});

/** Whether anything is chosen. */
export const isFiltered = (filter: HistoryFilter): boolean => Object.keys(askForHistory(filter)).length > 0;

/** The filter as the platform is asked; a day that is no date is not asked for. */
export const historyQueryOf = ({
  type,
  status,
  ...days
}: HistoryFilter): Omit<HistoryQuery, 'limit' | 'cursor'> => {
  const from = plainDate(days.from).unwrapOr(undefined);
  const to = plainDate(days.to).unwrapOr(undefined);
  return {
    ...(type === undefined ? {} : { types: [type] }),
    ...(status === undefined ? {} : { statuses: [status] }),
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
};
