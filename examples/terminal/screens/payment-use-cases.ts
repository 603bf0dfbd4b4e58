import {
  createFollowPayment,
  createPreviewPayment,
  createReadPaymentOptions,
  createReconcilePayment,
  type FollowPayment,
  type PreviewPayment,
  type ReadPaymentOptions,
} from '@member-portal/application/payments';
import {
  Clock,
  Delay,
  FeatureFlags,
  PaymentGateway,
  PaymentIntentStore,
  PortalConfiguration,
  Servicing,
  SessionStore,
} from '@member-portal/application/ports';
import type { Services } from '@member-portal/application/services';

/** Use cases that this front end makes itself, over the ports that the container has. */
export interface PaymentUseCases {
  readonly readOptions: ReadPaymentOptions;
  readonly preview: PreviewPayment;
  readonly follow: FollowPayment;
}

export const paymentUseCases = (services: Services): PaymentUseCases => {
  const servicing = services.get(Servicing);
  const sessions = services.get(SessionStore);
  const clock = services.get(Clock);
  const configuration = services.get(PortalConfiguration);
  const reconcile = createReconcilePayment(servicing, services.get(PaymentIntentStore), sessions, clock);
  return {
    readOptions: createReadPaymentOptions(
      servicing,
      services.get(PaymentGateway),
      sessions,
      services.get(FeatureFlags),
      configuration,
      clock,
    ),
    preview: createPreviewPayment(configuration, clock),
    follow: createFollowPayment(reconcile, services.get(Delay)),
  };
};
