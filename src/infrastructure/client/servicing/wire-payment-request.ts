import type { PaymentOrder } from '@member-portal/application/ports';
import { instantToText } from '@member-portal/domain/calendar';
import {
  AMOUNT_TYPES,
  PAYMENT_CHANNEL,
  PAYMENT_KIND,
  PAYMENT_REQUEST_STATUSES,
  type PaymentRequest,
  RETRY_MARKER,
} from '@member-portal/domain/payment';
import { PAYMENT_METHOD_TYPES } from '@member-portal/domain/payment-method';
import * as z from 'zod/mini';
import {
  toWireMoney,
  wireId,
  wireInstant,
  wireKnown,
  wireMoney,
  wireOptional,
  wirePlainDate,
  wireText,
} from '../http/wire.ts';

/** How a payment was made, as far as the platform reports it; of a type that may be unknown. */
export const paidWithShape = {
  type: wireText,
  brand: wireOptional(wireText),
  bankName: wireKnown(wireText),
  last4: wireText,
};

/** How a payment was made, of a known type. */
export const wirePaidWithSchema = z.object({ ...paidWithShape, type: z.enum(PAYMENT_METHOD_TYPES) });

/** A payment requested by a buyer. */
export const wirePaymentRequestSchema = z.object({
  id: wireId,
  requestKey: wireText,
  status: z.enum(PAYMENT_REQUEST_STATUSES),
  amountType: z.enum(AMOUNT_TYPES),
  amount: wireMoney,
  payOn: wirePlainDate,
  confirmation: wireText,
  method: wirePaidWithSchema,
  createdAt: wireInstant,
  cancelBefore: wireOptional(wireInstant),
});

/** Wire and domain have the same fields, as the types verify. */
export const toPaymentRequest = (wire: z.output<typeof wirePaymentRequestSchema>): PaymentRequest => wire;

/** The body of a payment order. The key is sent in a header. */
export const toWirePaymentOrder = (order: PaymentOrder) => {
  const { amount, payoffQuoteId, authorisation, retryOf } = order;
  return {
    kind: PAYMENT_KIND,
    channel: PAYMENT_CHANNEL,
    flow: order.flow,
    amountType: order.amountType,
    amount: toWireMoney(amount),
    paymentMethodId: order.paymentMethodId,
    payOn: order.payOn,
    ...(payoffQuoteId === undefined ? {} : { payoffQuoteId }),
    disclosure: {
      type: 'ONE_TIME_PAYMENT',
      documentId: authorisation.documentId,
      acceptedAt: instantToText(authorisation.acceptedAt),
    },
    ...(retryOf === undefined ? {} : { retry: RETRY_MARKER, retryOf }),
  };
};
