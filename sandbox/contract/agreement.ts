import { z } from '@hono/zod-openapi';
import { documentKindSchema } from './document.ts';
import {
  amountTypeSchema,
  autopaySchema,
  frequencySchema,
  methodSummarySchema,
  nextDraftSchema,
  paymentInProgressSchema,
  paymentRequestSchema,
  paymentStatusSchema,
} from './payment.ts';
import {
  dateSchema,
  decimalSchema,
  idSchema,
  moneySchema,
  pageQuerySchema,
  repeated,
  textSchema,
  timestampSchema,
} from './wire-values.ts';

export const loanStatusSchema = z.enum([
  'OFFERED',
  'ACCEPTED',
  'EXPIRED',
  'REVIEW',
  'OUTSTANDING',
  'PAID',
  'CHARGED_OFF',
  'CANCELLED',
  'CLOSED',
]);

/** Names the plan's document and nothing else: the number has no unit. What is due is in the schedule. */
export const hardshipPlanSchema = z.union([z.literal(0), z.literal(29), z.literal(59)]);
export type HardshipPlan = z.infer<typeof hardshipPlanSchema>;

const agreementSummarySchema = z
  .object({
    id: idSchema,
    number: z.string(),
    kind: z.enum(['INSTALLMENT_LOAN', 'SPLIT_PAY']),
    status: loanStatusSchema,
    subStatus: z.enum(['DELINQUENT_PAST_DUE', 'GRACE_PERIOD']).nullable(),
    merchant: z.object({ name: z.string() }),
    order: z.object({
      id: z.string(),
      source: z.enum(['INSTORE', 'VIRTUALCARD', 'BANK']),
      placedOn: dateSchema,
      total: moneySchema,
    }),
    openedOn: dateSchema,
    closedOn: dateSchema.optional(),
    maturesOn: dateSchema,
    original: moneySchema,
    balance: moneySchema,
    pastDue: moneySchema,
    /** The day on which the oldest part of what is past due was due. */
    pastDueSince: dateSchema.optional(),
    nextPayment: z.object({ dueOn: dateSchema, amount: moneySchema }).nullable(),
    installmentsPaid: z.int(),
    installmentsTotal: z.int(),
    /** Nothing is drawn while there is a reason for a pause. */
    autopay: z.object({ enrolled: z.boolean(), pausedReason: z.string().optional() }),
    paymentsInProgress: z.array(paymentInProgressSchema).optional(),
    nextDraft: nextDraftSchema.optional(),
    /** The plan that is in force today; `until` is its last day. */
    hardship: z.object({ plan: hardshipPlanSchema, until: dateSchema }).optional(),
    /** The late fee that is charged on a day unless what is past due is paid before it. */
    lateFee: z.object({ on: dateSchema, amount: moneySchema }).optional(),
    /** The payment method of the latest one-time payment; it may no longer be usable. */
    lastMethodId: idSchema.optional(),
    source: z.literal('MIGRATED_FROM_CLASSIC').optional(),
  })
  .openapi('AgreementSummary');
export type AgreementSummaryWire = z.infer<typeof agreementSummarySchema>;

const allocationSchema = z
  .object({ principal: moneySchema, interest: moneySchema, fees: moneySchema })
  .openapi('Allocation');

/** As much of one item as the portal reads. */
const MOST_OF_ONE_ITEM = 9000;

