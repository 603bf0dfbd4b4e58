import type { Browser, BrowserContextOptions } from 'playwright-core';
import { beforeAll, beforeEach } from 'vitest';
import { platformTruth } from '../../support/acceptance/platform-truth.ts';
import { type PortalServer, sharedPortalServer } from '../../support/acceptance/portal-server.ts';
import type { TenantId } from '../../support/acceptance/running-platform.ts';
import { sharedBrowser } from '../../support/browser.ts';
import { duringVisit, duringWatchedVisit, type WatchedVisit } from './during-visit.ts';
import type { Visit, Visitor } from './open-portal.ts';

/** What the tests of a describe block play on; there from their first test on. */
export interface Stage {
  readonly server: PortalServer;
  readonly browser: Browser;
  /** The lender's side of a tenant. */
  readonly platform: (tenant: TenantId) => ReturnType<typeof platformTruth>;
  /** `duringVisit` here. */
  readonly visit: (
    visitor: Visitor,
    play: (visit: Visit) => Promise<void>,
    options?: BrowserContextOptions,
  ) => Promise<void>;
  /** `duringWatchedVisit` here. */
  readonly watchedVisit: (
    visitor: Visitor,
    play: (visit: WatchedVisit) => Promise<void>,
    changed?: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
}

/** The worker's browser and its built portal, for the tests of the block; every test finds a platform as new. */
export const aStage = (): Stage => {
  let server: PortalServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([sharedPortalServer(), sharedBrowser()]);
  });
  beforeEach(() => server.reset());
  return {
    get server() {
      return server;
    },
    get browser() {
      return browser;
    },
    platform: (tenant) => platformTruth(server.running, tenant),
    visit: (visitor, play, options) => duringVisit(browser, server, visitor, play, options),
    watchedVisit: (visitor, play, changed) => duringWatchedVisit(browser, server, visitor, play, changed),
  };
};
