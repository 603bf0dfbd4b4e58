import { PollFlags } from '@member-portal/application/flags';
import { createMemoryPreferences } from '@member-portal/application/memory';
import { BuyerActivity, Preferences } from '@member-portal/application/ports';
import { createServices, provide, type Services } from '@member-portal/application/services';
import { KeepAlive } from '@member-portal/application/session';
import { lenderPorts } from '@member-portal/client/lender';
import type { LenderConfiguration } from './read-lender.ts';

/** The portal's services for a terminal. */
export interface OpenPortal {
  readonly services: Services;
  /** Records activity, so that the session stays alive. */
  readonly beActive: () => void;
  readonly dispose: () => void;
}

/**
 * Assembles the portal without a browser or a container: the lender over HTTP, and memory in place of storage. An open
 * payment is kept until the program ends.
 */
export const openPortal = (
  { lender, flagPollingSeconds }: LenderConfiguration,
  languages: readonly string[],
): OpenPortal => {
  const services = createServices([
    ...lenderPorts(lender),
    provide(Preferences, createMemoryPreferences(languages)),
  ]);
  const stops = [services.get(KeepAlive)(), services.get(PollFlags)(flagPollingSeconds)];
  return {
    services,
    beActive: services.get(BuyerActivity).report,
    dispose: () => {
      for (const stop of stops) stop();
    },
  };
};
