import {
  isMigrated,
  LOAN_SUB_STATUSES,
  type LoanId,
  type LoanSummary,
  loanStatusOf,
  ORDER_SOURCES,
} from '@member-portal/domain/loan';
import { AMOUNT_TYPES, PAYMENT_REQUEST_STATUSES } from '@member-portal/domain/payment';
import * as z from 'zod/mini';
import type { TellUnknown } from '../http/index.ts';
import { wireId, wireMoney, wireOptional, wirePlainDate, wireText } from '../http/wire.ts';

/** Where and when an order was placed. */
export const orderShape = {
  id: wireText,
  source: z.enum(ORDER_SOURCES),
  placedOn: wirePlainDate,
  total: wireMoney,
};

/** What a list tells of a payment that is not booked yet. */
const onItsWaySchema = z.object({
  id: wireId,
  status: z.enum(PAYMENT_REQUEST_STATUSES),
  amountType: z.enum(AMOUNT_TYPES),
  amount: wireMoney,
  payOn: wirePlainDate,
});

/** Fields of AgreementSummary; Agreement has them too. */
export const summaryShape = {
  id: wireId,
  number: wireText,
  kind: z.enum(['INSTALLMENT_LOAN', 'SPLIT_PAY']),
  // Any text is accepted: one unknown state must not make the whole list unreadable.
  status: wireText,
  subStatus: wireOptional(wireText),
  merchant: z.object({ name: wireText }),
  order: z.object(orderShape),
  openedOn: wirePlainDate,
  closedOn: wireOptional(wirePlainDate),
  maturesOn: wirePlainDate,
  original: wireMoney,
  balance: wireMoney,
  pastDue: wireMoney,
  nextPayment: wireOptional(z.object({ dueOn: wirePlainDate, amount: wireMoney })),
  installmentsPaid: z.int(),
  installmentsTotal: z.int(),
  autopay: z.object({ enrolled: z.boolean() }),
  source: wireOptional(wireText),
  paymentsInProgress: wireOptional(z.array(onItsWaySchema)),
};

const summarySchema = z.object(summaryShape);
export type WireLoanSummary = z.output<typeof summarySchema>;

/** A page of AgreementSummary. */
export const wireLoanListSchema = z.object({
  items: z.array(summarySchema),
  nextCursor: wireOptional(wireText),
  total: wireOptional(z.int()),
});

/** A loan's state: a sub-status that nobody knows leaves the state as unknown as a status does. */
const stateOf = (
  { status: text, subStatus: detail }: WireLoanSummary,
  tellUnknown: TellUnknown,
): Pick<LoanSummary, 'status' | 'subStatus'> => {
  const status = loanStatusOf(text);
  const subStatus = LOAN_SUB_STATUSES.find((known) => known === detail);
  if (status === 'UNKNOWN_STATUS') tellUnknown('status');
  if (detail === undefined || subStatus !== undefined) return { status, subStatus };
  tellUnknown('subStatus');
  return { status: 'UNKNOWN_STATUS', subStatus: undefined };
};

export const toLoanSummary = (wire: WireLoanSummary, tellUnknown: TellUnknown): LoanSummary => {
  const { id, merchant, order, autopay, source, paymentsInProgress, ...same } = wire;
  return {
    ...same,
    ...stateOf(wire, tellUnknown),
    id: id as LoanId,
    merchant: merchant.name,
    order: { id: order.id, source: order.source, placedOn: order.placedOn, total: order.total },
    autopayEnrolled: autopay.enrolled,
    paymentsInProgress,
    migrated: isMigrated(source),
  };
};
