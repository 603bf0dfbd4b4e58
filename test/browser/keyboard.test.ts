import { describe, expect, test } from 'vitest';
import { moneyText, typedMoney } from '../acceptance/language/texts.ts';
import { comesBackSignedIn, firstLoanOf, wishOf } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { hasFocus, tabTo } from './driver/by-keyboard.ts';
import { gone, PATIENCE_MS, seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';
import { payDay } from './pages/pay-day.ts';

describe('by keyboard alone', () => {
  const stage = aStage();

  const northwind = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;

  // Proves.
  test('a borrower signs in, pays and signs out, and the focus is always where the eyes are', () =>
    stage.visit(northwind, async (visit) => {
      const { page, t, origin } = visit.tab;
      const { keyboard } = page;
      const platform = stage.platform('northwind');
      const portal = browserPortal(visit.tab, visit.connection);
      const avery = await platform.borrower('Avery');
      const main = page.getByRole('main');
      const modal = page.getByRole('dialog');
      const field = (name: string) => main.getByRole('textbox', { name, exact: true });
      const step = (name: string) => modal.getByRole('heading', { level: 2, name, exact: true });

      const asked = `${origin}/loans/outstanding?from=mail#list`;
      await page.goto(asked);
      const skip = page.getByRole('link', { name: t('nav.skip'), exact: true });
      await seen(field(t('signIn.email.field')));
      await tabTo(page, skip);
      await keyboard.press('Enter');
      await tabTo(page, field(t('signIn.email.field')));
      await keyboard.type(avery.email);
      await keyboard.press('Enter');
      await portal.isAskedForCodeSentTo(avery.email);
      await hasFocus(field(t('signIn.code.field')));
      await keyboard.type(await platform.newestCode(avery.email));
      await keyboard.press('Enter');
      await portal.isSignedIn();
      // The skip link has not made the page forget where the visitor wanted to go.
      expect(page.url()).toBe(asked);
      await hasFocus(page.getByRole('heading', { level: 1, name: t('loans.title'), exact: true }));
      await expect.poll(() => page.title(), { timeout: PATIENCE_MS }).toContain(t('loans.title'));

      const world = { platform, portal };
      const wish = await wishOf(world, avery, (await firstLoanOf(world, avery)).id);
      const loan = { merchant: wish.loan.merchant, number: wish.loan.number };
      const opener = main.getByRole('button', { name: t('loans.payFor', loan), exact: true });
      await tabTo(page, opener);
      await keyboard.press('Enter');
      await hasFocus(step(t('payment.title')));
      await keyboard.press('Escape');
      await gone(modal);
      await hasFocus(opener);

      await keyboard.press('Enter');
      await seen(modal.getByRole('radio').first());
      const amounts = modal.getByRole('group', { name: t('payment.amountType') }).getByRole('radio');
      await tabTo(page, amounts.and(page.locator(':checked')));
      await keyboard.press('ArrowDown');
      const other = modal.getByRole('radio', { name: t('payment.amountType.OTHER') });
      await expect.poll(() => other.isChecked(), { timeout: PATIENCE_MS }).toBe(true);
      await tabTo(page, modal.getByRole('textbox', { name: t('payment.amount'), exact: true }));
      await keyboard.press('ControlOrMeta+A');
      await keyboard.type(typedMoney(wish.amount, 'en-us'));
      const days = payDay(visit.tab);
      await tabTo(page, days.chosen);
      // Up from the first of a group of radios is its last: another day.
      await keyboard.press('ArrowUp');
      await modal.getByRole('grid').waitFor();
      await tabTo(page, modal.locator('[data-day] button[tabindex="0"]'));
      while (!(await days.inCalendar(wish.payOn).and(page.locator(':focus')).isVisible()))
        await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
      const methods = modal.getByRole('group', { name: t('payment.method') }).getByRole('radio');
      const wanted = modal.getByRole('radio', { name: wish.method.last4 });
      const current = methods.and(page.locator(':checked'));
      await tabTo(page, (await current.count()) > 0 ? current : methods.first());
      await keyboard.press('Space');
      while (!(await wanted.isChecked())) await keyboard.press('ArrowDown');
      await keyboard.press('Enter');

      await hasFocus(step(t('payment.review.title')));
      await portal.seesReview(wish);
      const amount = moneyText(wish.amount, wish.loan.currency, 'en-us');
      await tabTo(page, modal.getByRole('button', { name: t('payment.submit', { amount }), exact: true }));
      await keyboard.press('Enter');
      await seen(step(t('payment.success.scheduled')));
      await hasFocus(step(t('payment.success.scheduled')));
      expect(await platform.paymentsMade(wish.loan.id)).toHaveLength(1);
      await tabTo(page, modal.getByRole('button', { name: t('payment.success.done'), exact: true }));
      await keyboard.press('Enter');
      await gone(modal);
      // The same button, which knows now that a payment is in progress.
      await hasFocus(main.getByRole('button', { name: t('loans.payAgainFor', loan), exact: true }));

      await tabTo(page, page.getByRole('button', { name: t('nav.signOut'), exact: true }));
      await keyboard.press('Enter');
      await portal.isSignedOut();
    }));

  test('a borrower changes their e-mail and a privacy choice, and a modal lets the focus go nowhere else', () =>
    stage.visit(northwind, async (visit) => {
      const { page, t } = visit.tab;
      const { keyboard } = page;
      const platform = stage.platform('northwind');
      const portal = browserPortal(visit.tab, visit.connection);
      const modal = page.getByRole('dialog');
      const step = (name: string) => modal.getByRole('heading', { level: 2, name, exact: true });
      await comesBackSignedIn({ platform, portal }, await platform.borrower('Avery'));

      await tabTo(page, page.getByRole('link', { name: t('nav.account'), exact: true }));
      await keyboard.press('Enter');
      await hasFocus(page.getByRole('heading', { level: 1, name: t('account.heading'), exact: true }));
      const edit = page.getByRole('button', { name: `${t('account.edit')} ${t('account.edit.email')}` });
      await tabTo(page, edit);
      await keyboard.press('Enter');
      await hasFocus(step(t('account.email.edit')));
      for (let stops = 0; stops < 8; stops += 1) {
        await keyboard.press('Tab');
        const outside = await page.evaluate(() => {
          const focused = document.activeElement;
          return focused !== document.body && !focused?.closest('dialog');
        });
        expect(outside).toBe(false);
      }
      await tabTo(page, modal.getByRole('textbox'));
      await keyboard.type('avery@');
      await keyboard.press('Enter');
      await hasFocus(modal.getByRole('alert'));
      await keyboard.press('Tab');
      await keyboard.press('Enter');
      await hasFocus(modal.getByRole('textbox'));
      await keyboard.press('End');
      await keyboard.type('example.org');
      await keyboard.press('Enter');
      await hasFocus(step(t('account.email.verify')));
      await tabTo(page, modal.getByRole('textbox'));
      await keyboard.type(await platform.newestCode('avery@example.org'));
      await keyboard.press('Enter');
      await hasFocus(step(t('account.email.done')));
      await tabTo(page, modal.getByRole('button', { name: t('account.finish'), exact: true }));
      await keyboard.press('Enter');
      await gone(modal);
      await hasFocus(edit);
      expect((await platform.borrower('Avery')).email).toBe('avery@example.org');

      const toggle = page.getByRole('switch', { name: t('account.privacy.optedOut'), exact: true });
      await tabTo(page, toggle);
      await keyboard.press('Space');
      await expect.poll(() => toggle.isChecked(), { timeout: PATIENCE_MS }).toBe(true);
    }));
});
