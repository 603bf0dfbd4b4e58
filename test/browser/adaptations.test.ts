import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PortalServer, startPortalServer } from '../support/acceptance/portal-server.ts';
import { launchBrowser } from '../support/browser.ts';
import { adaptationFlaws } from './driver/adaptation-flaws.ts';
import { rounds } from './states/index.ts';
import { walk } from './states/walk.ts';

// In French, whose words are the longest.
describe('every state, for somebody who wants no motion, larger text or the system’s colours', () => {
  let server: PortalServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startPortalServer(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await server.close();
  });

  test.each(Object.entries(rounds))(
    '%s stands still, fits, and shows its edges and its focus',
    async (_, round) => {
      const flaws: string[] = [];
      const visitor = { tenant: 'maple', locale: 'fr-ca', width: 1280 } as const;
      await walk(browser, server, visitor, round, async ({ tab: { page } }, state) => {
        flaws.push(...(await adaptationFlaws(page)).map((flaw) => `${state}: ${flaw}`));
      });
      expect(flaws).toEqual([]);
    },
    300_000,
  );
});
