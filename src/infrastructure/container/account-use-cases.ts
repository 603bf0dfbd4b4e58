import {
  ChangeAddress,
  ChangeContact,
  ChangePrivacyChoice,
  createChangeAddress,
  createChangeContact,
  createChangePrivacyChoice,
  createReadBuyer,
  createRequestContactCode,
  ReadBuyer,
  RequestContactCode,
} from '@member-portal/application/account';
import {
  createReadAcknowledgedDocument,
  createReadLoanDocument,
  createReadStaticDocument,
  ReadAcknowledgedDocument,
  ReadLoanDocument,
  ReadStaticDocument,
} from '@member-portal/application/disclosures';
import { ChangeLanguage, createChangeLanguage } from '@member-portal/application/language';
import {
  Analytics,
  Authentication,
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
  bind(ReadBuyer).toResolvedValue(createReadBuyer, [Buyers, SessionStore]);
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
