import type { BuyerId } from '@member-portal/domain/buyer';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { Locale } from '@member-portal/domain/locale';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { token } from '../services/index.ts';

/** A page on the gateway's origin for typing card or account numbers, which never reach the portal. */
export interface GatewaySession {
  readonly id: string;
  readonly url: string;
}

/** The payment gateway, which stores payment methods. */
export interface PaymentGateway {
  listMethods(
    buyerId: BuyerId,
    cancellation?: Cancellation,
  ): ResultAsync<readonly PaymentMethod[], RequestFailure>;
  removeMethod(
    id: PaymentMethodId,
    cancellation?: Cancellation,
  ): ResultAsync<void, RequestFailure | { readonly kind: 'not-found' } | { readonly kind: 'method-in-use' }>;
  openSession(
    request: {
      readonly buyerId: BuyerId;
      readonly purpose: 'ADD_METHOD' | 'CONNECT_ACCOUNT';
      readonly locale: Locale;
      readonly theme: string;
    },
    cancellation?: Cancellation,
  ): ResultAsync<GatewaySession, RequestFailure>;
}
export const PaymentGateway = token<PaymentGateway>('PaymentGateway');
