import type { BrowserContext, Route } from 'playwright-core';
import type { PortalServer } from '../../support/acceptance/portal-server.ts';

/** The way from a browser to the platform, which a scenario may cut. Pages and their parts still come. */
export interface Connection {
  readonly cut: () => Promise<void>;
  readonly mend: () => Promise<void>;
  /** The next payment arrives and is booked, but its answer never arrives. */
  readonly loseNextPaymentAnswer: () => void;
}

const refuse = (route: Route): Promise<void> => route.abort('connectionrefused');

const PLATFORM = ['**/api/**', '**/v1/**'] as const;

export const connectionOf = (context: BrowserContext, server: PortalServer): Connection => ({
  cut: async () => {
    for (const pattern of PLATFORM) await context.route(pattern, refuse);
  },
  mend: async () => {
    for (const pattern of PLATFORM) await context.unroute(pattern, refuse);
  },
  loseNextPaymentAnswer: server.loseNextPaymentAnswer,
});
