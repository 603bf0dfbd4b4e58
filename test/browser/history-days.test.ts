import { describe, expect, test } from 'vitest';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { drawn } from './driver/drawn.ts';
import { gone, seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

/** The build leaves out parts of the calendar's library, so that only the built calendar shows that none of them runs. */
describe('the days of a history', () => {
  const stage = aStage();

  test.each([
    ['northwind', 'en-us'],
    ['maple', 'fr-ca'],
  ] as const)('are chosen in a calendar by year, month, key and press: %s in %s', (tenant, locale) =>
    stage.visit({ tenant, locale, width: 1280 }, async (visit) => {
      const { page, t, origin } = visit.tab;
      const platform = stage.platform(tenant);
      const avery = await platform.borrower('Avery');
      await comesBackSignedIn({ platform, portal: browserPortal(visit.tab, visit.connection) }, avery);
      const loan = (await platform.loans(avery, 'outstanding')).find(
        ({ installmentsTotal }) => installmentsTotal >= 9,
      );
      await page.goto(`${origin}/loans/${loan?.id}/history`);
      const dialog = page.getByRole('dialog');
      const field = (end: 'from' | 'to') =>
        page.getByRole('button', { name: new RegExp(`^${t(`loan.history.${end}`)} `) });
      const month = () => dialog.locator('[data-day]:has(button)').first().getAttribute('data-day');
      const day = (date: string) => dialog.locator(`[data-day="${date}"] button`);

      await field('from').click();
      await seen(dialog.getByRole('grid'));
      const shown = String(await month());
      await dialog.getByRole('button', { name: t('calendar.previousMonth'), exact: true }).click();
      await expect.poll(month).not.toBe(shown);
      const before = String(await month());
      await dialog.getByRole('button', { name: t('calendar.nextMonth'), exact: true }).click();
      await expect.poll(month).toBe(shown);
      const [year = '', number = ''] = before.split('-');
      await dialog.getByRole('combobox', { name: t('calendar.year') }).selectOption(year);
      await dialog
        .getByRole('combobox', { name: t('calendar.month') })
        .selectOption(String(Number(number) - 1));
      await expect.poll(month).toBe(before);
      await day(`${year}-${number}-10`).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await gone(dialog);
      expect(await field('from').textContent()).toContain('18');
      expect(await field('from').textContent()).toContain(year);

      await field('to').click();
      await seen(dialog.getByRole('grid'));
      // No history ends before it begins.
      await dialog.getByRole('combobox', { name: t('calendar.year') }).selectOption(year);
      await dialog
        .getByRole('combobox', { name: t('calendar.month') })
        .selectOption(String(Number(number) - 1));
      await expect.poll(() => day(`${year}-${number}-17`).isDisabled()).toBe(true);
      await day(`${year}-${number}-20`).click();
      await gone(dialog);
      expect(await field('to').textContent()).toContain('20');

      await field('from').click();
      await dialog.getByRole('button', { name: t('loan.history.anyDay'), exact: true }).click();
      await gone(dialog);
      expect(await field('from').textContent()).toContain(t('loan.history.anyDay'));
    }),
  );

  test.each([
    ['upright', 390, 844],
    ['on its side', 844, 390],
  ] as const)('are still being chosen when a phone that was held %s is turned', (_held, width, height) =>
    stage.visit({ tenant: 'northwind', locale: 'en-us', width }, async (visit) => {
      const { page, t, origin } = visit.tab;
      const platform = stage.platform('northwind');
      const avery = await platform.borrower('Avery');
      await comesBackSignedIn({ platform, portal: browserPortal(visit.tab, visit.connection) }, avery);
      const [loan] = await platform.loans(avery, 'outstanding');
      await page.setViewportSize({ width, height });
      await page.goto(`${origin}/loans/${loan?.id}/history`);
      const filters = page.getByText(t('loan.history.filters'), { exact: true });
      const from = page.getByRole('button', { name: new RegExp(`^${t('loan.history.from')} `) });
      await seen(filters.or(from).filter({ visible: true }));
      if (await filters.isVisible()) await filters.click();
      await from.click();
      const dialog = page.getByRole('dialog');
      await seen(dialog.getByRole('grid'));
      await page.setViewportSize({ width: height, height: width });
      await drawn(page);
      const day = dialog.locator('[data-day] button:enabled').first();
      await day.click();
      await gone(dialog);
      expect(await from.textContent()).not.toContain(t('loan.history.anyDay'));
      expect(await from.evaluate((field) => field === document.activeElement)).toBe(true);
    }),
  );
});
