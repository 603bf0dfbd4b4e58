import { describe, expect, test } from 'vitest';
import { comesBackSignedIn } from '../../acceptance/scenarios/steps.ts';
import { browserPortal } from '../../browser/driver/browser-portal.ts';
import { layoutFlaws, type Sight } from '../../browser/driver/layout-flaws.ts';
import { seen } from '../../browser/driver/seen.ts';
import { settled } from '../../browser/driver/settled.ts';
import { aStage } from '../../browser/driver/stage.ts';

/** Between a phone and a desktop, where the columns of a page come and go. */
const SIGHTS: readonly Sight[] = Array.from({ length: 8 }, (_, step) => ({
  width: 680 + 40 * step,
  height: 900,
  text: 100,
}));

describe('a loan that is past due, in a window of 680 to 960 pixels', () => {
  const stage = aStage();

  test.each([
    { tenant: 'northwind', locale: 'en-us', width: 680 },
    { tenant: 'maple', locale: 'fr-ca', width: 680 },
  ] as const)('overlaps and cuts nothing, on its page and among the loans, in $locale', (visitor) =>
    stage.visit(visitor, async ({ tab: { page, t, origin }, connection, tab }) => {
      const platform = stage.platform(visitor.tenant);
      const portal = browserPortal(tab, connection);
      const casey = await platform.borrower('Casey');
      await comesBackSignedIn({ platform, portal }, casey);
      await settled(page);
      const flaws = [...(await layoutFlaws(page, SIGHTS))];
      const loans = await platform.loans(casey, 'outstanding');
      expect(loans.length).toBeGreaterThan(0);
      for (const { id, merchant } of loans) {
        await page.goto(`${origin}/loans/${id}`);
        await seen(page.getByRole('region', { name: t('loan.activity'), exact: true }));
        await settled(page);
        flaws.push(...(await layoutFlaws(page, SIGHTS)).map((flaw) => `${merchant}: ${flaw}`));
      }
      expect(flaws).toEqual([]);
    }),
  );
});
