import { describe, expect, test } from 'vitest';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { hasFocus } from './driver/by-keyboard.ts';
import type { Visit } from './driver/open-portal.ts';
import { gone, seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

const DIALOG_CODE = /\/LoanDialog-[\w-]+\.js$/;

describe('a dialog whose code has not come', () => {
  const stage = aStage();

  const onLoansPage = (play: (visit: Visit) => Promise<void>) =>
    stage.visit({ tenant: 'northwind', locale: 'en-us', width: 360 }, async (visit) => {
      const platform = stage.platform('northwind');
      const portal = browserPortal(visit.tab, visit.connection);
      await comesBackSignedIn({ platform, portal }, await platform.borrower('Avery'));
      await play(visit);
    });
  const partsOf = ({ tab: { page, t } }: Visit) => {
    const dialog = page.getByRole('dialog');
    return {
      dialog,
      pay: page.getByRole('main').locator('[data-dd-action-name="make a payment"]').first(),
      agree: dialog.getByRole('button', {
        name: new RegExp(`^${t('payment.submit', { amount: '' }).trim()}`),
      }),
      heading: dialog.getByRole('heading', { level: 2, name: t('payment.review.title'), exact: true }),
    };
  };

  test('opens at once under its own heading, and waits for it', () =>
    onLoansPage(async (visit) => {
      const { pay, dialog, agree, heading } = partsOf(visit);
      const { page } = visit.tab;
      const held: (() => Promise<void>)[] = [];
      await page.route(DIALOG_CODE, (route) => void held.push(() => route.fallback()));
      await page.reload();
      await pay.click();
      await seen(heading);
      expect(await dialog.getByRole('status').count()).toBe(1);
      expect(await agree.count()).toBe(0);
      await page.unroute(DIALOG_CODE);
      await Promise.all(held.map((letCome) => letCome()));
      await seen(agree);
      expect(await heading.count()).toBe(1);
      await page.keyboard.press('Escape');
      await gone(dialog);
      await hasFocus(pay);
    }));

  test('says why it cannot be loaded, loads it on request, and gives the focus back', () =>
    onLoansPage(async (visit) => {
      const { pay, dialog, agree, heading } = partsOf(visit);
      const { page, t } = visit.tab;
      await page.route(DIALOG_CODE, (route) => route.abort('connectionfailed'));
      await page.reload();
      await pay.click();
      await seen(heading);
      await seen(dialog.getByRole('alert'));
      await page.keyboard.press('Escape');
      await gone(dialog);
      await hasFocus(pay);

      await pay.click();
      const again = dialog.getByRole('button', { name: t('action.tryAgain'), exact: true });
      await seen(again);
      await page.unroute(DIALOG_CODE);
      await again.click();
      await seen(agree);
    }));
});

describe('a dialog of the sign-in page whose code cannot be loaded', () => {
  const stage = aStage();
  /** Whatever the page loads after its own script. */
  const laterCode = /\/(?!index-|early)\w+-[\w-]+\.js$/;

  test.each([
    ['the question about the language', '[data-dd-action-name="change language"]'],
    ['a document', 'main p button[aria-haspopup]'],
  ])('leaves the page, says so, and opens on request: %s', (_, opener) =>
    stage.visit({ tenant: 'maple', locale: 'en-ca', width: 360 }, async ({ tab: { page, t, origin } }) => {
      await page.route(laterCode, (route) => route.abort('connectionfailed'));
      await page.goto(origin);
      const field = page.getByLabel(t('signIn.email.field'), { exact: true });
      await field.fill('avery.tremblay@example.com');
      await page.locator(`${opener}:visible`).first().click();
      const again = page.getByRole('button', { name: t('action.tryAgain'), exact: true });
      await seen(again);
      expect(await field.inputValue()).toBe('avery.tremblay@example.com');
      await page.unroute(laterCode);
      await again.click();
      await seen(page.getByRole('dialog').getByRole('heading', { level: 2 }));
      expect(await again.count()).toBe(0);
    }),
  );

  test('gives the focus back to the button of the language, also after another try', () =>
    stage.visit({ tenant: 'maple', locale: 'en-ca', width: 360 }, async ({ tab: { page, t, origin } }) => {
      await page.route(laterCode, (route) => route.abort('connectionfailed'));
      await page.goto(origin);
      const opener = page.locator('[data-dd-action-name="change language"]:visible').first();
      await opener.focus();
      await page.keyboard.press('Enter');
      await seen(page.getByRole('alert'));
      await page.unroute(laterCode);
      await page.getByRole('button', { name: t('action.tryAgain'), exact: true }).press('Enter');
      const dialog = page.getByRole('dialog');
      await seen(dialog.getByRole('heading', { level: 2 }));
      await page.keyboard.press('Escape');
      await gone(dialog);
      await hasFocus(opener);
    }));
});
