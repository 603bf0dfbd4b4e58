import { randomUUID } from 'node:crypto';
import { businessDayFrom } from '../calendar/business-day.ts';
import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import { agreementNumber } from '../ledger/confirmation.ts';
import { ledgerColumns } from '../ledger/ledger-columns.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { type LoanPlan, totalOf } from './loan-plan.ts';
import type { PlayedEvent } from './loan-player.ts';
import { withPendingPayment } from './pending-payment.ts';
import { playLoan } from './play-loan.ts';

interface Input {
  readonly plan: LoanPlan;
  readonly id: string;
  readonly buyerId: string;
  readonly tenant: PlatformTenant;
  readonly today: PlainDate;
  readonly at: (date: PlainDate, hour: number) => number;
  readonly methodId: string;
  readonly confirmation: () => string;
}

/** How a request ended, and how its line of the history stands. */
const statusOf = ({ type, isPending, returnedFor, chargedBackFor }: PlayedEvent) => {
  if (isPending) return { status: 'PENDING', activity_status: 'PENDING' };
  if (returnedFor !== undefined) return { status: 'FAILED', activity_status: 'RETURNED' };
  const isChargedBack = type === 'CHARGEBACK' || chargedBackFor !== undefined;
  const activity_status = isChargedBack ? 'CHARGED_BACK' : type === 'REFUND' ? 'REFUNDED' : 'RECEIVED';
  return { status: 'COMPLETED', activity_status };
};

const paymentRow = (
  event: PlayedEvent,
  { plan, today, id: agreementId, buyerId, tenant, at, methodId, confirmation }: Input,
) => {
  const byBuyer = event.type === 'PAYMENT' || event.type === 'AUTOPAY';
  return {
    id: event.id,
    tenant: tenant.id,
    buyer_id: buyerId,
    agreement_id: agreementId,
    request_key: null,
    origin:
      event.type === 'AUTOPAY' ? ('AUTOPAY' as const) : byBuyer ? ('ONETIME' as const) : ('LENDER' as const),
    flow:
      event.type === 'AUTOPAY'
        ? 'AUTOPAY_ENROLL'
        : event.amountType === 'PAYOFF'
          ? 'PAY_OFF'
          : 'MAKE_PAYMENT',
    amount_type: event.amountType,
    amount: event.cents,
    pay_on: event.on,
    ...statusOf(event),
    activity_type: event.type,
    confirmation: byBuyer ? confirmation() : null,
    // A merchant's refund touches no method of the buyer's.
    method_id: event.type === 'FEE' || (event.type === 'REFUND' && event.allocation) ? null : methodId,
    document_id: null,
    accepted_at: null,
    retry_of: null,
    principal: event.allocation?.principal ?? null,
    interest: event.allocation?.interest ?? null,
    fees: event.allocation?.fees ?? null,
    failure_reason: event.returnedFor ?? event.chargedBackFor ?? null,
    retry_on:
      event.returnedFor !== undefined && plan.retryInDays !== undefined
        ? businessDayFrom(addDays(today, plan.retryInDays), tenant.country)
        : null,
    due_on: event.type === 'AUTOPAY' ? event.on : null,
    created_at: at(event.on, 10),
  };
};

/** The rows of one loan after its story. */
export const loanRowsOf = (input: Input) => {
  const { plan, id, buyerId, tenant, today, at, methodId } = input;
  const story = playLoan(plan, today);
  const played = plan.hasPendingPayment ? withPendingPayment(story, today) : story;
  const number = agreementNumber(tenant.id);
  const orderId = randomUUID().slice(0, 8).toUpperCase();
  const { agreement, instalments, journals, postings } = ledgerColumns(
    id,
    played.books,
    played.journals,
    0,
    (on) => at(on, 11),
  );
  return {
    openedOn: played.openedOn,
    agreement: {
      id,
      tenant: tenant.id,
      buyer_id: buyerId,
      number,
      kind: plan.kind,
      status: played.status,
      merchant_name: plan.merchant,
      search: `${plan.merchant} ${number} ${orderId}`.toLowerCase(),
      order_id: orderId,
      order_source: plan.source,
      order_placed_on: played.openedOn,
      order_total: totalOf(plan.items),
      order_items: JSON.stringify(plan.items),
      opened_on: played.openedOn,
      closed_on: played.closedOn ?? null,
      matures_on: played.maturesOn,
      original: played.original,
      currency: tenant.currency,
      apr: plan.terms.apr,
      frequency: plan.frequency,
      term: plan.term,
      day_count: plan.terms.dayCount,
      rounding: plan.terms.rounding,
      ...agreement,
      down_payment: plan.downPayment ?? null,
      down_payment_on: plan.downPayment === undefined ? null : played.openedOn,
      source: plan.migrated ? 'MIGRATED_FROM_CLASSIC' : null,
      hardship_plan: played.hardship?.plan ?? null,
      hardship_from: played.hardship?.from ?? null,
      hardship_until: played.hardship?.until ?? null,
      first_due_on: played.firstDueOn,
      agreed_plan: played.hardship ? JSON.stringify(played.agreed) : null,
    },
    instalments,
    journals,
    postings,
    payments: played.events.map((event) => paymentRow(event, input)),
    autopay: plan.autopay
      ? [
          {
            id: randomUUID(),
            agreement_id: id,
            method_id: methodId,
            amount_type: 'INSTALLMENT',
            amount: null,
            amount_rule: 'VARYING',
            frequency: plan.frequency,
            start_on: played.openedOn,
            since: played.openedOn,
            notice_waived: true,
            document_id: null,
            accepted_at: null,
            paused_reason: null,
            ended_at: null,
            created_at: at(played.openedOn, 10),
          },
        ]
      : [],
  };
};
