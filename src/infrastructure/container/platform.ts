import type { CryptoSource } from '@member-portal/client/runtime';
import type { Channel } from '../browser/channel.ts';
import type { Locks } from '../browser/locks.ts';
import type { PageEvents } from '../browser/page-events.ts';
import type { ConsoleLike } from '../console/console-sink.ts';
import type { DataLayer } from '../data-layer/data-layer-analytics.ts';
import type { KeyValues } from '../storage/key-values.ts';
import type { SharedRecords } from '../storage/shared-records.ts';

/**
 * The platform under the portal: a browser's page, or a program without one. Optional parts fall back to
 * memory.
 */
export interface Platform {
  readonly fetch: typeof globalThis.fetch;
  /** Origin of the page: paths of the configuration are resolved against it. */
  readonly origin: string;
  readonly crypto: CryptoSource;
  readonly console: ConsoleLike;
  readonly dataLayer: DataLayer;
  /** The page's cookies as one text, as `document.cookie` gives them. */
  readonly readCookies: () => string;
  /** Passes the chosen language to the host and the page for the next document; undefined where no host makes documents. */
  readonly reportLanguage?: ((locale: string) => void) | undefined;
  /** The language that was passed on, unchecked. Undefined where there is none. */
  readonly readLanguage?: (() => string | undefined) | undefined;
  /**
   * Reports to the host whether this tab has portal data in session storage, in which case the next document does not show the sign-in
   * page. Called whenever that may have changed; undefined where no host makes documents.
   */
  readonly reportOpen?: (() => void) | undefined;
  /** Whether there is a network at all; true where that is unknown. */
  readonly isOnline?: (() => boolean) | undefined;
  /** The visitor's preferred languages, most preferred first. */
  readonly languages: () => readonly string[];
  readonly localStorage?: KeyValues | undefined;
  readonly sessionStorage?: KeyValues | undefined;
  /** Shared by all tabs; two containers that are given the same ones are two tabs of one browser. */
  readonly records?: SharedRecords | undefined;
  readonly locks?: Locks | undefined;
  readonly openChannel?: ((name: string) => Channel) | undefined;
  readonly page?: PageEvents | undefined;
  /** Clears the browser's resource timings, which list the addresses of calls with the ids in them. */
  readonly forgetRequests?: (() => void) | undefined;
  /** Runs work once the page has painted. Absent without a page; there is then no monitoring. */
  readonly afterFirstPaint?: ((work: () => void) => void) | undefined;
  /** Id of the running build; logged and sent with the configuration's version. */
  readonly build?: string;
  /** True in a browser window. Elsewhere nothing is sent to the log collector. */
  readonly inWindow: boolean;
}
