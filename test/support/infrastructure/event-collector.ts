import type { ServerResponse } from 'node:http';
import { type ArrivedRequest, json, loopbackServer } from './loopback-server.ts';

/** An event that the collector took. */
interface CollectedEvent {
  readonly time: number;
  readonly event: Readonly<Record<string, unknown>>;
}

/** The keys allowed beside `event`. */
const METADATA = ['time', 'host', 'source', 'sourcetype', 'index', 'event', 'fields'];

const PATHS = ['/services/collector', '/services/collector/event', '/services/collector/event/1.0'];

type Refusal = readonly [status: number, code: number, text: string];

/** The events of a body: JSON objects one after the other, which need no separator. */
const split = (body: string): readonly unknown[] | undefined => {
  const events: unknown[] = [];
  let depth = 0;
  let start = 0;
  let inText = false;
  for (let at = 0; at < body.length; at += 1) {
    const character = body[at];
    if (inText) {
      if (character === '\\') at += 1;
      else if (character === '"') inText = false;
    } else if (character === '"') inText = true;
    else if (character === '{') {
      if (depth === 0) start = at;
      depth += 1;
    } else if (character === '}') {
      depth -= 1;
      if (depth === 0) {
        try {
          events.push(JSON.parse(body.slice(start, at + 1)));
        } catch {
          return undefined;
        }
      }
    } else if (depth === 0 && !/\s/.test(character ?? '')) return undefined;
  }
  return depth === 0 && !inText ? events : undefined;
};

const refusalOf = (entry: unknown): Refusal | undefined => {
  if (typeof entry !== 'object' || entry === null) return [400, 6, 'Invalid data format'];
  if (Object.keys(entry).some((key) => !METADATA.includes(key))) return [400, 6, 'Invalid data format'];
  const event: unknown = Reflect.get(entry, 'event');
  if (event === undefined) return [400, 12, 'Event field is required'];
  if (event === '' || event === null) return [400, 13, 'Event field cannot be blank'];
  const time: unknown = Reflect.get(entry, 'time');
  // Epoch seconds, with milliseconds after a point; a time in milliseconds would lie thousands of years ahead.
  if (time !== undefined && (!/^\d{1,10}(\.\d{1,9})?$/.test(String(time)) || Number(time) < 1e9))
    return [400, 6, 'Invalid data format'];
  return undefined;
};

/** An HTTP event collector that refuses what Splunk's documentation says it refuses, by the documented codes. */
export const eventCollector = async (token: string, busy: () => boolean = () => false) => {
  const collected: CollectedEvent[] = [];
  const refused: Refusal[] = [];
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization,content-type',
  };

  const check = ({ method, url, headers, body }: ArrivedRequest): Refusal | readonly unknown[] => {
    if (!PATHS.includes(url.pathname)) return [404, 404, 'The requested URL was not found on this server.'];
    if (method !== 'POST') return [405, 405, 'Method Not Allowed'];
    const { authorization } = headers;
    if (authorization === undefined) return [401, 2, 'Token is required'];
    if (!/^Splunk \S+$/.test(authorization)) return [401, 3, 'Invalid authorization'];
    if (authorization !== `Splunk ${token}`) return [403, 4, 'Invalid token'];
    if (busy()) return [503, 9, 'Server is busy'];
    if (body.trim() === '') return [400, 5, 'No data'];
    const events = split(body);
    return events ?? [400, 6, 'Invalid data format'];
  };
  const isRefusal = (checked: Refusal | readonly unknown[]): checked is Refusal =>
    typeof checked[0] === 'number';
  const answer = (response: ServerResponse, request: ArrivedRequest): void => {
    for (const [name, value] of Object.entries(cors)) response.setHeader(name, value);
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    const checked = check(request);
    const refusal = isRefusal(checked) ? checked : checked.map(refusalOf).find((one) => one !== undefined);
    if (refusal) {
      refused.push(refusal);
      json(response, refusal[0], { text: refusal[2], code: refusal[1] });
      return;
    }
    collected.push(...(checked as readonly CollectedEvent[]));
    json(response, 200, { text: 'Success', code: 0 });
  };
  const server = await loopbackServer(answer);
  return {
    ...server,
    collected: collected as readonly CollectedEvent[],
    refused: refused as readonly Refusal[],
  };
};
