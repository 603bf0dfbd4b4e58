import { comparePlainDates } from '@member-portal/domain/calendar';
import { isDisclosureKind } from '@member-portal/domain/disclosure';
import { INSTALLMENT_STATUSES, type Loan, type LoanDocument } from '@member-portal/domain/loan';
import { AMOUNT_TYPES } from '@member-portal/domain/payment';
import * as z from 'zod/mini';
import { eachOnce } from '../http/each-once.ts';
import type { ReportUnknown } from '../http/index.ts';
import {
  wireDecimal,
  wireId,
  wireInstant,
  wireKnown,
  wireMoney,
  wireOptional,
  wirePlainDate,
  wireText,
} from '../http/wire.ts';
import { toAutopay, wireAutopaySchema } from './wire-autopay.ts';
import { toDownPayment, wireDownPaymentSchema } from './wire-down-payment.ts';
import { isHardshipPlan } from './wire-hardship.ts';
import { orderShape, summaryShape, toLoanSummary } from './wire-loan-summary.ts';
import { toPaymentRequest, wirePaymentRequestSchema } from './wire-payment-request.ts';

const partsSchema = z.object({ principal: wireMoney, interest: wireMoney, fees: wireMoney });

const payoffSchema = z.object({
  quoteId: wireId,
  amount: wireMoney,
  goodThrough: wirePlainDate,
  perDiem: wireDecimal,
  breakdown: z.object({ principal: wireMoney, interest: wireMoney, fees: wireMoney, pending: wireMoney }),
});

/** Far above any buyer's order, and low enough to compute every line in exact cents. */
const MOST_OF_ONE_ITEM = 9000;
const itemSchema = z.object({
  name: wireText,
  quantity: z.int().check(z.gte(0), z.lte(MOST_OF_ONE_ITEM)),
  price: wireMoney,
});

const installmentSchema = z.object({
  number: z.int(),
  dueOn: wirePlainDate,
  amount: wireMoney,
  principal: wireMoney,
  interest: wireMoney,
  paid: wireMoney,
  status: z.enum(INSTALLMENT_STATUSES),
});

const optionSchema = z.object({
  amountType: z.enum(AMOUNT_TYPES),
  amount: wireOptional(wireMoney),
  min: wireOptional(wireMoney),
  max: wireOptional(wireMoney),
});

const documentSchema = z.object({
  kind: wireText,
  targetId: wireOptional(wireId),
  title: wireOptional(wireText),
  effectiveOn: wirePlainDate,
});

/** The platform's title is in the language on file, so it is kept only for kinds without a title of our own. */
const toDocument = (
  { kind, targetId, title, effectiveOn }: z.output<typeof documentSchema>,
  at: string,
  reportUnknown: ReportUnknown,
): LoanDocument => {
  if (isDisclosureKind(kind)) return { kind, targetId, effectiveOn };
  reportUnknown(`${at}.kind`);
  return { kind: 'unknown', title: title?.trim() || undefined, targetId, effectiveOn };
};

const planSchema = z.pipe(
  z.int(),
  z.transform((days: number, context): 0 | 29 | 59 => {
    if (isHardshipPlan(days)) return days;
    context.issues.push({ code: 'custom', input: days, message: 'a plan of the contract' });
    return z.NEVER;
  }),
);

/** One agreement with everything its page shows. */
export const wireLoanSchema = z.object({
  ...summaryShape,
  order: z.object({ ...orderShape, items: z.array(wireKnown(itemSchema)) }),
  autopay: wireAutopaySchema,
  apr: wireDecimal,
  term: z.int(),
  frequency: z.enum(['MONTHLY', 'BIWEEKLY']),
  principalBalance: wireMoney,
  accruedInterest: wireMoney,
  fees: wireMoney,
  terms: z.object({
    rate: wireDecimal,
    dayCount: z.enum(['ACTUAL_365', 'ACTUAL_360', '30_360']),
    rounding: z.enum(['HALF_EVEN', 'HALF_UP']),
    allocationOrder: z.array(z.enum(['FEES', 'INTEREST', 'PRINCIPAL'])),
    accruedThrough: wirePlainDate,
  }),
  paidToDate: partsSchema,
  downPayment: wireOptional(wireDownPaymentSchema),
  payoff: wireOptional(payoffSchema),
  schedule: z.array(installmentSchema),
  paymentOptions: z.array(optionSchema),
  paymentsInProgress: z.array(wirePaymentRequestSchema),
  documents: z.array(documentSchema),
  hardship: wireOptional(z.object({ plan: planSchema, until: wirePlainDate })),
  asOf: wireInstant,
});

export const toLoan = (wire: z.output<typeof wireLoanSchema>, reportUnknown: ReportUnknown): Loan => {
  const { payoff } = wire;
  return {
    ...toLoanSummary(wire, reportUnknown),
    apr: wire.apr,
    term: wire.term,
    frequency: wire.frequency,
    principalBalance: wire.principalBalance,
    accruedInterest: wire.accruedInterest,
    fees: wire.fees,
    terms: wire.terms,
    paidToDate: wire.paidToDate,
    downPayment: toDownPayment(wire.downPayment),
    payoff: payoff && {
      id: payoff.quoteId,
      amount: payoff.amount,
      goodThrough: payoff.goodThrough,
      perDiem: payoff.perDiem,
      breakdown: payoff.breakdown,
    },
    // The client logs the path of each item left out.
    items: wire.order.items.flatMap((item) => item ?? []),
    // By number on equal days, because the last line takes the rest.
    schedule: wire.schedule.toSorted((a, b) => comparePlainDates(a.dueOn, b.dueOn) || a.number - b.number),
    paymentOptions: wire.paymentOptions,
    autopay: toAutopay(wire.autopay),
    paymentsInProgress: eachOnce(wire.paymentsInProgress.map(toPaymentRequest)),
    documents: wire.documents.map((document, at) => toDocument(document, `documents.${at}`, reportUnknown)),
    hardship: wire.hardship,
    asOf: wire.asOf,
  };
};
