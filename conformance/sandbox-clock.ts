import { Failed } from './verdict.ts';

/** A platform's clock that a program can move forward: `GET` tells where it stands, `POST { to }` moves it. */
export interface SandboxClock {
  /** IANA zone in which the lender's days begin. */
  readonly timezone: () => Promise<string>;
  /** Moves the clock to a moment, epoch milliseconds. */
  readonly moveTo: (at: number) => Promise<void>;
}

/** Moving makes the platform do the work of all days between. */
const MOVE_DEADLINE_MS = 120_000;

const stand = async (url: string, body?: object): Promise<object> => {
  const answer = await fetch(url, {
    signal: AbortSignal.timeout(MOVE_DEADLINE_MS),
    ...(body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => undefined);
  if (!answer?.ok) throw new Failed(`--sandbox-clock answered ${answer?.status ?? 'nothing'}`);
  return Object(await answer.json());
};

export const sandboxClock = (url: string): SandboxClock => ({
  timezone: async () => {
    const zone: unknown = Reflect.get(await stand(url), 'timezone');
    if (typeof zone !== 'string') throw new Failed('--sandbox-clock tells no timezone');
    return zone;
  },
  moveTo: async (at) => void (await stand(url, { to: new Date(at).toISOString() })),
});
