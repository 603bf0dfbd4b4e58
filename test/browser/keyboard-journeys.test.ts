import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { scenarios } from '../acceptance/scenarios/index.ts';
import { journeys } from '../acceptance/scenarios/journeys.ts';
import { platformTruth } from '../support/acceptance/platform-truth.ts';
import { type PortalServer, startPortalServer } from '../support/acceptance/portal-server.ts';
import { launchBrowser } from '../support/browser.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { duringVisit } from './driver/during-visit.ts';
import { forsakenOpeners, watchOpeners } from './driver/focus-flaws.ts';
import { byKeyboardAlone } from './driver/keyboard-hands.ts';

describe('by keyboard alone, and the focus goes back to what opened a dialog', () => {
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

  for (const [journey, name] of Object.entries(journeys)) {
    test(journey, async () => {
      const scenario = scenarios.find((one) => one.name === name);
      if (!scenario) throw new Error(`no scenario is named ${name}`);
      const { play, ...visitor } = scenario;
      await duringVisit(browser, server, visitor, async ({ tab, connection, context }) => {
        await watchOpeners(context);
        await tab.page.goto(tab.origin);
        const platform = platformTruth(server.running, visitor.tenant);
        await byKeyboardAlone(tab.page, () => play({ platform, portal: browserPortal(tab, connection) }));
        expect(await forsakenOpeners(tab.page)).toEqual([]);
      });
    });
  }
});
