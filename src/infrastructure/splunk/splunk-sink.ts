import type { PageEvents } from '../browser/page-events.ts';
import type { ConsoleLike } from '../console/console-sink.ts';
import type { LogSink } from '../log/log-sink.ts';

export interface SplunkSettings {
  readonly url: string;
  readonly token: string;
  /** The `name` of every event: the portal it comes from. */
  readonly name: string;
}

const PATH = 'services/collector/event/1.0';
/** Entries that may be in progress at once; more would delay the buyer's own calls. */
const MOST_PENDING = 4;
/** Entries that are sent or wait. More than that is a loop or an outage, and further entries add nothing. */
const MOST_HELD = 54;
/** How often an entry is sent before it is given up: a browser's extension may block the collector for good. */
const MOST_TRIES = 3;
/** How long a call may take. */
const DEADLINE_MS = 5_000;
/** How long nothing is sent after the network failed, unless the device comes online or the page is left or seen again. */
const RETRY_AFTER_MS = 30_000;
/** Bytes of one entry; our entries are never longer. */
const LONGEST_BODY = 16_384;
/** Browsers allow 64 KiB of `keepalive` requests in total and refuse more. */
const MOST_OUTLIVING = 65_536;

interface Held {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly tries: number;
}

/**
 * Sends log entries to Splunk's HTTP event collector (specification, section 7: log collector), a few at a
 * time. While the device is offline they wait, and one that got no answer is sent again, so it may arrive twice. When the
 * page is left, all waiting entries are sent at once, with `keepalive` so that they outlive the page. Failures go to the
 * console and are never logged, which would loop.
 */
export const createSplunkSink = (
  { url, token, name }: SplunkSettings,
  {
    fetch,
    console,
    page,
    isOnline,
  }: {
    readonly fetch: typeof globalThis.fetch;
    readonly console: Pick<ConsoleLike, 'error'>;
    readonly page: PageEvents;
    readonly isOnline: () => boolean;
  },
): LogSink => {
  const address = `${url.endsWith('/') ? url : `${url}/`}${PATH}`;
  const waiting: Held[] = [];
  let pending = 0;
  let outliving = 0;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let stopWatching: (() => void) | undefined;

  const fail = (reason: unknown): void => console.error('Error sending event to Splunk:', reason);
  const send = async ({ body, tries }: Held): Promise<void> => {
    // Over the limit, send without `keepalive`: it may still arrive, while `keepalive` would be refused.
    const keepalive = outliving + body.byteLength <= MOST_OUTLIVING;
    const bytes = keepalive ? body.byteLength : 0;
    pending += 1;
    outliving += bytes;
    try {
      const { ok, status } = await fetch(address, {
        method: 'POST',
        headers: { authorization: `Splunk ${token}`, 'content-type': 'application/json' },
        body,
        keepalive,
        credentials: 'omit',
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINE_MS),
      });
      if (!ok) fail(status);
    } catch (error) {
      if (tries === 1) fail(error instanceof Error ? error.name : 'unknown');
      // A try without a network says nothing about the collector.
      if (tries < MOST_TRIES || !isOnline()) waiting.push({ body, tries: tries + 1 });
      retrying ??= setTimeout(resume, RETRY_AFTER_MS);
    } finally {
      pending -= 1;
      outliving -= bytes;
      pass(MOST_PENDING);
    }
  };
  const resume = (): void => {
    clearTimeout(retrying);
    retrying = undefined;
    pass(MOST_PENDING);
  };
  const pass = (most: number): void => {
    const isHeldBack = most === MOST_PENDING && (retrying !== undefined || !isOnline());
    while (!isHeldBack && pending < most) {
      const next = waiting.shift();
      if (!next) break;
      void send(next);
    }
    if (waiting.length > 0)
      stopWatching ??= page.subscribe(['pagehide', 'visibilitychange', 'online'], () => {
        if (page.isHidden()) pass(Number.POSITIVE_INFINITY);
        else resume();
      });
    else {
      stopWatching?.();
      stopWatching = undefined;
    }
  };

  return ({ at, level, message, fields }) => {
    const event = { ...fields, name, msg: message, severity: level };
    const body = new TextEncoder().encode(JSON.stringify({ time: at / 1000, event }));
    if (body.byteLength > LONGEST_BODY || waiting.length + pending >= MOST_HELD) return;
    waiting.push({ body, tries: 1 });
    pass(page.isHidden() ? Number.POSITIVE_INFINITY : MOST_PENDING);
  };
};
