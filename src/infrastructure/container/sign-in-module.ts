import { CurrentLocale, createCurrentLocale } from '@member-portal/application/language';
import {
  Analytics,
  Authentication,
  Clock,
  EmailConfirmationStore,
  FeatureFlags,
  Log,
  PageVisibility,
  PendingSignInStore,
  PortalConfiguration,
  Preferences,
  SessionHandover,
  SessionRecordStore,
  SessionStore,
} from '@member-portal/application/ports';
import { createSignOut, SignOut } from '@member-portal/application/session';
import {
  createRequestCode,
  createResumeSignIn,
  createSubmitCode,
  RequestCode,
  ResumeSignIn,
  SubmitCode,
} from '@member-portal/application/sign-in';
import { ContainerModule } from 'inversify';
import { createHttpAuthentication } from '../auth/http-authentication.ts';
import { createDocumentPageVisibility } from '../browser/document-page-visibility.ts';
import { randomUuid } from '../browser/random-key.ts';
import { systemClock } from '../browser/system-clock.ts';
import { toPortalConfiguration } from '../config/index.ts';
import { createDataLayerAnalytics } from '../data-layer/data-layer-analytics.ts';
import { createStoredFeatureFlags, StoredFeatureFlags } from '../flags/stored-feature-flags.ts';
import type { HttpClient } from '../http/index.ts';
import { createSinks } from '../log/create-sinks.ts';
import { createFanOutLog } from '../log/fan-out-log.ts';
import { BrowserSessionStore, createBrowserSessionStore } from '../storage/browser-session-store.ts';
import { createFallbackRecords } from '../storage/fallback-records.ts';
import { createLocalPreferences } from '../storage/local-preferences.ts';
import { createSessionEmailConfirmationStore } from '../storage/session-email-confirmation-store.ts';
import { createSessionPendingSignInStore } from '../storage/session-pending-sign-in-store.ts';
import { SharedRecords } from '../storage/shared-records.ts';
import { createSharedSessionRecordStore } from '../storage/shared-session-record-store.ts';
import { AuthClient } from './client-tokens.ts';
import { Configuration } from './configuration-token.ts';
import { createAuthClient } from './http-services.ts';
import { PlatformParts } from './platform-parts.ts';

const sessionsOf = (platform: PlatformParts, clock: Clock) =>
  createBrowserSessionStore(
    platform.sessionStorage,
    clock,
    platform.sessionChannel,
    randomUuid(platform.crypto),
  );

const logOf = (configuration: Configuration, platform: PlatformParts, sessions: SessionStore, clock: Clock) =>
  createFanOutLog(
    { level: configuration.loglevel, env: configuration.env },
    createSinks(configuration, platform, platform.localStorage),
    sessions,
    clock,
  );

const analyticsOf = ({ name, tenant, env }: Configuration, platform: PlatformParts, sessions: SessionStore) =>
  createDataLayerAnalytics(platform.dataLayer, { name, id: tenant, env }, sessions);

/** What the sign-in page needs, and every page after it. It is part of the first load, so it stays light. */
export const signInModule = new ContainerModule(({ bind }) => {
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
  bind(PendingSignInStore).toResolvedValue(
    ({ sessionStorage }: PlatformParts) => createSessionPendingSignInStore(sessionStorage),
    [PlatformParts],
  );
  bind(EmailConfirmationStore).toResolvedValue(
    ({ sessionStorage }: PlatformParts) => createSessionEmailConfirmationStore(sessionStorage),
    [PlatformParts],
  );
  bind(Preferences).toResolvedValue(
    ({ localStorage, languages }: PlatformParts, { tenant }: Configuration) =>
      createLocalPreferences(localStorage, tenant, languages),
    [PlatformParts, Configuration],
  );
  bind(StoredFeatureFlags).toResolvedValue(
    ({ localStorage }: PlatformParts, { tenant }: Configuration) =>
      createStoredFeatureFlags(localStorage, tenant),
    [PlatformParts, Configuration],
  );
  bind(FeatureFlags).toService(StoredFeatureFlags);
  bind(PageVisibility).toResolvedValue(
    ({ page }: PlatformParts) => createDocumentPageVisibility(page),
    [PlatformParts],
  );

  bind(Log).toResolvedValue(logOf, [Configuration, PlatformParts, SessionStore, Clock]);
  bind(Analytics).toResolvedValue(analyticsOf, [Configuration, PlatformParts, SessionStore]);

  bind(AuthClient).toResolvedValue(createAuthClient, [Configuration, PlatformParts, SessionStore, Log]);
  bind(Authentication).toResolvedValue(
    (client: HttpClient, clock: Clock, { tenant }: Configuration) =>
      createHttpAuthentication(client, clock, tenant),
    [AuthClient, Clock, Configuration],
  );

  bind(CurrentLocale).toResolvedValue(createCurrentLocale, [PortalConfiguration, Preferences]);
  bind(RequestCode).toResolvedValue(createRequestCode, [
    Authentication,
    PendingSignInStore,
    PortalConfiguration,
    Clock,
  ]);
  bind(SubmitCode).toResolvedValue(createSubmitCode, [
    Authentication,
    PendingSignInStore,
    SessionStore,
    Analytics,
    Clock,
    SessionRecordStore,
    EmailConfirmationStore,
  ]);
  bind(ResumeSignIn).toResolvedValue(createResumeSignIn, [PendingSignInStore, Clock]);
  bind(SignOut).toResolvedValue(createSignOut, [SessionStore, PendingSignInStore]);
});
