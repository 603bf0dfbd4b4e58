import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { scenarios } from '../acceptance/scenarios/index.ts';
import { platformTruth } from '../support/acceptance/platform-truth.ts';
import { type PortalServer, startPortalServer } from '../support/acceptance/portal-server.ts';
import { launchBrowser } from '../support/browser.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { duringVisit } from './driver/during-visit.ts';

describe('through the browser', () => {
  let server: PortalServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startPortalServer(), launchBrowser()]);
  });
  beforeEach(() => server.running.reset());
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  for (const { name, play, ...visitor } of scenarios) {
    test(name, () =>
      duringVisit(browser, server, visitor, async ({ tab, connection }) => {
        await tab.page.goto(tab.origin);
        await play({
          platform: platformTruth(server.running, visitor.tenant),
          portal: browserPortal(tab, connection),
        });
      }),
    );
  }
});
