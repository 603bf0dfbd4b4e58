import {
  LOAN_STATUSES,
  LOAN_SUB_STATUSES,
  type LoanId,
  type LoanSummary,
  ORDER_SOURCES,
} from '@member-portal/domain/loan';
import * as z from 'zod/mini';
import { wireId, wireMoney, wireOptional, wirePlainDate, wireText } from '../http/wire.ts';

/** Where and when an order was placed. */
export const orderShape = {
  id: wireText,
  source: z.enum(ORDER_SOURCES),
  placedOn: wirePlainDate,
  total: wireMoney,
};

/** Fields of AgreementSummary; Agreement has them too. */
export const summaryShape = {
  id: wireId,
  number: wireText,
  kind: z.enum(['INSTALLMENT_LOAN', 'SPLIT_PAY']),
  status: z.enum(LOAN_STATUSES),
  subStatus: wireOptional(z.enum(LOAN_SUB_STATUSES)),
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
};

const summarySchema = z.object(summaryShape);
export type WireLoanSummary = z.output<typeof summarySchema>;

/** A page of AgreementSummary. */
export const wireLoanListSchema = z.object({
  items: z.array(summarySchema),
  nextCursor: wireOptional(wireText),
});

export const toLoanSummary = (wire: WireLoanSummary): LoanSummary => {
  const { id, merchant, order, autopay, source, ...same } = wire;
  return {
    ...same,
    id: id as LoanId,
    merchant: merchant.name,
    order: { id: order.id, source: order.source, placedOn: order.placedOn, total: order.total },
    autopayEnrolled: autopay.enrolled,
    migrated: source === 'MIGRATED_FROM_CLASSIC',
  };
};
