import { businessDayFrom } from '../calendar/business-day.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import { type AutopayWire, amountTypeSchema } from '../contract/payment.ts';
import type { AutopayRow } from '../database/schema.ts';
import { booksAfterPending, type PendingPayment } from '../ledger/payoff.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { currentOf } from './enrolments.ts';
import { lastChangeOf } from './last-change.ts';
import type { StoredLoan } from './loan-store.ts';
import { moneyOf } from './money-of.ts';
import { isOpen } from './standing.ts';

const DRAFTS_SHOWN = 3;

/** A draft to come: its day, its due day, its cents and the enrolment under which it is drawn. */
export interface Draft {
  readonly on: PlainDate;
  readonly dueOn: PlainDate;
  readonly cents: number;
  readonly by: AutopayRow;
}

/**
 * The drafts to come from a day on, with payments in progress taken off. A draft belongs to the earliest enrolment that had not
 * ended when it could last be changed: a change or an end that came later leaves it as it was.
 */
export const draftsOf = (
  enrolments: readonly AutopayRow[],
  { books }: StoredLoan,
  pending: readonly PendingPayment[],
  tenant: PlatformTenant,
  from: PlainDate,
): readonly Draft[] => {
  const rows = booksAfterPending(books, pending).instalments.filter(
    ({ amount, paid, dueOn }) => paid < amount && dueOn >= from,
  );
  let rest = rows.reduce((sum, { amount, paid }) => sum + amount - paid, 0);
  return rows.flatMap((row) => {
    const on = businessDayFrom(row.dueOn, tenant.country);
    const by = enrolments.find(
      ({ start_on, paused_reason, ended_at }) =>
        row.dueOn >= start_on &&
        paused_reason === null &&
        (ended_at === null || ended_at > lastChangeOf(on, tenant)),
    );
    if (!by || rest <= 0) return [];
    const due = row.amount - row.paid;
    const wanted =
      by.amount_type === 'INSTALLMENT'
        ? due
        : by.amount_type === 'OTHER'
          ? Math.max(by.amount ?? 0, due)
          : rest;
    const cents = Math.min(wanted, rest);
    rest -= cents;
    return [{ on, dueOn: row.dueOn, cents, by }];
  });
};

/** The autopay of an agreement; one that was turned off still shows drafts that are too late to stop. */
export const autopayOf = (
  enrolments: readonly AutopayRow[],
  loan: StoredLoan,
  pending: readonly PendingPayment[],
  tenant: PlatformTenant,
  today: PlainDate,
): AutopayWire => {
  const money = moneyOf(tenant.currency);
  const drafts = (isOpen(loan.row.status) ? draftsOf(enrolments, loan, pending, tenant, today) : [])
    .slice(0, DRAFTS_SHOWN)
    .map(({ on, cents }) => ({
      on,
      amount: money(cents),
      lastChangeAt: new Date(lastChangeOf(on, tenant)).toISOString(),
    }));
  const autopay = currentOf(enrolments);
  if (!autopay) return { enrolled: false, drafts };
  return {
    enrolled: true,
    id: autopay.id,
    paymentMethodId: autopay.method_id,
    amountType: amountTypeSchema.parse(autopay.amount_type),
    ...(autopay.amount === null ? {} : { amount: money(autopay.amount) }),
    frequency: autopay.frequency,
    since: autopay.since,
    ...(autopay.paused_reason === null ? {} : { pausedReason: autopay.paused_reason }),
    drafts,
  };
};
