import type { ConsoleLike } from '../console/console-sink.ts';
import { DEADLINES } from '../http/deadlines.ts';
import type { LogSink } from '../log/log-sink.ts';

export interface SplunkSettings {
  readonly url: string;
  readonly token: string;
  /** The `name` of every event: which portal speaks. */
  readonly name: string;
}

const PATH = 'services/collector/event/1.0';
/** Entries that may be under way at once. What comes faster is a loop or an outage, and the rest of it says no more. */
const MOST_UNDER_WAY = 50;

/**
 * Sends log entries to Splunk's HTTP event collector (specification, section 7: log collector). `keepalive` lets the
 * last ones go out while a page is being left. A failure is told to the console and never logged, or it would
 * come round again.
 */
export const createSplunkSink = (
  { url, token, name }: SplunkSettings,
  fetch: typeof globalThis.fetch,
  console: Pick<ConsoleLike, 'error'>,
): LogSink => {
  const address = `${url.endsWith('/') ? url : `${url}/`}${PATH}`;
  let underWay = 0;
  const send = async (body: string): Promise<void> => {
    underWay += 1;
    try {
      await fetch(address, {
        method: 'POST',
        headers: { authorization: `Splunk ${token}`, 'content-type': 'application/json' },
        body,
        keepalive: true,
        credentials: 'omit',
        redirect: 'error',
        signal: AbortSignal.timeout(DEADLINES.log),
      });
    } catch (error) {
      console.error('Error sending event to Splunk:', error instanceof Error ? error.name : 'unknown');
    } finally {
      underWay -= 1;
    }
  };
  return ({ at, level, message, fields }) => {
    if (underWay >= MOST_UNDER_WAY) return;
    const event = { ...fields, name, msg: message, severity: level };
    void send(JSON.stringify({ time: at / 1000, event }));
  };
};
