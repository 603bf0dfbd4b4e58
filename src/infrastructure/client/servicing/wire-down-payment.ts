import type { Loan } from '@member-portal/domain/loan';
import { DOWN_PAYMENT_TYPE } from '@member-portal/domain/payment';
import * as z from 'zod/mini';
import { wireMoney, wirePlainDate, wireText } from '../http/wire.ts';

export const wireDownPaymentSchema = z.object({
  type: wireText,
  amount: wireMoney,
  paidOn: wirePlainDate,
});

/** The payment made when the loan began; a payment of another type is not a down payment. */
export const toDownPayment = (
  wire: z.output<typeof wireDownPaymentSchema> | undefined,
): Loan['downPayment'] =>
  wire && wire.type === DOWN_PAYMENT_TYPE ? { amount: wire.amount, paidOn: wire.paidOn } : undefined;
