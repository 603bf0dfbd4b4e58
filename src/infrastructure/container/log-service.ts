import type { Clock, Log, SessionStore } from '@member-portal/application/ports';
import type { Configuration } from '../config/index.ts';
import { createSinks } from '../log/create-sinks.ts';
import { createFanOutLog } from '../log/fan-out-log.ts';
import type { PlatformParts } from './platform-parts.ts';

/** The log of a tenant, to wherever its configuration sends it. */
export const logService = (
  configuration: Configuration,
  platform: PlatformParts,
  sessions: SessionStore,
  clock: Clock,
): Log =>
  createFanOutLog(
    { ...configuration, level: configuration.loglevel, build: platform.build },
    createSinks(configuration, platform, platform.localStorage),
    sessions,
    clock,
  );
