import { daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import type { Instalment } from '../ledger/schedule.ts';

/** Days that a late instalment stays in the grace period. */
export const GRACE_DAYS = 15;

/** The standing of an agreement on a day; amounts in cents. */
export interface Standing {
  readonly subStatus: 'DELINQUENT_PAST_DUE' | 'GRACE_PERIOD' | undefined;
  readonly pastDue: number;
  /** The due day of the oldest instalment that is late. */
  readonly lateSince: PlainDate | undefined;
  readonly next: { readonly dueOn: PlainDate; readonly amount: number } | undefined;
  readonly paidCount: number;
}

/** Statuses in which money can still be paid on an agreement in the ordinary way; in review nothing has been lent yet. */
export const OPEN_STATUSES: readonly string[] = ['OUTSTANDING', 'ACCEPTED'];

/** Whether money can still be paid on an agreement of this status in the ordinary way. */
export const isOpen = (status: string): boolean => OPEN_STATUSES.includes(status);

/** What is late and what comes next. Late fees are part of what brings a late agreement up to date. */
export const standingOf = (
  status: string,
  instalments: readonly Instalment[],
  fees: number,
  today: PlainDate,
): Standing => {
  const paidCount = instalments.filter(({ amount, paid }) => paid >= amount).length;
  if (!isOpen(status))
    return { subStatus: undefined, pastDue: 0, lateSince: undefined, next: undefined, paidCount };
  const unpaid = instalments.filter(({ amount, paid }) => paid < amount);
  const late = unpaid.filter(({ dueOn }) => dueOn < today);
  const [oldest] = late;
  const coming = unpaid.find(({ dueOn }) => dueOn >= today);
  const overdue = late.reduce((sum, { amount, paid }) => sum + amount - paid, 0);
  return {
    subStatus:
      oldest === undefined
        ? undefined
        : daysBetween(oldest.dueOn, today) > GRACE_DAYS
          ? 'DELINQUENT_PAST_DUE'
          : 'GRACE_PERIOD',
    pastDue: overdue > 0 ? overdue + fees : 0,
    lateSince: oldest?.dueOn,
    next: coming && { dueOn: coming.dueOn, amount: coming.amount - coming.paid },
    paidCount,
  };
};

/** The standing of one instalment on a day. */
export const instalmentStatus = (
  row: Instalment,
  next: PlainDate | undefined,
  today: PlainDate,
): 'PAID' | 'PARTIAL' | 'DUE' | 'PAST_DUE' | 'UPCOMING' => {
  if (row.paid >= row.amount) return 'PAID';
  if (row.dueOn < today) return 'PAST_DUE';
  if (row.paid > 0) return 'PARTIAL';
  return row.dueOn === next ? 'DUE' : 'UPCOMING';
};
