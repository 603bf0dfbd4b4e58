import {
  Clock,
  FlagEvaluation,
  LenderClock,
  Log,
  SessionStore,
  Timer,
} from '@member-portal/application/ports';
import { createFlagEvaluation } from '@member-portal/client/flags';
import type { HttpClient } from '@member-portal/client/http';
import { createLenderClock, type SynchronizedClock, synchronizingFetch } from '@member-portal/client/runtime';
import { ContainerModule } from 'inversify';
import { createWakefulTimer } from '../browser/wakeful-timer.ts';
import { ApiClient, LenderPlatform, LenderTime } from './client-tokens.ts';
import { Configuration } from './configuration-token.ts';
import { createApiClient } from './http-services.ts';
import { PlatformParts } from './platform-parts.ts';

/** The tenant's feature flags, which are loaded before sign-in, with their dependencies, which signed-in pages use too. */
export const flagsModule = new ContainerModule(({ bind }) => {
  bind(LenderTime).toResolvedValue(createLenderClock, [Clock]);
  bind(LenderClock).toService(LenderTime);
  bind(LenderPlatform).toResolvedValue(
    (platform: PlatformParts, clock: SynchronizedClock) => ({
      ...platform,
      fetch: synchronizingFetch(platform.fetch, clock),
    }),
    [PlatformParts, LenderTime],
  );
  bind(ApiClient).toResolvedValue(createApiClient, [Configuration, LenderPlatform, SessionStore, Log]);
  bind(FlagEvaluation).toResolvedValue(
    (client: HttpClient, log: Log, { tenant }: Configuration) => createFlagEvaluation(client, log, tenant),
    [ApiClient, Log, Configuration],
  );
  bind(Timer).toResolvedValue(
    (clock: Clock, { page }: PlatformParts) => createWakefulTimer(clock, page),
    [Clock, PlatformParts],
  );
});
