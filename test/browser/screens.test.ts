import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { platformTruth } from '../support/acceptance/platform-truth.ts';
import { type PortalServer, startPortalServer } from '../support/acceptance/portal-server.ts';
import { launchBrowser } from '../support/browser.ts';
import { accessibilityFlaws, sidewaysOverflow } from './driver/flaws.ts';
import { openVisit, type Visitor } from './driver/open-portal.ts';
import { tour } from './driver/tour.ts';

const WIDTHS = [1280, 320] as const;

const VISITORS: readonly (Visitor & { readonly colorScheme: 'light' | 'dark' })[] = [
  { tenant: 'northwind', locale: 'en-us', width: 1280, colorScheme: 'light' },
  { tenant: 'harbour', locale: 'en-us', width: 1280, colorScheme: 'dark' },
  { tenant: 'maple', locale: 'fr-ca', width: 1280, colorScheme: 'light' },
];

/** Words that only an English page has; none of them is also a French one. */
const ENGLISH =
  /\b(the|your|you|with|sign|loans?|payments?|amount|due|balance|review|thank|close|back|please|try|again)\b/gi;

describe('every screen of the first journey', () => {
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

  test.each(VISITORS)(
    'is accessible, fits a narrow window and keeps its content policy: $tenant, $locale, $colorScheme',
    async ({ colorScheme, ...visitor }) => {
      // Nothing is looked at in the middle of a fade, where colours are between two.
      const visit = await openVisit(browser, server, visitor, { colorScheme, reducedMotion: 'reduce' });
      const { page } = visit.tab;
      const platform = platformTruth(server.running, visitor.tenant);
      const flaws: string[] = [];
      const seenScreens: string[] = [];
      const look = async (screen: string): Promise<void> => {
        seenScreens.push(screen);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: width < 600 ? 640 : 900 });
          const found = await accessibilityFlaws(page);
          flaws.push(...found.map((flaw) => `${screen} at ${width}: ${flaw}`));
          const overflow = await sidewaysOverflow(page);
          if (overflow > 0) flaws.push(`${screen} at ${width}: ${overflow} pixels too wide`);
        }
        await page.setViewportSize({ width: visitor.width, height: 900 });
        if (visitor.locale !== 'fr-ca') return;
        const english = (await page.locator('body').innerText()).match(ENGLISH) ?? [];
        if (english.length > 0) flaws.push(`${screen} speaks English: ${[...new Set(english)].join(', ')}`);
      };
      try {
        await tour(visit, platform, await platform.borrower('Avery'), look);
        expect(flaws).toEqual([]);
        expect(visit.problems.all()).toEqual([]);
        expect(seenScreens.length).toBeGreaterThan(18);
      } finally {
        await visit.context.close();
      }
    },
  );
});
