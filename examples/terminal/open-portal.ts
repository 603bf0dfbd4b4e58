import { PollFlags } from '@member-portal/application/flags';
import { createMemoryPreferences } from '@member-portal/application/memory';
import { BuyerActivity, PortalConfiguration, Preferences } from '@member-portal/application/ports';
import { createServices, provide, type Services } from '@member-portal/application/services';
import { KeepAlive } from '@member-portal/application/session';
import { lenderPorts } from '@member-portal/client/lender';
import { loadConfiguration, toPortalConfiguration } from '@member-portal/infrastructure/config';
import { err, ok, type Result } from 'neverthrow';
import type { Arguments } from './read-arguments.ts';

/** The portal's services for a terminal. */
export interface OpenPortal {
  readonly name: string;
  readonly services: Services;
  /** Records activity, so that the session stays alive. */
  readonly beActive: () => void;
  readonly dispose: () => void;
}

export type OpenFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'invalid-configuration'; readonly key: string }
  | { readonly kind: 'other-tenant'; readonly tenant: string };

/**
 * Assembles the portal without a browser or a container: the lender over HTTP, and memory in place of storage. An open
 * payment is kept until the program ends.
 */
export const openPortal = async (
  { origin, tenant }: Arguments,
  languages: readonly string[],
): Promise<Result<OpenPortal, OpenFailure>> => {
  const loaded = await loadConfiguration(globalThis.fetch, `${origin}/config.json`);
  if (loaded.isErr())
    return err(loaded.error.kind === 'invalid-configuration' ? loaded.error : { kind: 'unreachable' });
  const configuration = loaded.value;
  if (tenant !== undefined && configuration.tenant !== tenant)
    return err({ kind: 'other-tenant', tenant: configuration.tenant });

  const portal = toPortalConfiguration(configuration);
  const services = createServices([
    ...lenderPorts({
      ...portal,
      timeZone: configuration.timezone,
      apiUrl: new URL(configuration.apiurl, origin).href,
      gatewayUrl: configuration.gatewayurl,
      appId: configuration.appid,
      isAuthVersioned: configuration.authapiversionheader,
      revokesSessions: configuration.authlogout,
    }),
    provide(PortalConfiguration, portal),
    provide(Preferences, createMemoryPreferences(languages)),
  ]);
  const stops = [services.get(KeepAlive)(), services.get(PollFlags)(configuration.flagpollingseconds)];
  return ok({
    name: portal.name,
    services,
    beActive: services.get(BuyerActivity).report,
    dispose: () => {
      for (const stop of stops) stop();
    },
  });
};
