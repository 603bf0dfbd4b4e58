import { Clock, FlagEvaluation, Log, SessionStore, Timer } from '@member-portal/application/ports';
import { createFlagEvaluation } from '@member-portal/client/flags';
import type { HttpClient } from '@member-portal/client/http';
import { ContainerModule } from 'inversify';
import { createWakefulTimer } from '../browser/wakeful-timer.ts';
import { ApiClient } from './client-tokens.ts';
import { Configuration } from './configuration-token.ts';
import { createApiClient } from './http-services.ts';
import { PlatformParts } from './platform-parts.ts';

/** The tenant's feature flags, which are loaded before sign-in, with their dependencies. */
export const flagsModule = new ContainerModule(({ bind }) => {
  bind(ApiClient).toResolvedValue(createApiClient, [Configuration, PlatformParts, SessionStore, Log]);
  bind(FlagEvaluation).toResolvedValue(
    (client: HttpClient, log: Log, { tenant }: Configuration) => createFlagEvaluation(client, log, tenant),
    [ApiClient, Log, Configuration],
  );
  bind(Timer).toResolvedValue(
    (clock: Clock, { page }: PlatformParts) => createWakefulTimer(clock, page),
    [Clock, PlatformParts],
  );
});
