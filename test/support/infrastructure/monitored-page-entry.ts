import { datadogRum, type RumEvent } from '@datadog/browser-rum';
import { browserConsole } from '../../../src/infrastructure/console/browser-console.ts';
import {
  type DatadogSettings,
  datadogOptions,
  startDatadogMonitoring,
} from '../../../src/infrastructure/datadog/index.ts';

/** The SDK as the portal sets it up, with a look at what it hands to the scrubbing before that changes anything. */
const start = (settings: DatadogSettings) => {
  const handed: RumEvent[] = [];
  const options = datadogOptions(settings);
  datadogRum.init({
    ...options,
    beforeSend: (event, context) => {
      handed.push(structuredClone(event));
      return options.beforeSend?.(event, context) ?? true;
    },
  });
  // A second start of the same page is refused by the SDK, so the port below talks to the one above.
  return {
    handed,
    monitoring: startDatadogMonitoring(settings),
    complain: (words: string) => browserConsole.error(words),
    /** Tells the SDK of a resource by its own call for what it cannot see by itself. */
    load: (address: string) => {
      datadogRum.startResource(address);
      datadogRum.stopResource(address);
    },
  };
};

declare global {
  interface Window {
    watch: typeof start;
    watched: ReturnType<typeof start>;
  }
}

window.watch = (settings) => {
  window.watched = start(settings);
  return window.watched;
};
