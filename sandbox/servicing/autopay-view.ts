import { businessDayFrom } from '../calendar/business-day.ts';
import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import { type AutopayWire, amountTypeSchema } from '../contract/payment.ts';
import type { AutopayRow } from '../database/schema.ts';
import type { LoanBooks } from '../ledger/loan-books.ts';
import { booksAfterPending, type PendingPayment, payoffOn } from '../ledger/payoff.ts';
import type { Instalment } from '../ledger/schedule.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { currentOf } from './enrolments.ts';
import { lastChangeOf } from './last-change.ts';
import type { StoredLoan } from './loan-store.ts';
import { moneyOf } from './money-of.ts';
import { isOpen } from './standing.ts';

/** A draft to come: its day, its due day, its cents and the enrolment under which it is drawn. */
export interface Draft {
  readonly on: PlainDate;
  readonly dueOn: PlainDate;
  readonly cents: number;
  readonly by: AutopayRow;
}

/** No weekend with the holidays beside it moves a draft by this many days. */
export const DRAFT_MOVES_AT_MOST = 7;

const unpaidFrom = ({ instalments }: LoanBooks, from: PlainDate): readonly Instalment[] =>
  instalments.filter(({ amount, paid, dueOn }) => paid < amount && dueOn >= from);

/**
 * The drafts that are taken from a day on, also the one for an earlier due day on which banks were closed. Each comes after the
 * payments in progress and the drafts before it: what is taken early bears no more interest and pays instalments ahead. A draft
 * belongs to the earliest enrolment that had not ended when it could last be changed: a change or an end that came later leaves
 * it as it was.
 */
export function* draftsOf(
  enrolments: readonly AutopayRow[],
  { books }: StoredLoan,
  pending: readonly PendingPayment[],
  tenant: PlatformTenant,
  from: PlainDate,
): Generator<Draft, void> {
  let later = addDays(from, -DRAFT_MOVES_AT_MOST);
  const taken = [...pending];
  for (let after = booksAfterPending(books, taken); ; ) {
    const [row] = unpaidFrom(after, later);
    if (!row) return;
    const { dueOn } = row;
    later = addDays(dueOn, 1);
    const on = businessDayFrom(dueOn, tenant.country);
    const by = enrolments.find(
      ({ start_on, paused_reason, ended_at }) =>
        on >= from &&
        dueOn >= start_on &&
        paused_reason === null &&
        (ended_at === null || ended_at > lastChangeOf(on, tenant)),
    );
    if (!by) continue;
    const due = row.amount - row.paid;
    const all = unpaidFrom(after, dueOn < from ? dueOn : from).reduce(
      (sum, { amount, paid }) => sum + amount - paid,
      0,
    );
    const wanted =
      by.amount_type === 'INSTALLMENT'
        ? due
        : by.amount_type === 'OTHER'
          ? Math.max(by.amount ?? 0, due)
          : all;
    // Instalments come with the interest of their time, which has not accrued where more than what is due is taken.
    const most = wanted > due ? payoffOn(books, taken, on).amount : due;
    const cents = Math.min(wanted, all, most);
    if (cents <= 0) return;
    yield { on, dueOn, cents, by };
    const draft = { id: `draft-${dueOn}`, on, cents, toPrincipal: false, noted: false };
    taken.push(draft);
    after = booksAfterPending(after, [draft]);
  }
}

/** The first draft that fulfils the condition. Later ones are not worked out: each is projected from all before it. */
export const firstDraft = (drafts: Iterable<Draft>, is: (draft: Draft) => boolean): Draft | undefined => {
  for (const draft of drafts) if (is(draft)) return draft;
  return undefined;
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
  // Three are shown, and no further one is worked out.
  const [first, second, third] = isOpen(loan.row.status)
    ? draftsOf(enrolments, loan, pending, tenant, today)
    : [];
  const drafts = [first, second, third]
    .filter((draft) => draft !== undefined)
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
