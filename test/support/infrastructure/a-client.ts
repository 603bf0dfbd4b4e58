import { createHttpClient, type HttpService } from '@member-portal/client/http';
import type { Instant } from '@member-portal/domain/calendar';
import type { Session } from '@member-portal/domain/session';
import { type FakeLog, fakeLog } from '../fakes/fake-log.ts';
import { type FakeSessionStore, fakeSessionStore } from '../fakes/fake-session-store.ts';

export const NOW = Date.UTC(2026, 10, 21, 15) as Instant;

/** A client, over the real fetch where no other is given, with the session store and log that it was given. */
export const aClient = (
  service: Partial<HttpService> & Pick<HttpService, 'baseUrl'>,
  given: {
    readonly session?: Session;
    readonly cookies?: string;
    readonly fetch?: typeof globalThis.fetch;
    readonly offline?: boolean;
  } = {},
) => {
  const sessions: FakeSessionStore = fakeSessionStore(given.session);
  const log: FakeLog = fakeLog();
  const client = createHttpClient(
    { echoesXsrf: true, ...service },
    {
      fetch: given.fetch ?? globalThis.fetch,
      readCookies: () => given.cookies ?? '',
      isOnline: () => !given.offline,
      sessions,
      log,
    },
  );
  return { client, sessions, log };
};
