import { describe, expect, test } from 'vitest';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import type { Visit } from './driver/open-portal.ts';
import { gone, PATIENCE_MS, seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';
import { loansPage } from './pages/loans-page.ts';

/** Screens of the specification's list (section 2: analytics page names) that no journey comes by. */
describe('analytics is told once of each page:', () => {
  const stage = aStage();

  const visitor = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;
  const atHome = async ({ tab, connection }: Visit) => {
    const platform = stage.platform('northwind');
    const portal = browserPortal(tab, connection);
    const avery = await platform.borrower('Avery');
    await comesBackSignedIn({ platform, portal }, avery);
    await expect.poll(() => tab.told.pages().at(-1), { timeout: PATIENCE_MS }).toBe('outstanding loans');
    return { platform, portal, avery };
  };

  test('closed loans, and back', () =>
    stage.visit(visitor, async (visit) => {
      const { page, t, told } = visit.tab;
      await atHome(visit);
      await loansPage(visit.tab).chooses('closed');
      await seen(page.getByRole('heading', { level: 1, name: t('loans.closed.title') }));
      await page.goBack();
      await expect
        .poll(() => told.pages(), { timeout: PATIENCE_MS })
        .toEqual(['outstanding loans', 'closed loans', 'outstanding loans']);
    }));

  test('the first payment method of somebody who has none', () =>
    stage.visit(visitor, async (visit) => {
      const { page, t, told } = visit.tab;
      const { portal } = await atHome(visit);
      await page.route('**/v1/payment-methods*', (route) =>
        route.request().method() === 'GET' ? route.fulfill({ json: { items: [] } }) : route.continue(),
      );
      await portal.opensAccount();
      await page.getByRole('button', { name: t('methods.add'), exact: true }).click();
      await seen(page.getByRole('dialog'));
      await expect
        .poll(() => told.pages().slice(1), { timeout: PATIENCE_MS })
        .toEqual(['account details', 'add payment method']);
    }));

  test('the choice of a method that is there', () =>
    stage.visit(visitor, async (visit) => {
      const { page, t, told } = visit.tab;
      const { platform, portal, avery } = await atHome(visit);
      const loans = await platform.loans(avery, 'outstanding');
      const loan = loans.find(({ autopay, source }) => !autopay && source !== 'VIRTUALCARD');
      if (!loan) throw new Error('there is nothing to pay off');
      await portal.beginsPayOff(loan);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('payment.review.change.method'), exact: true }).click();
      await seen(dialog.getByRole('button', { name: t('methods.select.use'), exact: true }));
      await page.keyboard.press('Escape');
      await gone(dialog);
      expect(told.pages().slice(1)).toEqual([
        'payment plans',
        'review and pay',
        'make a payment',
        'select existing payment method',
      ]);
    }));
});
