import type { Services } from '@member-portal/application/services';
import { loadConfiguration } from '@member-portal/infrastructure/config';
import { createPortalContainer, type Platform } from '@member-portal/infrastructure/container';
import { err, ok, type Result } from 'neverthrow';
import { createCookieJar } from './cookie-jar.ts';
import type { Arguments } from './read-arguments.ts';

/** The portal's services for a terminal, signed-in ones included. */
export interface OpenPortal {
  readonly name: string;
  readonly services: Services;
  /** Tells that somebody is there, so that the session goes on. */
  readonly beActive: () => void;
  readonly dispose: () => void;
}

export type OpenFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'invalid-configuration'; readonly key: string }
  | { readonly kind: 'other-tenant'; readonly tenant: string };

const silent = { error: () => {}, warn: () => {}, info: () => {}, debug: () => {} };

/**
 * Puts the portal together without a browser: Node's `fetch` with a jar for cookies, and memory where a page has storage.
 * An open payment is remembered as long as the program runs.
 */
export const openPortal = async (
  { origin, tenant }: Arguments,
  languages: readonly string[],
): Promise<Result<OpenPortal, OpenFailure>> => {
  const jar = createCookieJar(origin, globalThis.fetch);
  const loaded = await loadConfiguration(jar.fetch, `${origin}/config.json`);
  if (loaded.isErr())
    return err(loaded.error.kind === 'invalid-configuration' ? loaded.error : { kind: 'unreachable' });
  const configuration = loaded.value;
  if (tenant !== undefined && configuration.tenant !== tenant)
    return err({ kind: 'other-tenant', tenant: configuration.tenant });

  const listeners = new Set<() => void>();
  const platform: Platform = {
    fetch: jar.fetch,
    origin,
    crypto: globalThis.crypto,
    console: silent,
    dataLayer: [],
    readCookies: jar.read,
    languages: () => languages,
    // A line that is typed is what a key or a click is on a page.
    page: {
      subscribe: (_, listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      isHidden: () => false,
      cover: () => undefined,
    },
    inWindow: false,
  };
  const container = createPortalContainer({ configuration, platform });
  await container.loadSignedIn();
  return ok({
    name: configuration.name,
    services: container.services,
    beActive: () => {
      for (const listener of [...listeners]) listener();
    },
    dispose: container.dispose,
  });
};
