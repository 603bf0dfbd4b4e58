import type { Autopay, AutopayEnrolment } from '@member-portal/domain/autopay';
import { comparePlainDates, instantToText } from '@member-portal/domain/calendar';
import { AMOUNT_TYPES, PAYMENT_CHANNEL } from '@member-portal/domain/payment';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import * as z from 'zod/mini';
import {
  toWireMoney,
  wireId,
  wireInstant,
  wireMoney,
  wireOptional,
  wirePlainDate,
  wireText,
} from '../http/wire.ts';

/** The current autopay state of an agreement. */
export const wireAutopaySchema = z.object({
  enrolled: z.boolean(),
  paymentMethodId: wireOptional(wireId),
  amountType: wireOptional(z.enum(AMOUNT_TYPES)),
  amount: wireOptional(wireMoney),
  frequency: wireOptional(z.enum(['MONTHLY', 'BIWEEKLY'])),
  since: wireOptional(wirePlainDate),
  pausedReason: wireOptional(wireText),
  drafts: z.array(z.object({ on: wirePlainDate, amount: wireMoney, lastChangeAt: wireInstant })),
});

export const toAutopay = (wire: z.output<typeof wireAutopaySchema>): Autopay => ({
  ...wire,
  paymentMethodId: wire.paymentMethodId as PaymentMethodId | undefined,
  drafts: wire.drafts.toSorted((a, b) => comparePlainDates(a.on, b.on)),
});

/** The body for enrolling in autopay or changing it. */
export const toWireEnrolment = (enrolment: AutopayEnrolment) => {
  const { authorisation, amount, preNotificationWaived, ...same } = enrolment;
  return {
    channel: PAYMENT_CHANNEL,
    flow: same.flow,
    paymentMethodId: same.paymentMethodId,
    amountType: same.amountType,
    ...(amount === undefined ? {} : { amount: toWireMoney(amount) }),
    amountRule: same.amountRule,
    frequency: same.frequency,
    startOn: same.startOn,
    ...(preNotificationWaived === undefined ? {} : { preNotificationWaived }),
    disclosure: {
      type: 'AUTOPAY_ENROLLMENT',
      documentId: authorisation.documentId,
      acceptedAt: instantToText(authorisation.acceptedAt),
    },
  };
};
