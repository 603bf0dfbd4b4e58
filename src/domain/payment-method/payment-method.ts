import type { Result } from 'neverthrow';
import type { Instant } from '../calendar/index.ts';
import { type InvalidId, identifier } from '../identifier.ts';
import type { Tagged } from '../tagged.ts';

/** Identifies a payment method at the gateway. */
export type PaymentMethodId = Tagged<string, 'PaymentMethodId'>;

/**
 * Checks a payment method id from the platform.
 * @example
 * import { paymentMethodId } from '@member-portal/domain/payment-method';
 * const id = paymentMethodId('pm_81'); // Ok
 */
export const paymentMethodId = (text: string): Result<PaymentMethodId, InvalidId> =>
  identifier<PaymentMethodId>(text);

/** Payment method types (specification, section 3). */
export const PAYMENT_METHOD_TYPES = ['DEBIT_CARD', 'CREDIT_CARD', 'BANK_ACCOUNT'] as const;
export type PaymentMethodType = (typeof PAYMENT_METHOD_TYPES)[number];

/** Payment method statuses (specification, section 4). */
export const PAYMENT_METHOD_STATUSES = [
  'CREATED',
  'DELETED',
  'SUBMITTED',
  'ACCEPTED',
  'PAID',
  'FAILED',
  'REPLACED',
  'PENDING',
  'SUCCESS',
  'CANCELLED',
  'TERMINATED',
] as const;
export type PaymentMethodStatus = (typeof PAYMENT_METHOD_STATUSES)[number];

/** A card or bank account stored by the gateway; its number never reaches the portal. */
export interface PaymentMethod {
  readonly id: PaymentMethodId;
  readonly type: PaymentMethodType;
  readonly status: PaymentMethodStatus;
  readonly brand: string | undefined;
  readonly bankName: string | undefined;
  readonly last4: string;
  /** Last month of a card's validity. */
  readonly expires: { readonly year: number; readonly month: number } | undefined;
  readonly holder: string;
  readonly addedOn: Instant;
}

const REMOVED: readonly PaymentMethodStatus[] = ['DELETED', 'REPLACED'];
/** Removed plus TERMINATED (specification, section 4). */
const INACTIVE: readonly PaymentMethodStatus[] = [...REMOVED, 'TERMINATED'];
const EXCLUDED: readonly PaymentMethodStatus[] = [...INACTIVE, 'CANCELLED'];

/** DELETED and REPLACED count as removed (specification, section 4). */
export const isRemoved = (status: PaymentMethodStatus): boolean => REMOVED.includes(status);
/** Inactive plus CANCELLED (specification, section 4). */
export const isExcluded = (status: PaymentMethodStatus): boolean => EXCLUDED.includes(status);
