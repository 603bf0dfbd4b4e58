import type { RequestFailure } from '@member-portal/domain/failure';
import { isExcluded, type PaymentMethod, type PaymentMethodId } from '@member-portal/domain/payment-method';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { Analytics, PaymentGateway, SessionStore } from '../ports/index.ts';
import type { Read } from '../reads/index.ts';
import { defineUseCase } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';

/**
 * Looks up a method that the gateway's page reported as added: only the gateway's own list is trusted. Invalidates
 * `readsAfterMethods`.
 */
export type ConfirmAddedMethod = (
  id: PaymentMethodId,
  cancellation?: Cancellation,
) => ResultAsync<PaymentMethod, RequestFailure | { readonly kind: 'not-found' }>;
/** The reads invalidated by adding or removing a payment method. */
export const readsAfterMethods: readonly Read[] = [{ read: 'payment-methods' }];

export const ConfirmAddedMethod = defineUseCase(
  'ConfirmAddedMethod',
  { gateway: PaymentGateway, sessions: SessionStore, analytics: Analytics },
  ({ gateway, sessions, analytics }): ConfirmAddedMethod =>
    (id, cancellation) =>
      withBuyer(sessions, (buyerId) =>
        gateway
          .listMethods(buyerId, cancellation)
          .mapErr((failure): RequestFailure | { readonly kind: 'not-found' } => failure)
          .andThen((methods) => {
            const added = methods.find((method) => method.id === id && !isExcluded(method.status));
            if (!added) return errAsync({ kind: 'not-found' } as const);
            analytics.track('save_new_payment_method', { methodType: added.type });
            return okAsync(added);
          }),
      ),
);
