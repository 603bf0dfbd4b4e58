import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import type { Visit } from './driver/open-portal.ts';
import { seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';
import { hasLoans } from './lists/long-lists.ts';
import { mostRestyled } from './lists/restyled.ts';
import { scrollOn } from './lists/scrolling.ts';

describe('lists that are long', () => {
  const stage = aStage();

  const visiting = (play: (visit: Visit) => Promise<void>) =>
    stage.visit({ tenant: 'northwind', locale: 'en-us', width: 1280 }, async (visit) => {
      const platform = stage.platform('northwind');
      const world = { platform, portal: browserPortal(visit.tab, visit.connection) };
      await comesBackSignedIn(world, await platform.borrower('Avery'));
      await play(visit);
    });
  const search = (page: Page) => page.getByRole('searchbox');
  const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
  /** Where a loan's row is opened. */
  const row = (page: Page, number: number) =>
    page.getByRole('link', { name: `Details: Merchant ${number}, loan L-${number}`, exact: true });

  test('a search and an order are still there after Back, and where the list was scrolled to', () =>
    visiting(async ({ tab: { page, t, origin } }) => {
      await hasLoans(stage.server.running, 'northwind', page, 5000);
      await page.goto(`${origin}/loans/outstanding`);
      await seen(row(page, 0));
      await seen(page.getByText(t('loans.list.countMore', { count: 20 })));
      await page.getByLabel(t('loans.list.sort'), { exact: true }).selectOption('balance');
      await search(page).fill('L-4');
      await seen(page.getByText(t('loans.list.foundMore', { count: 20 })));
      await seen(row(page, 4));
      // What a person typed stays out of the address, and so out of every log of addresses.
      expect(new URL(page.url()).search).toBe('?sort=balance');
      await scrollOn(page, 3);
      const far = row(page, 446);
      await far.scrollIntoViewIfNeeded();
      const place = await scrolled(page);
      expect(place).toBeGreaterThan(2000);

      await far.click();
      await seen(page.getByText(t('loan.notFound.title')));
      await page.goBack();
      await seen(far);
      await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(20);
      expect(await search(page).inputValue()).toBe('L-4');
      expect(await page.getByLabel(t('loans.list.sort'), { exact: true }).inputValue()).toBe('balance');

      await search(page).fill('L-4999');
      await seen(page.getByText(t('loans.list.found', { count: 1 }), { exact: true }));
      await page.reload();
      await seen(row(page, 4999));
      expect(await search(page).inputValue()).toBe('L-4999');
    }));

  test('a change restyles what changed, not the whole page', () =>
    visiting(async ({ tab: { page, origin } }) => {
      await hasLoans(stage.server.running, 'northwind', page, 5000);
      await page.goto(`${origin}/loans/outstanding`);
      await seen(row(page, 0));
      await scrollOn(page, 3);
      await seen(row(page, 60));
      const restyled = await mostRestyled(stage.browser, page, () =>
        page.locator('#portal main').evaluate(async (main) => {
          main.append(document.createElement('p'));
          await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
        }),
      );
      // The page has more than a thousand elements. A selector such as `:not(:has(~ …))` would restyle all of them.
      expect(restyled).toBeGreaterThan(0);
      expect(restyled).toBeLessThan(100);
    }));

  test('an address chooses one of the known sort orders, and its other parameters are ignored', () =>
    visiting(async ({ tab: { page, origin } }) => {
      await hasLoans(stage.server.running, 'northwind', page, 5000);
      await page.goto(`${origin}/loans/outstanding?search=4998&sort=%3Cscript%3E&other=1`);
      await seen(row(page, 0));
      expect(await search(page).inputValue()).toBe('');
      expect(await page.getByLabel('Sort by', { exact: true }).inputValue()).toBe('due');
    }));
});
