import { createReadBuyer, ReadBuyer } from '@member-portal/application/account';
import { createReadStaticDocument, ReadStaticDocument } from '@member-portal/application/disclosures';
import { ChangeLanguage, createChangeLanguage } from '@member-portal/application/language';
import {
  createListLoans,
  createReadHistory,
  createReadLoan,
  ListLoans,
  ReadHistory,
  ReadLoan,
} from '@member-portal/application/loans';
import { createListPaymentMethods, ListPaymentMethods } from '@member-portal/application/payment-methods';
import {
  createPreparePayment,
  createSubmitPayment,
  PreparePayment,
  SubmitPayment,
} from '@member-portal/application/payments';
import {
  Analytics,
  Authentication,
  BuyerActivity,
  Buyers,
  Clock,
  Delay,
  DisclosureLibrary,
  EmailConfirmationStore,
  Fingerprint,
  KeyGenerator,
  Log,
  PaymentGateway,
  PaymentIntentStore,
  PortalConfiguration,
  Preferences,
  Servicing,
  SessionHandover,
  SessionRecordStore,
  SessionStore,
  Timer,
} from '@member-portal/application/ports';
import {
  createKeepAlive,
  createObserveSession,
  createRestoreSession,
  createStaySignedIn,
  KeepAlive,
  ObserveSession,
  RestoreSession,
  StaySignedIn,
} from '@member-portal/application/session';
import {
  createKeepEmail,
  createReadEmailConfirmation,
  KeepEmail,
  ReadEmailConfirmation,
} from '@member-portal/application/sign-in';
import { ContainerModule } from 'inversify';
import { signedInPorts } from './signed-in-ports.ts';

/** The use cases of signed-in screens; loaded with them. */
export const signedInModule = new ContainerModule((options) => {
  signedInPorts(options);
  const { bind } = options;
  bind(ListLoans).toResolvedValue(createListLoans, [Servicing, SessionStore]);
  bind(ReadLoan).toResolvedValue(createReadLoan, [Servicing]);
  bind(ReadHistory).toResolvedValue(createReadHistory, [Servicing]);
  bind(ReadBuyer).toResolvedValue(createReadBuyer, [Buyers, SessionStore]);
  bind(KeepEmail).toResolvedValue(createKeepEmail, [EmailConfirmationStore]);
  bind(ReadEmailConfirmation).toResolvedValue(createReadEmailConfirmation, [
    EmailConfirmationStore,
    Buyers,
    SessionStore,
  ]);
  bind(ListPaymentMethods).toResolvedValue(createListPaymentMethods, [PaymentGateway, SessionStore]);
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
  bind(ReadStaticDocument).toResolvedValue(createReadStaticDocument, [DisclosureLibrary]);
  bind(ChangeLanguage).toResolvedValue(createChangeLanguage, [
    PortalConfiguration,
    Preferences,
    SessionStore,
    Buyers,
    Analytics,
  ]);

  const ofStep = [SessionStore, SessionRecordStore, Authentication] as const;
  bind(KeepAlive).toResolvedValue(createKeepAlive, [...ofStep, BuyerActivity, Timer, Clock, Log]);
  bind(StaySignedIn).toResolvedValue(createStaySignedIn, [...ofStep, Clock, Log]);
  bind(RestoreSession).toResolvedValue(createRestoreSession, [
    SessionStore,
    SessionHandover,
    SessionRecordStore,
    Authentication,
    Clock,
    Log,
  ]);
  bind(ObserveSession).toResolvedValue(createObserveSession, [
    SessionStore,
    SessionRecordStore,
    Timer,
    Clock,
  ]);
});
