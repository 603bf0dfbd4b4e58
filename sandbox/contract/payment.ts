import { z } from '@hono/zod-openapi';
import { dateSchema, idSchema, moneySchema, timestampSchema } from './wire-values.ts';

export const amountTypeSchema = z.enum([
  'INSTALLMENT',
  'OTHER',
  'OUTSTANDING_BALANCE',
  'PAYOFF',
  'PRINCIPAL',
]);
export type AmountType = z.infer<typeof amountTypeSchema>;
export const frequencySchema = z.enum(['MONTHLY', 'BIWEEKLY']);
export const methodTypeSchema = z.enum(['DEBIT_CARD', 'CREDIT_CARD', 'BANK_ACCOUNT']);

export const requestStatusSchema = z.enum([
  'REQUESTED',
  'UNDER_REVIEW',
  'PAYMENTS_RECEIVED',
  'READY_TO_PROCESS',
  'PENDING',
  'COMPLETED',
  'CANCELLED',
  'FAILED',
]);
/** Statuses of a payment request that has no outcome yet. */
export const IN_PROGRESS = [
  'REQUESTED',
  'UNDER_REVIEW',
  'PAYMENTS_RECEIVED',
  'READY_TO_PROCESS',
  'PENDING',
] as const;

export const paymentStatusSchema = z.enum([
  'UNKNOWN_STATUS',
  'SCHEDULED',
  'PENDING',
  'RECEIVED',
  'FAILED',
  'CANCELLED',
  'CHARGED_BACK',
  'REFUNDED',
  'RETURNED',
  'REJECTED',
]);

export const methodSummarySchema = z
  .object({
    type: methodTypeSchema,
    brand: z.string().optional(),
    bankName: z.string().optional(),
    last4: z.string(),
  })
  .openapi('PaymentMethodSummary');

const acceptance = <T extends string>(type: T) =>
  z.object({ type: z.literal(type), documentId: idSchema, acceptedAt: timestampSchema });

export const makePaymentBodySchema = z
  .object({
    kind: z.literal('ONETIME'),
    channel: z.literal('WEB'),
    flow: z.enum(['MAKE_PAYMENT', 'PAY_OFF']),
    amountType: amountTypeSchema,
    amount: moneySchema,
    paymentMethodId: idSchema,
    payOn: dateSchema,
    payoffQuoteId: idSchema.optional(),
    disclosure: acceptance('ONE_TIME_PAYMENT'),
    retry: z.literal('RETRY').optional(),
    retryOf: idSchema.optional(),
  })
  .openapi('MakePayment');
export type MakePaymentBody = z.infer<typeof makePaymentBodySchema>;

export const paymentRequestSchema = z
  .object({
    id: idSchema,
    requestKey: z.string(),
    status: requestStatusSchema,
    amountType: amountTypeSchema,
    amount: moneySchema,
    payOn: dateSchema,
    confirmation: z.string(),
    method: methodSummarySchema,
    createdAt: timestampSchema,
    cancelBefore: timestampSchema.optional(),
  })
  .openapi('PaymentRequest');
export type PaymentRequestWire = z.infer<typeof paymentRequestSchema>;

/** The summary of a payment in progress in a list of agreements. */
export const paymentInProgressSchema = paymentRequestSchema
  .pick({ id: true, status: true, amountType: true, amount: true, payOn: true })
  .openapi('PaymentInProgress');

/** The autopay draft that comes next, also one that is too late to stop after autopay was turned off. */
export const nextDraftSchema = z
  .object({
    on: dateSchema,
    amount: moneySchema,
    method: methodSummarySchema,
    /** The last moment at which it can be changed or stopped. */
    lastChangeAt: timestampSchema,
  })
  .openapi('NextDraft');

export const enrolBodySchema = z
  .object({
    channel: z.literal('WEB'),
    flow: z.enum(['AUTOPAY_ENROLL', 'MANAGE_AUTOPAY']),
    paymentMethodId: idSchema,
    amountType: amountTypeSchema,
    amount: moneySchema.optional(),
    amountRule: z.enum(['FIXED', 'RANGE', 'VARYING']),
    frequency: frequencySchema,
    startOn: dateSchema,
    preNotificationWaived: z.boolean().optional(),
    disclosure: acceptance('AUTOPAY_ENROLLMENT'),
  })
  .openapi('EnrolInAutopay');
export type EnrolBody = z.infer<typeof enrolBodySchema>;

export const autopaySchema = z
  .object({
    enrolled: z.boolean(),
    id: idSchema.optional(),
    paymentMethodId: idSchema.optional(),
    amountType: amountTypeSchema.optional(),
    amount: moneySchema.optional(),
    frequency: frequencySchema.optional(),
    since: dateSchema.optional(),
    pausedReason: z.string().optional(),
    drafts: z.array(z.object({ on: dateSchema, amount: moneySchema, lastChangeAt: timestampSchema })),
  })
  .openapi('Autopay');
export type AutopayWire = z.infer<typeof autopaySchema>;
