import { ListPaymentMethods } from '@member-portal/application/payment-methods';
import {
  createFollowPayment,
  createPaymentOptionsOf,
  createPreviewPayment,
  createReconcilePayment,
  type FollowPayment,
  type PaymentOptions,
  type PreviewPayment,
} from '@member-portal/application/payments';
import {
  Clock,
  Delay,
  FeatureFlags,
  PaymentIntentStore,
  PortalConfiguration,
  type ReadFailure,
  Servicing,
  SessionStore,
} from '@member-portal/application/ports';
import type { Services } from '@member-portal/application/services';
import type { HolidaysUnknown } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import type { ResultAsync } from 'neverthrow';

/** Use cases that this front end makes itself, over the ports that the container has. */
export interface PaymentUseCases {
  readonly readOptions: (
    loanId: LoanId,
  ) => ResultAsync<PaymentOptions, ReadFailure | HolidaysUnknown | { readonly kind: 'not-payable' }>;
  readonly preview: PreviewPayment;
  readonly follow: FollowPayment;
}

export const paymentUseCases = (services: Services): PaymentUseCases => {
  const servicing = services.get(Servicing);
  const sessions = services.get(SessionStore);
  const clock = services.get(Clock);
  const configuration = services.get(PortalConfiguration);
  const reconcile = createReconcilePayment(servicing, services.get(PaymentIntentStore), sessions, clock);
  const optionsOf = createPaymentOptionsOf(services.get(FeatureFlags), configuration, clock);
  return {
    readOptions: (loanId) =>
      servicing.readLoan(loanId).andThen((loan) =>
        services
          .get(ListPaymentMethods)()
          .andThen((methods) => optionsOf(loan, methods)),
      ),
    preview: createPreviewPayment(configuration, clock),
    follow: createFollowPayment(reconcile, services.get(Delay)),
  };
};
