import {
  AddPaymentMethod,
  ConfirmAddedMethod,
  ConnectAccount,
  createAddPaymentMethod,
  createConfirmAddedMethod,
  createConnectAccount,
  createListPaymentMethods,
  createRemovePaymentMethod,
  ListPaymentMethods,
  RemovePaymentMethod,
} from '@member-portal/application/payment-methods';
import {
  CancelScheduledPayment,
  createCancelScheduledPayment,
  createFollowPayment,
  createPaymentOptionsOf,
  createPreparePayment,
  createPreviewPayment,
  createPutAwayPayment,
  createReconcileOpenPayments,
  createReconcilePayment,
  createSubmitPayment,
  FollowPayment,
  PaymentOptionsOf,
  PreparePayment,
  PreviewPayment,
  PutAwayPayment,
  ReconcileOpenPayments,
  ReconcilePayment,
  SubmitPayment,
} from '@member-portal/application/payments';
import {
  Analytics,
  Clock,
  Delay,
  DisclosureLibrary,
  FeatureFlags,
  Fingerprint,
  KeyGenerator,
  PaymentGateway,
  PaymentIntentStore,
  PortalConfiguration,
  Servicing,
  SessionStore,
} from '@member-portal/application/ports';
import type { ContainerModuleLoadOptions } from 'inversify';

/** The use cases of payments and of what they are paid with. */
export const paymentUseCases = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(PaymentOptionsOf).toResolvedValue(createPaymentOptionsOf, [FeatureFlags, PortalConfiguration, Clock]);
  bind(PreviewPayment).toResolvedValue(createPreviewPayment, [PortalConfiguration, Clock]);
  bind(PreparePayment).toResolvedValue(createPreparePayment, [DisclosureLibrary, PortalConfiguration, Clock]);
  bind(SubmitPayment).toResolvedValue(createSubmitPayment, [
    Servicing,
    PaymentIntentStore,
    SessionStore,
    Fingerprint,
    KeyGenerator,
    Clock,
    Delay,
    PortalConfiguration,
  ]);
  bind(ReconcilePayment).toResolvedValue(createReconcilePayment, [
    Servicing,
    PaymentIntentStore,
    SessionStore,
    Clock,
  ]);
  bind(ReconcileOpenPayments).toResolvedValue(createReconcileOpenPayments, [
    ReconcilePayment,
    PaymentIntentStore,
    SessionStore,
  ]);
  bind(PutAwayPayment).toResolvedValue(createPutAwayPayment, [PaymentIntentStore, SessionStore]);
  bind(FollowPayment).toResolvedValue(createFollowPayment, [ReconcilePayment, Delay]);
  bind(CancelScheduledPayment).toResolvedValue(createCancelScheduledPayment, [
    Servicing,
    FeatureFlags,
    Clock,
  ]);

  bind(ListPaymentMethods).toResolvedValue(createListPaymentMethods, [PaymentGateway, SessionStore]);
  bind(AddPaymentMethod).toResolvedValue(createAddPaymentMethod, [
    PaymentGateway,
    SessionStore,
    PortalConfiguration,
  ]);
  bind(ConnectAccount).toResolvedValue(createConnectAccount, [
    PaymentGateway,
    SessionStore,
    PortalConfiguration,
    FeatureFlags,
  ]);
  bind(ConfirmAddedMethod).toResolvedValue(createConfirmAddedMethod, [
    PaymentGateway,
    SessionStore,
    Analytics,
  ]);
  bind(RemovePaymentMethod).toResolvedValue(createRemovePaymentMethod, [
    PaymentGateway,
    Servicing,
    SessionStore,
    Analytics,
  ]);
};
