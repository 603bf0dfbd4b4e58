import { fetchText } from './http/read-bounded.ts';
import { Failed } from './verdict.ts';

/** A platform's clock that a program can move forward: `GET` reads it, `POST { to }` moves it. */
export interface SandboxClock {
  /** IANA zone in which the lender's days begin. */
  readonly timezone: () => Promise<string>;
  /** Moves the clock to a moment, epoch milliseconds. */
  readonly moveTo: (at: number) => Promise<void>;
}

/** Long, because the platform processes all the days in between. */
const MOVE_DEADLINE_MS = 120_000;

const stand = async (url: string, body?: object): Promise<object> => {
  const post = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const { ok, status, text } = await fetchText(url, MOVE_DEADLINE_MS, body === undefined ? {} : post);
  if (!ok) throw new Failed(`--sandbox-clock answered ${status ?? 'nothing'}`);
  if (body !== undefined) return {};
  try {
    return Object(JSON.parse(text));
  } catch {
    throw new Failed('--sandbox-clock answered something that is no JSON');
  }
};

export const sandboxClock = (url: string): SandboxClock => ({
  timezone: async () => {
    const zone: unknown = Reflect.get(await stand(url), 'timezone');
    if (typeof zone !== 'string') throw new Failed('--sandbox-clock tells no timezone');
    return zone;
  },
  moveTo: async (at) => void (await stand(url, { to: new Date(at).toISOString() })),
});
