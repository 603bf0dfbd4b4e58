import type { PlainDate } from '../calendar/plain-date.ts';
import { type AgreementSummaryWire, hardshipPlanSchema, loanStatusSchema } from '../contract/agreement.ts';
import { amountTypeSchema, requestStatusSchema } from '../contract/payment.ts';
import type { AgreementRow } from '../database/schema.ts';
import { lastChangeOf } from './last-change.ts';
import { methodSummaryOf } from './method-view.ts';
import { moneyOf } from './money-of.ts';
import { isOnHardship } from './on-hardship.ts';
import { standingOf } from './standing.ts';
import type { SummaryFacts, SummaryMoment } from './summary-facts.ts';

const hardshipOf = (row: AgreementRow, today: PlainDate): AgreementSummaryWire['hardship'] => {
  const plan = hardshipPlanSchema.safeParse(row.hardship_plan);
  return row.hardship_until !== null && isOnHardship(row, today) && plan.success
    ? { plan: plan.data, until: row.hardship_until }
    : undefined;
};

/** An agreement as the list shows it. */
export const summaryOf = (
  row: AgreementRow,
  facts: SummaryFacts,
  { tenant, today }: SummaryMoment,
): AgreementSummaryWire => {
  const money = moneyOf(row.currency);
  const { instalments, nextDraft, lateFee, lastMethodId } = facts;
  const standing = standingOf(row.status, instalments, facts.fees, today);
  const hardship = hardshipOf(row, today);
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
    ...(standing.lateSince === undefined ? {} : { pastDueSince: standing.lateSince }),
    nextPayment: standing.next ? { dueOn: standing.next.dueOn, amount: money(standing.next.amount) } : null,
    installmentsPaid: standing.paidCount,
    installmentsTotal: row.status === 'CANCELLED' ? row.term : instalments.length,
    autopay: {
      enrolled: facts.enrolled,
      ...(facts.pausedReason === undefined ? {} : { pausedReason: facts.pausedReason }),
    },
    paymentsInProgress: facts.inProgress.map((payment) => ({
      id: payment.id,
      status: requestStatusSchema.parse(payment.status),
      amountType: amountTypeSchema.parse(payment.amount_type),
      amount: money(payment.amount),
      payOn: payment.pay_on,
    })),
    ...(nextDraft
      ? {
          nextDraft: {
            on: nextDraft.draft.on,
            amount: money(nextDraft.draft.cents),
            method: methodSummaryOf(nextDraft.method),
            lastChangeAt: new Date(lastChangeOf(nextDraft.draft.on, tenant)).toISOString(),
          },
        }
      : {}),
    ...(hardship ? { hardship } : {}),
    ...(lateFee ? { lateFee: { on: lateFee.on, amount: money(lateFee.cents) } } : {}),
    ...(lastMethodId === undefined ? {} : { lastMethodId }),
    ...(row.source === 'MIGRATED_FROM_CLASSIC' ? { source: row.source } : {}),
  };
};
