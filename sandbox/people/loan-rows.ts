import { randomUUID } from 'node:crypto';
import { agreementNumber } from '../ledger/confirmation.ts';
import { ledgerColumns } from '../ledger/ledger-columns.ts';
import { eventRow } from './event-row.ts';
import type { LoanOfPerson } from './loan-of-person.ts';
import { totalOf } from './loan-plan.ts';
import { withPendingPayment } from './pending-payment.ts';
import { playLoan } from './play-loan.ts';

/** The rows of one loan after its story. */
export const loanRowsOf = (input: LoanOfPerson) => {
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
      rate: plan.terms.rate,
      frequency: plan.frequency,
      term: plan.term,
      day_count: plan.terms.dayCount,
      rounding: plan.terms.rounding,
      ...agreement,
      down_payment: plan.downPayment ?? null,
      down_payment_on: plan.downPayment === undefined ? null : played.openedOn,
      source: plan.migrated ? 'MIGRATED_FROM_CLASSIC' : null,
      hardship_plan: played.hardship?.plan ?? null,
      relief_amount: played.hardship?.amount ?? null,
      hardship_from: played.hardship?.from ?? null,
      hardship_until: played.hardship?.until ?? null,
      first_due_on: played.firstDueOn,
      agreed_plan: played.hardship ? JSON.stringify(played.agreed) : null,
    },
    instalments,
    journals,
    postings,
    payments: played.events.map((event) => eventRow(event, input)),
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
