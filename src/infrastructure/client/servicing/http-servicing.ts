import type { Log, Servicing } from '@member-portal/application/ports';
import { activityKeyOf } from '@member-portal/domain/payment';
import { routeOf } from '../http/call-address.ts';
import { eachOnce } from '../http/each-once.ts';
import {
  DEADLINES,
  type HttpClient,
  IDEMPOTENCY_HEADER,
  type PathPart,
  toReadFailure,
  toRequestFailure,
  unknownValuesOf,
} from '../http/index.ts';
import { wireNothing } from '../http/wire.ts';
import { toCancellationFailure, toKeyedOrderFailure, toOrderFailure } from './servicing-refusal.ts';
import { toActivity, wireActivityListSchema } from './wire-activity.ts';
import { toAutopay, toWireEnrolment, wireAutopaySchema } from './wire-autopay.ts';
import { toLoan, wireLoanSchema } from './wire-loan.ts';
import { toLoanSummary, wireLoanListSchema } from './wire-loan-summary.ts';
import { toPaymentRequest, toWirePaymentOrder, wirePaymentRequestSchema } from './wire-payment-request.ts';

const AGREEMENTS = ['api', 'servicing', 'payment-agreement'] as const;
const agreement = (id: string, ...rest: readonly PathPart[]): readonly PathPart[] => [
  ...AGREEMENTS,
  { id },
  ...rest,
];

/** The standing by which some platforms can filter agreements. */
const PAST_DUE = 'PAST_DUE';

const keyed = (requestKey: string) => ({ [IDEMPOTENCY_HEADER]: requestKey });
const { read, money } = DEADLINES;

/**
 * The servicing platform over HTTP (specification, section 7).
 * @example
 * import { createHttpServicing } from '@member-portal/client/servicing';
 * import type { HttpClient } from '@member-portal/client/http';
 * import type { Log } from '@member-portal/application/ports';
 * import type { LoanId } from '@member-portal/domain/loan';
 * declare const client: HttpClient;
 * declare const log: Log;
 * const loan = await createHttpServicing(client, log).readLoan('loan-1' as LoanId);
 */
export const createHttpServicing = (client: HttpClient, log: Log): Servicing => ({
  listLoans: ({ buyerId, statuses, search, pastDueOnly, ...query }, cancellation) =>
    client
      .call(wireLoanListSchema, {
        method: 'GET',
        path: AGREEMENTS,
        query: {
          buyerId,
          status: statuses,
          q: search,
          standing: pastDueOnly ? PAST_DUE : undefined,
          ...query,
        },
        deadline: read,
        cancellation,
      })
      .map(({ items, standings, ...page }) => {
        const reportUnknown = unknownValuesOf(log, routeOf(AGREEMENTS));
        return {
          ...page,
          filtersPastDue: standings?.includes(PAST_DUE) ?? false,
          items: eachOnce(
            items.map((item, at) => toLoanSummary(item, (path) => reportUnknown(`items.${at}.${path}`))),
          ),
        };
      })
      .mapErr(toRequestFailure),

  readLoan: (loanId, options, cancellation) =>
    client
      .call(wireLoanSchema, {
        method: 'GET',
        path: agreement(loanId),
        query: { payoffOn: options?.payoffOn },
        deadline: read,
        cancellation,
      })
      .map((wire) => toLoan(wire, unknownValuesOf(log, routeOf(agreement(loanId)))))
      .mapErr(toReadFailure),

  readHistory: (loanId, { types, statuses, ...query }, cancellation) =>
    client
      .call(wireActivityListSchema, {
        method: 'GET',
        path: agreement(loanId, 'history'),
        query: { type: types, status: statuses, ...query },
        deadline: read,
        cancellation,
      })
      .map(({ items, nextCursor }) => {
        const reportUnknown = unknownValuesOf(log, routeOf(agreement(loanId, 'history')));
        const lines = items.map((item, at) => toActivity(item, `items.${at}`, reportUnknown));
        return { items: eachOnce(lines, activityKeyOf), nextCursor };
      })
      .mapErr(toReadFailure),

  orderPayment: (loanId, order, cancellation) =>
    client
      .call(wirePaymentRequestSchema, {
        method: 'POST',
        path: agreement(loanId, 'payment'),
        body: toWirePaymentOrder(order),
        headers: keyed(order.requestKey),
        deadline: money,
        cancellation,
      })
      .map(toPaymentRequest)
      .mapErr(toKeyedOrderFailure),

  cancelPayment: (loanId, paymentId, cancellation) =>
    client
      .call(wireNothing, {
        method: 'DELETE',
        path: agreement(loanId, 'payment', { id: paymentId }),
        deadline: money,
        cancellation,
      })
      .mapErr(toCancellationFailure),

  enrolInAutopay: (loanId, enrolment, requestKey, cancellation) =>
    client
      .call(wireAutopaySchema, {
        method: 'POST',
        path: agreement(loanId, 'autopay'),
        body: toWireEnrolment(enrolment),
        headers: keyed(requestKey),
        deadline: money,
        cancellation,
      })
      .map(toAutopay)
      .mapErr(toKeyedOrderFailure),

  turnOffAutopay: (loanId, cancellation) =>
    client
      .call(wireNothing, {
        method: 'DELETE',
        path: agreement(loanId, 'autopay'),
        deadline: money,
        cancellation,
      })
      .mapErr(toOrderFailure),
});
