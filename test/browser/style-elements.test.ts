import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

/** How many rules such as `@media` each of Emotion's style elements holds, in the order of the document. */
const atRulesOf = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion=mp]')].map(
      ({ sheet }) => [...(sheet?.cssRules ?? [])].filter((rule) => !(rule instanceof CSSStyleRule)).length,
    ),
  );

describe('styles that a page adds', () => {
  const stage = aStage();

  it('never add an at-rule to a style element that is there, because that restyles every element it has rules for', () =>
    stage.visit({ tenant: 'northwind', locale: 'en-us', width: 360 }, async ({ tab, connection }) => {
      const platform = stage.platform('northwind');
      await comesBackSignedIn(
        { platform, portal: browserPortal(tab, connection) },
        await platform.borrower('Avery'),
      );
      const { page } = tab;
      const details = page.getByRole('main').locator('[data-dd-action-name="loan details"]').first();
      await seen(details);
      const onList = await atRulesOf(page);
      await details.click();
      const autopay = page.getByRole('article').locator('[data-dd-action-name="autopay"]').first();
      await page.waitForURL(/\/loans\/(?!outstanding)/);
      await seen(autopay);
      const onLoan = await atRulesOf(page);
      await autopay.click();
      await seen(page.getByRole('dialog').getByRole('heading', { level: 2 }));
      const inDialog = await atRulesOf(page);

      expect(onLoan.length).toBeGreaterThan(onList.length);
      expect(onLoan.slice(0, onList.length)).toEqual(onList);
      expect(inDialog.length).toBeGreaterThan(onLoan.length);
      expect(inDialog.slice(0, onLoan.length)).toEqual(onLoan);
    }));
});
