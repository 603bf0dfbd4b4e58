import type { Loan } from '@member-portal/domain/loan';
import type { PaymentMethod } from '@member-portal/domain/payment-method';
import type { RemoveMethodFailure } from '../../payment-methods/index.ts';

/** Why a method was not removed, where autopay is not the reason. */
export type NotRemoved = Exclude<RemoveMethodFailure, { readonly kind: 'autopay-enrolled' }>;

/** A removal that waits to be confirmed or carried out. */
export interface MethodRemoval {
  readonly method: PaymentMethod;
  /** Why it was not removed at the last try; it stays while removing is tried again. */
  readonly failure: NotRemoved | undefined;
  /** Rises with every failure, so that a front end announces the same one again. */
  readonly attempt: number;
}

/** The removal of a payment method. */
export type RemoveMethodState =
  | (MethodRemoval & { readonly kind: 'confirming' })
  | (MethodRemoval & { readonly kind: 'removing' })
  /** Nothing was removed: autopay of these loans draws on it. */
  | { readonly kind: 'autopay-enrolled'; readonly method: PaymentMethod; readonly loans: readonly Loan[] }
  /** It is gone, and the list of methods no longer shows it. */
  | { readonly kind: 'removed'; readonly method: PaymentMethod };
