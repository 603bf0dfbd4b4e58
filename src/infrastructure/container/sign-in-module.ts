import {
  Analytics,
  Authentication,
  Clock,
  Delay,
  EmailConfirmationStore,
  FeatureFlags,
  FlagStore,
  LanguageChangeStore,
  Log,
  Monitoring,
  PageVisibility,
  PendingSignInStore,
  PortalConfiguration,
  Preferences,
  PrivacyChoices,
  SessionEnds,
  SessionHandover,
  SessionRecordStore,
  SessionRevocation,
  SessionStore,
  TenantLocales,
  TenantRules,
  TenantSandbox,
  TenantTheme,
} from '@member-portal/application/ports';
import { randomUuid, systemClock, timerDelay } from '@member-portal/client/runtime';
import { ContainerModule } from 'inversify';
import { createDocumentPageVisibility } from '../browser/document-page-visibility.ts';
import { toPortalConfiguration } from '../config/to-portal-configuration.ts';
import { createDataLayerAnalytics, DataLayerAnalytics } from '../data-layer/data-layer-analytics.ts';
import { createStoredFeatureFlags } from '../flags/stored-feature-flags.ts';
import { createBrowserSessionStore } from '../storage/browser-session-store.ts';
import { BrowserSessionStore } from '../storage/browser-session-store-token.ts';
import { createFallbackRecords } from '../storage/fallback-records.ts';
import { createLocalPreferences } from '../storage/local-preferences.ts';
import { createLocalPrivacyChoices } from '../storage/local-privacy-choices.ts';
import { createSessionEmailConfirmationStore } from '../storage/session-email-confirmation-store.ts';
import { createSessionLanguageChangeStore } from '../storage/session-language-change-store.ts';
import { createSessionPendingSignInStore } from '../storage/session-pending-sign-in-store.ts';
import { SharedRecords } from '../storage/shared-records.ts';
import { createSharedSessionEnds } from '../storage/shared-session-ends.ts';
import { createSharedSessionRecordStore } from '../storage/shared-session-record-store.ts';
import { Configuration } from './configuration-token.ts';
import { lazyAuthService } from './lazy-auth-service.ts';
import { logService } from './log-service.ts';
import { monitoringService } from './monitoring-service.ts';
import { PlatformParts } from './platform-parts.ts';
import { sessionRevocationService } from './session-revocation-service.ts';
import { StartFlags } from './start-flags.ts';

const sessionsOf = (platform: PlatformParts, clock: Clock) =>
  createBrowserSessionStore(
    platform.sessionStorage,
    clock,
    platform.sessionChannel,
    randomUuid(platform.crypto),
    platform.page,
  );

const analyticsOf = (
  { name, tenant, env }: Configuration,
  platform: PlatformParts,
  sessions: SessionStore,
  choices: PrivacyChoices,
) => createDataLayerAnalytics(platform.dataLayer, { name, id: tenant, env }, sessions, choices);

const inSession =
  <T>(create: (storage: PlatformParts['sessionStorage']) => T) =>
  ({ sessionStorage }: PlatformParts): T =>
    create(sessionStorage);

/** What the sign-in page needs, and every page after it. It is part of the first load: keep it small. */
export const signInModule = new ContainerModule(({ bind }) => {
  bind(Clock).toConstantValue(systemClock);
  bind(Delay).toConstantValue(timerDelay);
  bind(PortalConfiguration).toResolvedValue(toPortalConfiguration, [Configuration]);
  bind(TenantRules).toService(PortalConfiguration);
  bind(TenantLocales).toService(PortalConfiguration);
  bind(TenantSandbox).toService(PortalConfiguration);
  bind(TenantTheme).toService(PortalConfiguration);

  bind(BrowserSessionStore).toResolvedValue(sessionsOf, [PlatformParts, Clock]);
  bind(SessionStore).toService(BrowserSessionStore);
  bind(SessionHandover).toService(BrowserSessionStore);
  bind(SharedRecords).toResolvedValue(
    ({ records }: PlatformParts) => createFallbackRecords(records),
    [PlatformParts],
  );
  bind(SessionRecordStore).toResolvedValue(
    (records: SharedRecords, { locks, recordChannel }: PlatformParts) =>
      createSharedSessionRecordStore(records, locks, recordChannel),
    [SharedRecords, PlatformParts],
  );
  bind(SessionEnds).toResolvedValue(createSharedSessionEnds, [SharedRecords, Clock]);
  bind(SessionRevocation).toResolvedValue(sessionRevocationService, [
    Configuration,
    PlatformParts,
    SessionStore,
    Log,
  ]);
  bind(PendingSignInStore).toResolvedValue(inSession(createSessionPendingSignInStore), [PlatformParts]);
  bind(EmailConfirmationStore).toResolvedValue(inSession(createSessionEmailConfirmationStore), [
    PlatformParts,
  ]);
  bind(Preferences).toResolvedValue(
    (platform: PlatformParts, { tenant }: Configuration) => createLocalPreferences(platform, tenant),
    [PlatformParts, Configuration],
  );
  bind(LanguageChangeStore).toResolvedValue(inSession(createSessionLanguageChangeStore), [PlatformParts]);
  bind(PrivacyChoices).toResolvedValue(
    ({ localStorage, page }: PlatformParts, { tenant }: Configuration) =>
      createLocalPrivacyChoices(localStorage, tenant, page),
    [PlatformParts, Configuration],
  );
  bind(FlagStore).toResolvedValue(
    ({ localStorage }: PlatformParts, { tenant }: Configuration) =>
      createStoredFeatureFlags(localStorage, tenant),
    [PlatformParts, Configuration],
  );
  bind(FeatureFlags).toService(FlagStore);
  bind(PageVisibility).toResolvedValue(
    ({ page }: PlatformParts) => createDocumentPageVisibility(page),
    [PlatformParts],
  );

  bind(Log).toResolvedValue(logService, [Configuration, PlatformParts, SessionStore, Clock]);
  bind(DataLayerAnalytics).toResolvedValue(analyticsOf, [
    Configuration,
    PlatformParts,
    SessionStore,
    PrivacyChoices,
  ]);
  bind(Analytics).toService(DataLayerAnalytics);

  bind(Authentication).toResolvedValue(lazyAuthService, [
    StartFlags,
    Configuration,
    PlatformParts,
    SessionStore,
    Log,
    Clock,
  ]);

  bind(Monitoring).toResolvedValue(monitoringService, [Configuration, PlatformParts, PrivacyChoices]);
});
