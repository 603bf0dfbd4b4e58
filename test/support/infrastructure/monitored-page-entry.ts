import { datadogRum, type RumEvent, type RumInitConfiguration } from '@datadog/browser-rum';
import { noPage, windowPage } from '../../../src/infrastructure/browser/page-events.ts';
import { browserConsole } from '../../../src/infrastructure/console/browser-console.ts';
import {
  type DatadogSettings,
  datadogOptions,
  startDatadogMonitoring,
} from '../../../src/infrastructure/datadog/index.ts';
import { createLocalPrivacyChoices } from '../../../src/infrastructure/storage/local-privacy-choices.ts';

const TENANT = 'northwind';

interface Circumstances {
  readonly optedOut?: boolean;
  /** The SDK draws lots for what it tells of itself; here every chance above none comes true. */
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
  const choices = createLocalPrivacyChoices(localStorage, TENANT, windowPage(window));
  if (optedOut) choices.keep({ optedOut, doNotShare: false });
  const options = datadogOptions(settings);
  // Whoever opted out before is watched by nobody else's start either.
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
    /** Tells the SDK something of the test's own: what was told before goes out no later. */
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
    /** As when another tab keeps the choice: this page is told of the storage alone. */
    optOutElsewhere: () => {
      createLocalPrivacyChoices(localStorage, TENANT, noPage).keep({ optedOut: true, doNotShare: false });
      window.dispatchEvent(new StorageEvent('storage'));
    },
    complain: (words: unknown) => browserConsole.error(words),
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

window.watch = (settings, given) => {
  window.watched = start(settings, given);
  return window.watched;
};
