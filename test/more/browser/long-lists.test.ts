import { describe, expect, test } from 'vitest';
import { comesBackSignedIn, firstLoanOf } from '../../acceptance/scenarios/steps.ts';
import { browserPortal } from '../../browser/driver/browser-portal.ts';
import type { Visit } from '../../browser/driver/open-portal.ts';
import { aStage } from '../../browser/driver/stage.ts';
import { hasHistory, hasLoans } from '../../browser/lists/long-lists.ts';
import { heapOf, linesIn, longTasks, scrollOn, watchLongTasks } from '../../browser/lists/scrolling.ts';

describe('lists that are long', () => {
  const stage = aStage();

  const visiting = (play: (visit: Visit, loanId: string) => Promise<void>, width = 1280) =>
    stage.visit({ tenant: 'northwind', locale: 'en-us', width }, async (visit) => {
      const platform = stage.platform('northwind');
      const world = { platform, portal: browserPortal(visit.tab, visit.connection) };
      const avery = await platform.borrower('Avery');
      await comesBackSignedIn(world, avery);
      await play(visit, (await firstLoanOf(world, avery)).id);
    });

  test.each([
    ['loans', 60, 20],
    ['activities', 100, 25],
  ] as const)('%s by the ten thousand leave the page as light as it was', (kind, pages, lines) =>
    visiting(async ({ tab: { page, origin } }, loanId) => {
      await Promise.all([
        hasLoans(stage.server.running, 'northwind', page, 50_000),
        hasHistory(stage.server.running, 'northwind', page, 50_000),
      ]);
      await page.goto(`${origin}${kind === 'loans' ? '/loans/outstanding' : `/loans/${loanId}/history`}`);
      await scrollOn(page, 5);
      const before = await heapOf(page);
      await watchLongTasks(page);
      await scrollOn(page, pages);
      const after = await heapOf(page);
      // The first page stays, and those that are near the window.
      expect(await linesIn(page)).toBeLessThan(12 * lines);
      expect(after).toBeLessThan(before * 1.5);
      // The duration of a task depends on the machine as well, so it is printed but not checked.
      const long = await longTasks(page);
      const longest = Math.round(Math.max(0, ...long));
      process.stdout.write(
        `${pages} pages of ${kind} scrolled: ${long.length} tasks over 50 ms, the longest ${longest} ms\n`,
      );
    }),
  );

  test('the balance of a row on a phone leaves enough width for the words of its name', () =>
    visiting(async ({ tab: { page, origin } }) => {
      await hasLoans(stage.server.running, 'northwind', page, 20);
      await page.goto(`${origin}/loans/outstanding`);
      const row = page.getByRole('main').locator('article:has([data-row-link])').first();
      const heading = row.getByRole('heading');
      await heading.evaluate((element) => {
        element.textContent = 'Électroménagers Lacombe';
      });
      await row
        .getByText(/^\$/)
        .last()
        .evaluate((element) => {
          element.textContent = '$12,345.67';
        });
      const lines = await heading.evaluate((element) => {
        const word = document.createRange();
        word.setStart(element.firstChild ?? element, 0);
        word.setEnd(element.firstChild ?? element, 'Électroménagers'.length);
        return word.getClientRects().length;
      });
      expect(lines).toBe(1);
    }, 360));
});
