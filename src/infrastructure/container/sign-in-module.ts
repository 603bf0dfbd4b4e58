import {
  Analytics,
  Authentication,
  Clock,
  EmailConfirmationStore,
  FeatureFlags,
  FlagStore,
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
} from '@member-portal/application/ports';
import { ContainerModule } from 'inversify';
import { createLazyAuthentication } from '../auth/lazy-authentication.ts';
import { codeInTime } from '../browser/code-in-time.ts';
import { createDocumentPageVisibility } from '../browser/document-page-visibility.ts';
import { randomUuid } from '../browser/random-key.ts';
import { systemClock } from '../browser/system-clock.ts';
import { toPortalConfiguration } from '../config/index.ts';
import { createDataLayerAnalytics, DataLayerAnalytics } from '../data-layer/data-layer-analytics.ts';
import { createStoredFeatureFlags } from '../flags/stored-feature-flags.ts';
import { BrowserSessionStore, createBrowserSessionStore } from '../storage/browser-session-store.ts';
import { createFallbackRecords } from '../storage/fallback-records.ts';
import { createLocalPreferences } from '../storage/local-preferences.ts';
import { createLocalPrivacyChoices } from '../storage/local-privacy-choices.ts';
import { createSessionEmailConfirmationStore } from '../storage/session-email-confirmation-store.ts';
import { createSessionPendingSignInStore } from '../storage/session-pending-sign-in-store.ts';
import { SharedRecords } from '../storage/shared-records.ts';
import { createSharedSessionEnds } from '../storage/shared-session-ends.ts';
import { createSharedSessionRecordStore } from '../storage/shared-session-record-store.ts';
import type { authService } from './auth-service.ts';
import { Configuration } from './configuration-token.ts';
import { logService } from './log-service.ts';
import { monitoringService } from './monitoring-service.ts';
import { PlatformParts } from './platform-parts.ts';
import { sessionRevocationService } from './session-revocation-service.ts';
import { signInUseCases } from './sign-in-use-cases.ts';
import { StartFlags } from './start-flags.ts';
import { telemetryUseCases } from './telemetry-use-cases.ts';

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

/** Loaded when a visitor turns to the form; the flags, which need the same client, come after it. */
const authenticationOf = (startFlags: StartFlags, ...dependencies: Parameters<typeof authService>) =>
  createLazyAuthentication(async () => {
    const module = await codeInTime(import('./auth-service.ts'));
    startFlags();
    return module.authService(...dependencies);
  });

/** What the sign-in page needs, and every page after it. It is part of the first load, so it stays light. */
export const signInModule = new ContainerModule((options) => {
  const { bind } = options;
  bind(Clock).toConstantValue(systemClock);
  bind(PortalConfiguration).toResolvedValue(toPortalConfiguration, [Configuration]);

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
  bind(PendingSignInStore).toResolvedValue(
    ({ sessionStorage }: PlatformParts) => createSessionPendingSignInStore(sessionStorage),
    [PlatformParts],
  );
  bind(EmailConfirmationStore).toResolvedValue(
    ({ sessionStorage }: PlatformParts) => createSessionEmailConfirmationStore(sessionStorage),
    [PlatformParts],
  );
  bind(Preferences).toResolvedValue(
    ({ localStorage, languages, page }: PlatformParts, { tenant }: Configuration) =>
      createLocalPreferences(localStorage, tenant, languages, page),
    [PlatformParts, Configuration],
  );
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

  bind(Authentication).toResolvedValue(authenticationOf, [
    StartFlags,
    Configuration,
    PlatformParts,
    SessionStore,
    Log,
    Clock,
  ]);

  bind(Monitoring).toResolvedValue(monitoringService, [Configuration, PlatformParts, PrivacyChoices]);

  signInUseCases(options);
  telemetryUseCases(options);
});
