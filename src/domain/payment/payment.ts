import type { Instant, PlainDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { PaymentMethodType } from '../payment-method/index.ts';
import type { PaymentRequestStatus, PaymentStatus } from './payment-status.ts';

/** What an amount pays (specification, section 3). */
export const AMOUNT_TYPES = ['INSTALLMENT', 'OTHER', 'OUTSTANDING_BALANCE', 'PAYOFF', 'PRINCIPAL'] as const;
export type AmountType = (typeof AMOUNT_TYPES)[number];

/** How often instalments fall due (specification, section 3). */
export const PAYMENT_FREQUENCIES = ['MONTHLY', 'BIWEEKLY'] as const;
export type PaymentFrequency = (typeof PAYMENT_FREQUENCIES)[number];

/** The flow a payment or enrolment belongs to (specification, section 3). */
export const FLOW_TYPES = ['AUTOPAY_ENROLL', 'MANAGE_AUTOPAY', 'MAKE_PAYMENT', 'PAY_OFF'] as const;
export type FlowType = (typeof FLOW_TYPES)[number];

/** How a payment was made, as far as a screen may show it. */
export interface PaidWith {
  readonly type: PaymentMethodType;
  readonly brand: string | undefined;
  /** The bank of an account, if the platform reports it. */
  readonly bankName?: string | undefined;
  readonly last4: string;
}

/** A payment requested by a buyer. */
export interface PaymentRequest {
  readonly id: string;
  /** The idempotency key of its request, used to look it up after a lost response. */
  readonly requestKey: string;
  readonly status: PaymentRequestStatus;
  readonly amountType: AmountType;
  readonly amount: Money;
  readonly payOn: PlainDate;
  readonly confirmation: string;
  readonly method: PaidWith;
  readonly createdAt: Instant;
  /** The cancellation deadline; absent once it can no longer be cancelled. */
  readonly cancelBefore: Instant | undefined;
}

/** What a list of loans reports about a payment that is not booked yet. */
export type PaymentInProgress = Pick<PaymentRequest, 'id' | 'status' | 'amountType' | 'amount' | 'payOn'>;

/** The types of lines in a loan's history. */
export const ACTIVITY_TYPES = ['PAYMENT', 'AUTOPAY', 'REFUND', 'CHARGEBACK', 'FEE', 'ADJUSTMENT'] as const;
export type KnownActivityType = (typeof ACTIVITY_TYPES)[number];

/** The type of a history line; UNKNOWN_TYPE if the platform sends any other. */
export type ActivityType = KnownActivityType | 'UNKNOWN_TYPE';

/** Parses the platform's activity type. */
export const activityTypeOf = (text: string): ActivityType =>
  ACTIVITY_TYPES.find((type) => type === text) ?? 'UNKNOWN_TYPE';

/** One line of a loan's history. */
export interface Activity {
  readonly id: string;
  readonly requestKey: string | undefined;
  readonly type: ActivityType;
  readonly status: PaymentStatus;
  readonly amount: Money;
  readonly on: PlainDate;
  readonly method: PaidWith | undefined;
  readonly allocation:
    | { readonly principal: Money; readonly interest: Money; readonly fees: Money }
    | undefined;
  readonly confirmation: string | undefined;
  readonly failure: { readonly reason: string; readonly retryOn: PlainDate | undefined } | undefined;
  /** The returned payment that this one replaces or retries. */
  readonly replaces?: string | undefined;
}
