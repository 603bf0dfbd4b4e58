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
import { createLenderClock } from '@member-portal/client/runtime';
import { ContainerModule } from 'inversify';
import { createWakefulTimer } from '../browser/wakeful-timer.ts';
import { ApiClient, LearningClock } from './client-tokens.ts';
import { Configuration } from './configuration-token.ts';
import { createApiClient } from './http-services.ts';
import { PlatformParts } from './platform-parts.ts';

/** The tenant's feature flags, which are loaded before sign-in, with their dependencies, which signed-in pages use too. */
export const flagsModule = new ContainerModule(({ bind }) => {
  bind(LearningClock).toResolvedValue(createLenderClock, [Clock]);
  bind(LenderClock).toService(LearningClock);
  bind(ApiClient).toResolvedValue(createApiClient, [
    Configuration,
    PlatformParts,
    SessionStore,
    Log,
    LearningClock,
  ]);
  bind(FlagEvaluation).toResolvedValue(
    (client: HttpClient, log: Log, { tenant }: Configuration) => createFlagEvaluation(client, log, tenant),
    [ApiClient, Log, Configuration],
  );
  bind(Timer).toResolvedValue(
    (clock: Clock, { page }: PlatformParts) => createWakefulTimer(clock, page),
    [Clock, PlatformParts],
  );
});
