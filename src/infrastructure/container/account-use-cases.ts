import {
  ChangeAddress,
  ChangeContact,
  ChangePrivacyChoice,
  createChangeAddress,
  createChangeContact,
  createChangePrivacyChoice,
  createReadBuyer,
  createRequestContactCode,
  createWasBuyerClear,
  ReadBuyer,
  RequestContactCode,
  WasBuyerClear,
} from '@member-portal/application/account';
import {
  createReadAcknowledgedDocument,
  createReadLoanDocument,
  createReadStaticDocument,
  ReadAcknowledgedDocument,
  ReadLoanDocument,
  ReadStaticDocument,
} from '@member-portal/application/disclosures';
import {
  AdoptLanguage,
  ChangeLanguage,
  createAdoptLanguage,
  createChangeLanguage,
} from '@member-portal/application/language';
import {
  Analytics,
  Authentication,
  BuyerNotes,
  Buyers,
  Clock,
  DisclosureLibrary,
  EmailConfirmationStore,
  FeatureFlags,
  PortalConfiguration,
  Preferences,
  PrivacyChoices,
  SessionStore,
} from '@member-portal/application/ports';
import {
  createKeepEmail,
  createReadEmailConfirmation,
  KeepEmail,
  ReadEmailConfirmation,
} from '@member-portal/application/sign-in';
import { RecordEvent } from '@member-portal/application/telemetry';
import type { ContainerModuleLoadOptions } from 'inversify';

/** The use cases about the buyer: account, language and documents. */
export const accountUseCases = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(ReadBuyer).toResolvedValue(createReadBuyer, [Buyers, SessionStore, BuyerNotes]);
  bind(WasBuyerClear).toResolvedValue(createWasBuyerClear, [SessionStore, BuyerNotes]);
  bind(AdoptLanguage).toResolvedValue(createAdoptLanguage, [PortalConfiguration, Preferences, BuyerNotes]);
  bind(ChangeAddress).toResolvedValue(createChangeAddress, [Buyers, SessionStore, FeatureFlags]);
  bind(RequestContactCode).toResolvedValue(createRequestContactCode, [
    Authentication,
    Buyers,
    SessionStore,
    PortalConfiguration,
    Clock,
  ]);
  bind(ChangeContact).toResolvedValue(createChangeContact, [
    Authentication,
    Buyers,
    SessionStore,
    EmailConfirmationStore,
  ]);
  bind(ChangePrivacyChoice).toResolvedValue(createChangePrivacyChoice, [PrivacyChoices, RecordEvent]);
  bind(KeepEmail).toResolvedValue(createKeepEmail, [EmailConfirmationStore]);
  bind(ReadEmailConfirmation).toResolvedValue(createReadEmailConfirmation, [
    EmailConfirmationStore,
    Buyers,
    SessionStore,
  ]);
  bind(ChangeLanguage).toResolvedValue(createChangeLanguage, [
    PortalConfiguration,
    Preferences,
    SessionStore,
    Buyers,
    Analytics,
  ]);

  bind(ReadStaticDocument).toResolvedValue(createReadStaticDocument, [DisclosureLibrary]);
  bind(ReadLoanDocument).toResolvedValue(createReadLoanDocument, [DisclosureLibrary]);
  bind(ReadAcknowledgedDocument).toResolvedValue(createReadAcknowledgedDocument, [DisclosureLibrary]);
};
