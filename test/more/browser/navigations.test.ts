import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { comesBackSignedIn, firstLoanOf } from '../../acceptance/scenarios/steps.ts';
import { browserPortal } from '../../browser/driver/browser-portal.ts';
import { aStage } from '../../browser/driver/stage.ts';
import { heapOf } from '../../browser/lists/scrolling.ts';
import { loansPage } from '../../browser/pages/loans-page.ts';
import { shellPage } from '../../browser/pages/shell-page.ts';

const NAVIGATIONS = 200;
/** By then each page has been seen, and what is kept of it is kept. */
const WARM_UP = 21;

/** What a page holds once its garbage is collected. */
const heldBy = async (page: Page) => {
  const heap = await heapOf(page);
  const session = await page.context().newCDPSession(page);
  const counters = await session.send('Memory.getDOMCounters');
  await session.detach();
  return { heap, nodes: counters.nodes, listeners: counters.jsEventListeners };
};

describe('a page that is used for long', () => {
  const stage = aStage();

  test(`holds after ${NAVIGATIONS} navigations what it held after the first ones`, () =>
    stage.visit({ tenant: 'northwind', locale: 'en-us', width: 1280 }, async ({ tab, connection }) => {
      const { page } = tab;
      const platform = stage.platform('northwind');
      const world = { platform, portal: browserPortal(tab, connection) };
      const avery = await platform.borrower('Avery');
      await comesBackSignedIn(world, avery);
      const loan = await firstLoanOf(world, avery);
      const shell = shellPage(tab);
      const loans = loansPage(tab);
      const presses = [
        async () => {
          await loans.opens(loan);
          await shell.isAt(`/loans/${loan.id}`);
        },
        async () => {
          await shell.goesToAccount();
          await shell.isAt('/my-information');
        },
        async () => {
          await shell.goesToLoans();
          await shell.isAt('/loans/outstanding');
        },
      ];
      const visit = async (count: number): Promise<void> => {
        for (let step = 0; step < count; step += presses.length)
          for (const press of presses) {
            await press();
            await page.waitForLoadState('networkidle');
          }
      };
      await visit(WARM_UP);
      const before = await heldBy(page);
      await visit(NAVIGATIONS);
      const after = await heldBy(page);
      process.stdout.write(
        `after ${WARM_UP} and ${NAVIGATIONS} more: ${JSON.stringify({ before, after })}\n`,
      );
      // A leaked page has hundreds of nodes and some dozens of listeners, two hundred times.
      expect(after.nodes).toBeLessThan(before.nodes * 1.5);
      expect(after.listeners).toBeLessThan(before.listeners * 1.5);
      expect(after.heap).toBeLessThan(before.heap * 1.25);
    }));
});
