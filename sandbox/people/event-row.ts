import { businessDayFrom } from '../calendar/business-day.ts';
import { addDays } from '../calendar/plain-date.ts';
import type { LoanOfPerson } from './loan-of-person.ts';
import type { PlayedEvent } from './loan-player.ts';

/** How a request ended, and the status of its history entry. */
const statusOf = ({ type, isPending, returnedFor, chargedBackFor }: PlayedEvent) => {
  if (isPending) return { status: 'PENDING', activity_status: 'PENDING' };
  if (returnedFor !== undefined) return { status: 'FAILED', activity_status: 'RETURNED' };
  const isChargedBack = type === 'CHARGEBACK' || chargedBackFor !== undefined;
  const activity_status = isChargedBack ? 'CHARGED_BACK' : type === 'REFUND' ? 'REFUNDED' : 'RECEIVED';
  return { status: 'COMPLETED', activity_status };
};

/** A line of a loan's history as a row. */
export const eventRow = (
  event: PlayedEvent,
  { plan, today, id: agreementId, buyerId, tenant, at, methodId, confirmation }: LoanOfPerson,
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