export const agreementSchema = z
  .object({
    ...agreementSummarySchema.shape,
    apr: decimalSchema,
    term: z.int(),
    frequency: frequencySchema,
    principalBalance: moneySchema,
    accruedInterest: moneySchema,
    fees: moneySchema,
    terms: z.object({
      rate: decimalSchema,
      dayCount: z.enum(['ACTUAL_365', 'ACTUAL_360', '30_360']),
      rounding: z.enum(['HALF_EVEN', 'HALF_UP']),
      allocationOrder: z.array(z.enum(['FEES', 'INTEREST', 'PRINCIPAL'])),
      accruedThrough: dateSchema,
    }),
    paidToDate: allocationSchema,
    downPayment: z
      .object({ type: z.literal('DOWN_PAYMENT'), amount: moneySchema, paidOn: dateSchema })
      .optional(),
    payoff: z
      .object({
        quoteId: idSchema,
        amount: moneySchema,
        goodThrough: dateSchema,
        perDiem: decimalSchema,
        breakdown: z.object({
          principal: moneySchema,
          interest: moneySchema,
          fees: moneySchema,
          pending: moneySchema,
        }),
      })
      .optional(),
    order: agreementSummarySchema.shape.order.extend({
      items: z.array(
        z.object({ name: z.string(), quantity: z.int().min(0).max(MOST_OF_ONE_ITEM), price: moneySchema }),
      ),
    }),
    schedule: z.array(
      z.object({
        number: z.int(),
        dueOn: dateSchema,
        amount: moneySchema,
        principal: moneySchema,
        interest: moneySchema,
        paid: moneySchema,
        status: z.enum(['PAID', 'PARTIAL', 'DUE', 'PAST_DUE', 'UPCOMING']),
      }),
    ),
    paymentOptions: z.array(
      z.object({
        amountType: amountTypeSchema,
        amount: moneySchema.optional(),
        min: moneySchema.optional(),
        max: moneySchema.optional(),
      }),
    ),
    autopay: autopaySchema,
    paymentsInProgress: z.array(paymentRequestSchema),
    documents: z.array(
      z.object({
        kind: documentKindSchema,
        targetId: idSchema.optional(),
        title: z.string(),
        effectiveOn: dateSchema,
      }),
    ),
    asOf: timestampSchema,
  })
  .openapi('Agreement');
export type AgreementWire = z.infer<typeof agreementSchema>;

export const activityTypeSchema = z.enum(['PAYMENT', 'AUTOPAY', 'REFUND', 'CHARGEBACK', 'FEE', 'ADJUSTMENT']);

const activitySchema = z
  .object({
    id: idSchema,
    requestKey: z.string().optional(),
    type: activityTypeSchema,
    status: paymentStatusSchema,
    amount: moneySchema,
    on: dateSchema,
    method: methodSummarySchema.optional(),
    allocation: allocationSchema.optional(),
    confirmation: z.string().optional(),
    failure: z.object({ reason: z.string(), retryOn: dateSchema.optional() }).optional(),
    /** The returned payment that this one was made in place of, or is the second try of. */
    replaces: idSchema.optional(),
  })
  .openapi('Activity');
export type ActivityWire = z.infer<typeof activitySchema>;

/** Totals over all agreements of a list, across pages. Amounts are owed today; pending payments change nothing. */
const listTotalsSchema = z
  .object({
    count: z.int(),
    balance: moneySchema,
    pastDue: z.object({ count: z.int(), amount: moneySchema }),
    /** Agreements that are not past due, and whose next payment falls due by a day, which is included. */
    dueSoon: z.object({ count: z.int(), amount: moneySchema, by: dateSchema }),
  })
  .openapi('AgreementTotals');
export type ListTotalsWire = z.infer<typeof listTotalsSchema>;

/** Agreements by standing: `PAST_DUE` are those with an amount past due, in grace or not. */
export const standingSchema = z.enum(['PAST_DUE']);

export const agreementListSchema = z
  .object({
    items: z.array(agreementSummarySchema),
    nextCursor: z.string().nullable(),
    totals: listTotalsSchema.optional(),
    /** What the parameter `standing` takes. A platform without that parameter leaves this out. */
    standings: z.array(standingSchema).optional(),
  })
  .openapi('AgreementList');

export const activityListSchema = z
  .object({ items: z.array(activitySchema), nextCursor: z.string().nullable() })
  .openapi('ActivityList');

export const listQuerySchema = pageQuerySchema.extend({
  buyerId: idSchema.optional(),
  status: repeated(loanStatusSchema),
  q: textSchema(100).optional(),
  sort: z.enum(['due', 'opened', 'balance']).default('due'),
  standing: standingSchema.optional(),
  /** Totals read every agreement of the list, so they are only computed on request. */
  totals: z.enum(['true', 'false']).default('false'),
});
export type ListQuery = z.infer<typeof listQuerySchema>;

export const detailQuerySchema = z.object({ payoffOn: dateSchema.optional() });

export const historyQuerySchema = pageQuerySchema.extend({
  type: repeated(activityTypeSchema),
  status: repeated(paymentStatusSchema),
  from: dateSchema.optional(),
  to: dateSchema.optional(),
});
export type HistoryQuery = z.infer<typeof historyQuerySchema>;
