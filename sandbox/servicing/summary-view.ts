import type { PlainDate } from '../calendar/plain-date.ts';
import type { AgreementSummaryWire } from '../contract/agreement.ts';
import { loanStatusSchema } from '../contract/agreement.ts';
import { amountTypeSchema, requestStatusSchema } from '../contract/payment.ts';
import type { MoneyWire } from '../contract/wire-values.ts';
import type { AgreementRow, PaymentRow } from '../database/schema.ts';
import type { Instalment } from '../ledger/schedule.ts';
import { standingOf } from './standing.ts';

/** Cents of an agreement as wire money. */
export const moneyOf =
  (currency: MoneyWire['currency']) =>
  (cents: number): MoneyWire => ({ amount: cents, currency });

/** An agreement as the list shows it. */
export const summaryOf = (
  row: AgreementRow,
  instalments: readonly Instalment[],
  facts: {
    readonly fees: number;
    readonly enrolled: boolean;
    readonly inProgress: readonly PaymentRow[];
    readonly today: PlainDate;
  },
): AgreementSummaryWire => {
  const money = moneyOf(row.currency);
  const standing = standingOf(row.status, instalments, facts.fees, facts.today);
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    status: loanStatusSchema.parse(row.status),
    subStatus: standing.subStatus ?? null,
    merchant: { name: row.merchant_name },
    order: {
      id: row.order_id,
      source: row.order_source,
      placedOn: row.order_placed_on,
      total: money(row.order_total),
    },
    openedOn: row.opened_on,
    ...(row.closed_on === null ? {} : { closedOn: row.closed_on }),
    maturesOn: row.matures_on,
    original: money(row.original),
    balance: money(row.balance),
    pastDue: money(standing.pastDue),
    nextPayment: standing.next ? { dueOn: standing.next.dueOn, amount: money(standing.next.amount) } : null,
    installmentsPaid: standing.paidCount,
    installmentsTotal: row.status === 'CANCELLED' ? row.term : instalments.length,
    autopay: { enrolled: facts.enrolled },
    paymentsInProgress: facts.inProgress.map((payment) => ({
      id: payment.id,
      status: requestStatusSchema.parse(payment.status),
      amountType: amountTypeSchema.parse(payment.amount_type),
      amount: money(payment.amount),
      payOn: payment.pay_on,
    })),
    ...(row.source === 'MIGRATED_FROM_CLASSIC' ? { source: row.source } : {}),
  };
};
