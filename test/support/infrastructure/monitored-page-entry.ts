import { datadogRum, type RumEvent, type RumInitConfiguration } from '@datadog/browser-rum';
import { noPage, windowPage } from '../../../src/infrastructure/browser/page-events.ts';
import { browserConsole } from '../../../src/infrastructure/console/browser-console.ts';
import {
  type DatadogSettings,
  datadogOptions,
  startDatadogMonitoring,
} from '../../../src/infrastructure/datadog/index.ts';
import { createFallbackStorage } from '../../../src/infrastructure/storage/fallback-storage.ts';
import { createLocalPrivacyChoices } from '../../../src/infrastructure/storage/local-privacy-choices.ts';

const TENANT = 'northwind';

interface Circumstances {
  readonly optedOut?: boolean;
  /** The SDK samples its own telemetry at random; here every chance above zero is taken. */
  readonly alwaysDrawn?: boolean;
  /** Options of the SDK that a test sets instead. */
  readonly others?: Partial<RumInitConfiguration>;
}

/** The SDK as the portal sets it up, with a look at what it hands to the scrubbing before that changes anything. */
const start = (
  settings: DatadogSettings,
  { optedOut = false, alwaysDrawn = false, others = {} }: Circumstances = {},
) => {
  if (alwaysDrawn) Math.random = () => 0;
  const handed: RumEvent[] = [];
  const choices = createLocalPrivacyChoices(createFallbackStorage(localStorage), TENANT, windowPage(window));
  if (optedOut) choices.keep({ optedOut, doNotShare: false });
  const options = datadogOptions(settings);
  // Where the visitor opted out before, the test does not start the SDK either.
  const look = (): void =>
    datadogRum.init({
      ...options,
      ...others,
      beforeSend: (event, context) => {
        handed.push(structuredClone(event));
        return options.beforeSend?.(event, context) ?? true;
      },
    });
  if (!optedOut) look();
  // A second start of the same page is refused by the SDK, so the port below talks to the one above.
  return {
    handed,
    /** Whether the SDK has found its session; before, it watches nothing. */
    isWatching: () => datadogRum.getInternalContext()?.session_id !== undefined,
    /** Sends the SDK an entry of the test: earlier entries are sent no later than it. */
    mark: (name: string) => datadogRum.addAction(name),
    /** Presses something, so many times at one go, as only a person's presses count to the SDK. */
    press: (selector: string, times: number) => {
      const pressed = document.querySelector(selector);
      for (let count = 0; count < times; count += 1)
        for (const type of ['pointerdown', 'pointerup', 'click'])
          pressed?.dispatchEvent(
            Object.assign(new PointerEvent(type, { bubbles: true, isPrimary: true }), {
              __ddIsTrusted: true,
            }),
          );
    },
    monitoring: startDatadogMonitoring(settings, choices),
    optOut: (isOut: boolean) => choices.keep({ optedOut: isOut, doNotShare: false }),
    /** As when another tab stores the choice: this page only gets the storage event. */
    optOutElsewhere: () => {
      createLocalPrivacyChoices(createFallbackStorage(localStorage), TENANT, noPage).keep({
        optedOut: true,
        doNotShare: false,
      });
      window.dispatchEvent(new StorageEvent('storage'));
    },
    complain: (words: unknown) => browserConsole.error(words),
    /** Reports a resource through the SDK's own call for those that it cannot observe. */
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

window.watch = (settings, given) => {
  window.watched = start(settings, given);
  return window.watched;
};
