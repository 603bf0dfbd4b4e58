import type { RequestFailure } from '@member-portal/domain/failure';
import { isExcluded, type PaymentMethod } from '@member-portal/domain/payment-method';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { PaymentGateway, SessionStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** The buyer's payment methods that are not excluded (specification, section 4: payment method). */
export type ListPaymentMethods = (
  cancellation?: Cancellation,
) => ResultAsync<readonly PaymentMethod[], RequestFailure>;

export const ListPaymentMethods = defineUseCase(
  'ListPaymentMethods',
  { gateway: PaymentGateway, sessions: SessionStore },
  ({ gateway, sessions }): ListPaymentMethods =>
    (cancellation) => {
      const session = sessions.current();
      if (!session) return errAsync({ kind: 'session-expired' });
      return gateway
        .listMethods(session.buyerId, cancellation)
        .map((methods) => methods.filter((method) => !isExcluded(method.status)));
    },
);
