import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { platformTruth } from '../support/acceptance/platform-truth.ts';
import { type PortalServer, startPortalServer } from '../support/acceptance/portal-server.ts';
import { launchBrowser } from '../support/browser.ts';
import { duringVisit } from './driver/during-visit.ts';
import { accessibilityFlaws, sidewaysOverflow } from './driver/flaws.ts';
import type { Visitor } from './driver/open-portal.ts';
import type { LocaleId } from './driver/phrases.ts';
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

/** What is wrong with a page as it stands, at every width. */
const flawsOf = async (page: Page, locale: LocaleId): Promise<readonly string[]> => {
  const flaws: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width < 600 ? 640 : 900 });
    flaws.push(...(await accessibilityFlaws(page)).map((flaw) => `at ${width}, ${flaw}`));
    const overflow = await sidewaysOverflow(page);
    if (overflow > 0) flaws.push(`at ${width}, ${overflow} pixels too wide`);
  }
  const english = locale === 'fr-ca' ? (await page.locator('body').innerText()).match(ENGLISH) : undefined;
  if (english) flaws.push(`it speaks English: ${[...new Set(english)].join(', ')}`);
  return flaws;
};

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

  for (const { colorScheme, ...visitor } of VISITORS) {
    const { tenant, locale } = visitor;
    test(`is accessible, fits a narrow window and keeps its content policy: ${tenant}, ${locale}, ${colorScheme}`, () =>
      duringVisit(
        browser,
        server,
        visitor,
        async (visit) => {
          const { page } = visit.tab;
          const platform = platformTruth(server.running, visitor.tenant);
          const flaws: string[] = [];
          const screens: string[] = [];
          const look = async (screen: string): Promise<void> => {
            screens.push(screen);
            const found = await flawsOf(page, visitor.locale);
            flaws.push(...found.map((flaw) => `${screen}: ${flaw}`));
            await page.setViewportSize({ width: visitor.width, height: 900 });
          };
          await tour(visit, platform, await platform.borrower('Avery'), look);
          expect(flaws).toEqual([]);
          expect(screens.length).toBeGreaterThan(20);
        },
        // Nothing is looked at in the middle of a fade, where colours are between two.
        { colorScheme, reducedMotion: 'reduce' },
      ));
  }
});
