import { addBusinessDays } from '../calendar/business-day.ts';
import { endOfDay } from '../calendar/zone.ts';
import type { ActivityWire } from '../contract/agreement.ts';
import { activityTypeSchema } from '../contract/agreement.ts';
import {
  amountTypeSchema,
  type PaymentRequestWire,
  paymentStatusSchema,
  requestStatusSchema,
} from '../contract/payment.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { methodSummaryOf } from './method-view.ts';
import { moneyOf } from './money-of.ts';
import type { PaymentWithMethod } from './payment-rows.ts';

/** The last moment at which a payment for a later day can be cancelled: the end of the business day before. */
export const cancelBeforeOf = (payOn: string, tenant: PlatformTenant): number =>
  endOfDay(tenant.timezone, addBusinessDays(payOn, -1, tenant.country));

/** A payment request as the wire has it. */
export const paymentRequestOf = (
  { payment, method }: PaymentWithMethod,
  tenant: PlatformTenant,
): PaymentRequestWire => {
  if (!method) throw new Error('A payment request draws on a payment method.');
  return {
    id: payment.id,
    requestKey: payment.request_key ?? payment.id,
    status: requestStatusSchema.parse(payment.status),
    amountType: amountTypeSchema.parse(payment.amount_type),
    amount: moneyOf(tenant.currency)(payment.amount),
    payOn: payment.pay_on,
    confirmation: payment.confirmation ?? '',
    method: methodSummaryOf(method),
    createdAt: new Date(payment.created_at).toISOString(),
    ...(payment.activity_status === 'SCHEDULED'
      ? { cancelBefore: new Date(cancelBeforeOf(payment.pay_on, tenant)).toISOString() }
      : {}),
  };
};

/** A payment or fee as the history has it. */
export const activityOf = ({ payment, method }: PaymentWithMethod, tenant: PlatformTenant): ActivityWire => {
  const money = moneyOf(tenant.currency);
  const { principal, interest, fees } = payment;
  return {
    id: payment.id,
    ...(payment.request_key === null ? {} : { requestKey: payment.request_key }),
    type: activityTypeSchema.parse(payment.activity_type),
    status: paymentStatusSchema.catch('UNKNOWN_STATUS').parse(payment.activity_status),
    amount: money(payment.amount),
    on: payment.pay_on,
    ...(method ? { method: methodSummaryOf(method) } : {}),
    ...(principal === null || interest === null || fees === null
      ? {}
      : { allocation: { principal: money(principal), interest: money(interest), fees: money(fees) } }),
    ...(payment.confirmation === null ? {} : { confirmation: payment.confirmation }),
    ...(payment.failure_reason === null
      ? {}
      : {
          failure: {
            reason: payment.failure_reason,
            ...(payment.retry_on === null ? {} : { retryOn: payment.retry_on }),
          },
        }),
    ...(payment.retry_of === null ? {} : { replaces: payment.retry_of }),
  };
};
