import {
  isMigrated,
  LOAN_SUB_STATUSES,
  type LoanId,
  type LoanSummary,
  loanStatusOf,
  ORDER_SOURCES,
} from '@member-portal/domain/loan';
import { AMOUNT_TYPES, PAYMENT_REQUEST_STATUSES } from '@member-portal/domain/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import * as z from 'zod/mini';
import { eachOnce } from '../http/each-once.ts';
import type { ReportUnknown } from '../http/index.ts';
import {
  wireId,
  wireInstant,
  wireKnown,
  wireMoney,
  wireOptional,
  wirePlainDate,
  wireText,
} from '../http/wire.ts';
import { isHardshipPlan } from './wire-hardship.ts';
import { wirePaidWithSchema } from './wire-payment-request.ts';

/** Where and when an order was placed. */
export const orderShape = {
  id: wireText,
  source: z.enum(ORDER_SOURCES),
  placedOn: wirePlainDate,
  total: wireMoney,
};

/** A payment that is not booked yet, as reported in lists. */
const inProgressSchema = z.object({
  id: wireId,
  status: z.enum(PAYMENT_REQUEST_STATUSES),
  amountType: z.enum(AMOUNT_TYPES),
  amount: wireMoney,
  payOn: wirePlainDate,
});

const nextDraftSchema = z.object({
  on: wirePlainDate,
  amount: wireMoney,
  method: wirePaidWithSchema,
  lastChangeAt: wireOptional(wireInstant),
});

/** Fields of AgreementSummary; Agreement has them too. */
export const summaryShape = {
  id: wireId,
  number: wireText,
  kind: z.enum(['INSTALLMENT_LOAN', 'SPLIT_PAY']),
  // Any text is accepted: an unknown state must not make the whole list unreadable.
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
  autopay: z.object({ enrolled: z.boolean(), pausedReason: wireOptional(wireText) }),
  source: wireOptional(wireText),
  paymentsInProgress: wireOptional(z.array(inProgressSchema)),
  // An invalid optional field must not make the rest unreadable.
  pastDueSince: wireKnown(wirePlainDate),
  nextDraft: wireKnown(nextDraftSchema),
  hardship: wireKnown(z.object({ plan: z.int(), until: wirePlainDate })),
  lateFee: wireKnown(z.object({ on: wirePlainDate, amount: wireMoney })),
  lastMethodId: wireKnown(wireId),
};

const summarySchema = z.object(summaryShape);
export type WireLoanSummary = z.output<typeof summarySchema>;

const dueSchema = { count: z.int(), amount: wireMoney };
const totalsSchema = z.object({
  count: z.int(),
  balance: wireMoney,
  pastDue: z.object(dueSchema),
  dueSoon: z.object({ ...dueSchema, by: wirePlainDate }),
});

/** A page of AgreementSummary. */
export const wireLoanListSchema = z.object({
  items: z.array(summarySchema),
  nextCursor: wireOptional(wireText),
  totals: wireKnown(totalsSchema),
  standings: wireKnown(z.array(wireText)),
});

/** A loan's state: an unknown sub-status makes the state unknown, like an unknown status. */
const stateOf = (
  { status: text, subStatus: detail }: WireLoanSummary,
  reportUnknown: ReportUnknown,
): Pick<LoanSummary, 'status' | 'subStatus'> => {
  const status = loanStatusOf(text);
  const subStatus = LOAN_SUB_STATUSES.find((known) => known === detail);
  if (status === 'UNKNOWN_STATUS') reportUnknown('status');
  if (detail === undefined || subStatus !== undefined) return { status, subStatus };
  reportUnknown('subStatus');
  return { status: 'UNKNOWN_STATUS', subStatus: undefined };
};

/** A plan with an unknown code has no document to open, so the loan is shown without a plan. */
const toHardship = (
  wire: WireLoanSummary['hardship'],
  reportUnknown: ReportUnknown,
): LoanSummary['hardship'] => {
  if (!wire) return undefined;
  const { plan, until } = wire;
  if (isHardshipPlan(plan)) return { plan, until };
  reportUnknown('hardship.plan');
  return undefined;
};

export const toLoanSummary = (wire: WireLoanSummary, reportUnknown: ReportUnknown): LoanSummary => {
  const { id, merchant, order, autopay, source, paymentsInProgress, hardship, lastMethodId, ...same } = wire;
  return {
    ...same,
    ...stateOf(wire, reportUnknown),
    id: id as LoanId,
    merchant: merchant.name,
    order: { id: order.id, source: order.source, placedOn: order.placedOn, total: order.total },
    autopayEnrolled: autopay.enrolled,
    autopayPaused: autopay.pausedReason !== undefined,
    pastDueSince: wire.pastDueSince,
    paymentsInProgress: paymentsInProgress && eachOnce(paymentsInProgress),
    nextDraft: wire.nextDraft,
    hardship: toHardship(hardship, reportUnknown),
    lateFee: wire.lateFee,
    lastMethodId: lastMethodId as PaymentMethodId | undefined,
    migrated: isMigrated(source),
  };
};
