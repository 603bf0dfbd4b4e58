import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import type { RemoveMethodFailure } from '../../payment-methods/index.ts';

/** Why a method was not removed, for reasons other than autopay. */
export type NotRemoved = Exclude<RemoveMethodFailure, { readonly kind: 'autopay-enrolled' }>;

/** A removal to be confirmed or in progress. */
export interface MethodRemoval {
  readonly method: PaymentMethod;
  /** Why the last attempt failed; kept during a retry. */
  readonly failure: NotRemoved | undefined;
  /** Increases with every failure, so that a front end announces the same one again. */
  readonly attempt: number;
}

/** The removal of a payment method. */
export type RemoveMethodState =
  | (MethodRemoval & { readonly kind: 'confirming' })
  | (MethodRemoval & { readonly kind: 'removing' })
  /** Nothing was removed: autopay of these loans uses the method. */
  | { readonly kind: 'autopay-enrolled'; readonly method: PaymentMethod; readonly loans: readonly Loan[] }
  /** It was removed, and the list of methods no longer shows it. */
  | { readonly kind: 'removed'; readonly method: PaymentMethod };
