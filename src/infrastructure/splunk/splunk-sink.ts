import { DEADLINES } from '@member-portal/client/http';
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
/** Entries that may wait. More than that is a loop or an outage, and further entries add nothing. */
const MOST_WAITING = 50;
/** Bytes of one entry; our entries are never longer. */
const LONGEST_BODY = 16_384;
/** Browsers allow 64 KiB of `keepalive` requests in total and refuse more. */
const MOST_OUTLIVING = 65_536;

/**
 * Sends log entries to Splunk's HTTP event collector (specification, section 7: log collector), a few at a
 * time. When the page is left, all waiting entries are sent at once, with `keepalive` so that they outlive
 * the page. Failures go to the console and are never logged, which would loop.
 */
export const createSplunkSink = (
  { url, token, name }: SplunkSettings,
  {
    fetch,
    console,
    page,
  }: {
    readonly fetch: typeof globalThis.fetch;
    readonly console: Pick<ConsoleLike, 'error'>;
    readonly page: PageEvents;
  },
): LogSink => {
  const address = `${url.endsWith('/') ? url : `${url}/`}${PATH}`;
  const waiting: Uint8Array<ArrayBuffer>[] = [];
  let pending = 0;
  let outliving = 0;
  let stopWatching: (() => void) | undefined;

  const send = async (body: Uint8Array<ArrayBuffer>): Promise<void> => {
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
        signal: AbortSignal.timeout(DEADLINES.log),
      });
      if (!ok) console.error('Error sending event to Splunk:', status);
    } catch (error) {
      console.error('Error sending event to Splunk:', error instanceof Error ? error.name : 'unknown');
    } finally {
      pending -= 1;
      outliving -= bytes;
      pass(MOST_PENDING);
    }
  };
  const pass = (most: number): void => {
    while (pending < most) {
      const body = waiting.shift();
      if (body === undefined) {
        stopWatching?.();
        stopWatching = undefined;
        return;
      }
      void send(body);
    }
    stopWatching ??= page.subscribe(['pagehide', 'visibilitychange'], () => {
      if (page.isHidden()) pass(Number.POSITIVE_INFINITY);
    });
  };

  return ({ at, level, message, fields }) => {
    const event = { ...fields, name, msg: message, severity: level };
    const body = new TextEncoder().encode(JSON.stringify({ time: at / 1000, event }));
    if (body.byteLength > LONGEST_BODY || waiting.length >= MOST_WAITING) return;
    waiting.push(body);
    pass(page.isHidden() ? Number.POSITIVE_INFINITY : MOST_PENDING);
  };
};
