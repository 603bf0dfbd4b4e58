import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scenarios } from '../acceptance/scenarios/index.ts';
import { platformTruth } from '../support/acceptance/platform-truth.ts';
import { type PortalServer, startPortalServer } from '../support/acceptance/portal-server.ts';
import { launchBrowser } from '../support/browser.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { openVisit } from './driver/open-portal.ts';

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

  test.each(scenarios)('$name', async ({ play, ...visitor }) => {
    const visit = await openVisit(browser, server, visitor);
    try {
      await visit.tab.page.goto(visit.tab.origin);
      await play({
        platform: platformTruth(server.running, visitor.tenant),
        portal: browserPortal(visit.tab, visit.connection),
      });
      expect(visit.problems.all()).toEqual([]);
    } finally {
      await visit.context.close();
    }
  });
});
