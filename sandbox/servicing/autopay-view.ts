import { addBusinessDays, businessDayFrom } from '../calendar/business-day.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import { endOfDay } from '../calendar/zone.ts';
import { type AutopayWire, amountTypeSchema } from '../contract/payment.ts';
import type { AutopayRow } from '../database/schema.ts';
import { booksAfterPending, type PendingPayment } from '../ledger/payoff.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import type { StoredLoan } from './loan-store.ts';
import { moneyOf } from './summary-view.ts';

const DRAFTS_SHOWN = 3;
/** A draft can be stopped up to this many business days before it. */
export const STOP_BUSINESS_DAYS = 3;

/** A draft to come: its day, its due day and its cents. */
export interface Draft {
  readonly on: PlainDate;
  readonly dueOn: PlainDate;
  readonly cents: number;
}

/** The drafts that an enrolment will make from a day on, with payments under way taken off. */
export const draftsOf = (
  autopay: AutopayRow,
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
    if (row.dueOn < autopay.start_on || rest <= 0) return [];
    const due = row.amount - row.paid;
    const wanted =
      autopay.amount_type === 'INSTALLMENT'
        ? due
        : autopay.amount_type === 'OTHER'
          ? Math.max(autopay.amount ?? 0, due)
          : rest;
    const cents = Math.min(wanted, rest);
    rest -= cents;
    return [{ on: businessDayFrom(row.dueOn, tenant.country), dueOn: row.dueOn, cents }];
  });
};

/** Autopay as it stands on an agreement. */
export const autopayOf = (
  autopay: AutopayRow | undefined,
  loan: StoredLoan,
  pending: readonly PendingPayment[],
  tenant: PlatformTenant,
  today: PlainDate,
): AutopayWire => {
  if (!autopay) return { enrolled: false, drafts: [] };
  const money = moneyOf(tenant.currency);
  const drafts = autopay.paused_reason === null ? draftsOf(autopay, loan, pending, tenant, today) : [];
  return {
    enrolled: true,
    id: autopay.id,
    paymentMethodId: autopay.method_id,
    amountType: amountTypeSchema.parse(autopay.amount_type),
    ...(autopay.amount === null ? {} : { amount: money(autopay.amount) }),
    frequency: autopay.frequency,
    since: autopay.since,
    ...(autopay.paused_reason === null ? {} : { pausedReason: autopay.paused_reason }),
    drafts: drafts.slice(0, DRAFTS_SHOWN).map(({ on, cents }) => ({
      on,
      amount: money(cents),
      lastChangeAt: new Date(
        endOfDay(tenant.timezone, addBusinessDays(on, -STOP_BUSINESS_DAYS, tenant.country)),
      ).toISOString(),
    })),
  };
};
