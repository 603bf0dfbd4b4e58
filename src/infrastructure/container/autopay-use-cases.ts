import {
  AutopayOptionsOf,
  createAutopayOptionsOf,
  createEnrolInAutopay,
  createManageAutopay,
  createPrepareAutopay,
  createPreviewAutopay,
  createSubmitAutopay,
  createTurnOffAutopay,
  EnrolInAutopay,
  ManageAutopay,
  PrepareAutopay,
  PreviewAutopay,
  SubmitAutopay,
  TurnOffAutopay,
} from '@member-portal/application/autopay';
import {
  Analytics,
  AutopayIntentStore,
  Clock,
  Delay,
  DisclosureLibrary,
  FeatureFlags,
  Fingerprint,
  KeyGenerator,
  PortalConfiguration,
  Servicing,
  SessionStore,
} from '@member-portal/application/ports';
import type { ContainerModuleLoadOptions } from 'inversify';

/** The use cases of autopay. */
export const autopayUseCases = ({ bind }: ContainerModuleLoadOptions): void => {
  bind(AutopayOptionsOf).toResolvedValue(createAutopayOptionsOf, [FeatureFlags, PortalConfiguration, Clock]);
  bind(PreviewAutopay).toResolvedValue(createPreviewAutopay, [PortalConfiguration, Clock]);
  bind(PrepareAutopay).toResolvedValue(createPrepareAutopay, [DisclosureLibrary]);
  bind(SubmitAutopay).toResolvedValue(createSubmitAutopay, [
    Servicing,
    AutopayIntentStore,
    SessionStore,
    Fingerprint,
    KeyGenerator,
    Clock,
    Delay,
  ]);
  bind(EnrolInAutopay).toResolvedValue(createEnrolInAutopay, [SubmitAutopay, FeatureFlags, Analytics]);
  bind(ManageAutopay).toResolvedValue(createManageAutopay, [SubmitAutopay, Analytics]);
  bind(TurnOffAutopay).toResolvedValue(createTurnOffAutopay, [Servicing, Analytics, Clock]);
};
