import type { PageEvents } from '../browser/page-events.ts';
import type { Configuration } from '../config/index.ts';
import { type ConsoleLike, createConsoleSink, isConsoleLogging } from '../console/console-sink.ts';
import type { KeyValues } from '../storage/key-values.ts';
import { createLazySink } from './lazy-sink.ts';
import type { LogSink } from './log-sink.ts';

/**
 * Where a tenant's log goes: the console, the log collector, both or nowhere. The collector needs token and url, and
 * takes entries from browser windows only (specification, sections 7 and 8).
 */
export const createSinks = (
  configuration: Configuration,
  platform: {
    readonly fetch: typeof globalThis.fetch;
    readonly console: ConsoleLike;
    readonly page: PageEvents;
    readonly isOnline: () => boolean;
    readonly inWindow: boolean;
  },
  localStorage: KeyValues,
): readonly LogSink[] => {
  const sinks: LogSink[] = [];
  if (isConsoleLogging(configuration.useconsolelogging, localStorage))
    sinks.push(createConsoleSink(platform.console));
  if (!configuration.usesplunkeventcollector) return sinks;
  const { name, splunkeventcollectortoken: token, splunkeventcollectorurl: url } = configuration;
  if (token === '' || url === '') platform.console.warn('Splunk settings misconfiguration!!');
  else if (platform.inWindow) {
    sinks.push(
      createLazySink(async () => {
        const { createSplunkSink } = await import('../splunk/index.ts');
        return createSplunkSink({ url, token, name }, platform);
      }),
    );
  }
  return sinks;
};
