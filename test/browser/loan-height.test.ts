import { describe, expect, test } from 'vitest';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { seen } from './driver/seen.ts';
import { settled } from './driver/settled.ts';
import { aStage } from './driver/stage.ts';

/** So tall may the page of a monthly loan be on a phone before anything is unfolded. */
const MOST_PX = 2_600;

describe('the page of a monthly loan on a phone', () => {
  const stage = aStage();

  test.each([
    { tenant: 'northwind', locale: 'en-us', givenName: 'Avery' },
    { tenant: 'northwind', locale: 'en-us', givenName: 'Casey' },
    // French words are longer.
    { tenant: 'maple', locale: 'fr-ca', givenName: 'Casey' },
  ] as const)('is no taller than it may be, for $givenName in $locale', ({ tenant, locale, givenName }) =>
    stage.visit({ tenant, locale, width: 360 }, async ({ tab, connection }) => {
      const platform = stage.platform(tenant);
      const portal = browserPortal(tab, connection);
      const borrower = await platform.borrower(givenName);
      const loans = await platform.loans(borrower, 'outstanding');
      const monthly = loans.filter(({ installmentsTotal }) => installmentsTotal > 6);
      expect(monthly.length).toBeGreaterThan(0);
      await comesBackSignedIn({ platform, portal }, borrower);
      for (const { id, merchant } of monthly) {
        await tab.page.goto(`${tab.origin}/loans/${id}`);
        await seen(tab.page.getByRole('region', { name: tab.t('loan.activity'), exact: true }));
        await settled(tab.page);
        const height = await tab.page.evaluate(() => document.documentElement.scrollHeight);
        expect(height, merchant).toBeLessThanOrEqual(MOST_PX);
      }
    }),
  );
});
