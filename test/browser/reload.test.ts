import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { typedMoney } from '../acceptance/language/texts.ts';
import { comesBackSignedIn, firstLoanOf, reviewAndConsent, wishOf } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import type { Visit } from './driver/open-portal.ts';
import { gone, PATIENCE_MS, seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';
import { payDay } from './pages/pay-day.ts';
import { signInPage } from './pages/sign-in-page.ts';

const NEW_EMAIL = 'avery.moved@example.com';

describe('a reload in the middle of something', () => {
  const stage = aStage();

  const visitor = { tenant: 'northwind', locale: 'en-us', width: 360 } as const;
  const atHome = async ({ tab, connection }: Visit) => {
    const platform = stage.platform('northwind');
    const world = { platform, portal: browserPortal(tab, connection) };
    const avery = await platform.borrower('Avery');
    await comesBackSignedIn(world, avery);
    return { ...world, world, avery };
  };
  const kept = (page: Page): Promise<string | null> =>
    page.evaluate(() => sessionStorage.getItem('member-portal.drafts'));
  const field = (dialog: Locator, name: string) => dialog.getByLabel(name, { exact: true });

  test('asks for the code to a new e-mail again, which is then changed', () =>
    stage.visit(visitor, async (visit) => {
      const { page, t, told } = visit.tab;
      const { platform, portal, avery } = await atHome(visit);
      await portal.opensAccount();
      await portal.asksToChangeEmail(NEW_EMAIL);
      await page.reload();
      const dialog = page.getByRole('dialog');
      await seen(dialog.getByRole('heading', { level: 2, name: t('account.email.verify') }));
      await seen(dialog.getByText(NEW_EMAIL));
      expect(await platform.messagesTo(NEW_EMAIL)).toHaveLength(1);
      await portal.confirmsChange(await platform.newestCode(NEW_EMAIL));
      await portal.isToldContactChanged();
      expect(await platform.borrower('Avery')).toEqual({ ...avery, email: NEW_EMAIL });
      expect(await kept(page)).toBeNull();
      expect(told.pages().slice(-5)).toEqual([
        'edit email',
        'verify email',
        'account details',
        'verify email',
        'edit email success',
      ]);
    }));

  test('has the address as far as it was typed, and a sign-out leaves nothing of it', () =>
    stage.visit(visitor, async (visit) => {
      const { page, t } = visit.tab;
      const { portal } = await atHome(visit);
      await portal.opensAccount();
      await page.getByRole('button', { name: `${t('account.edit')} ${t('account.edit.address')}` }).click();
      const dialog = page.getByRole('dialog');
      await field(dialog, t('account.address.line1')).fill('77 Hidden Lane');
      await field(dialog, t('account.address.country')).selectOption('CA');
      await field(dialog, t('account.address.postalCode.CA')).fill('H2Y 1C6');
      await page.reload();
      await seen(dialog);
      expect(await field(dialog, t('account.address.line1')).inputValue()).toBe('77 Hidden Lane');
      expect(await field(dialog, t('account.address.postalCode.CA')).inputValue()).toBe('H2Y 1C6');
      expect(await kept(page)).toContain('77 Hidden Lane');
      await page.keyboard.press('Escape');
      await gone(dialog);
      await portal.signsOut();
      await signInPage(visit.tab).isOpen();
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    }));

  test('has a payment as far as it was typed', () =>
    stage.visit(visitor, async (visit) => {
      const { page, t } = visit.tab;
      const { portal, world, avery, platform } = await atHome(visit);
      const wish = await wishOf(world, avery, (await firstLoanOf(world, avery)).id);
      await portal.beginsPayment(wish.loan);
      await portal.fillsInPayment(wish);
      await portal.seesReview(wish);
      await page.reload();
      const dialog = page.getByRole('dialog');
      const amount = dialog.getByRole('textbox', { name: t('payment.amount'), exact: true });
      await seen(amount);
      expect(await amount.inputValue()).toBe(typedMoney(wish.amount, 'en-us'));
      expect(await payDay(visit.tab).chosen.inputValue()).toBe(wish.payOn);
      expect(await platform.paymentsMade(wish.loan.id)).toEqual([]);
    }));

  test('shows what became of a payment that was in progress, and not its form', () =>
    stage.visit(visitor, async (visit) => {
      const { page } = visit.tab;
      const { world, portal, avery, platform } = await atHome(visit);
      const wish = await wishOf(world, avery, (await firstLoanOf(world, avery)).id);
      await reviewAndConsent(world, wish);
      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route('**/api/servicing/**/payment', async (route) => {
        const request = route.request();
        if (request.method() !== 'POST') return route.continue();
        await stage.server.running.fetch('northwind', new URL(request.url()).pathname, {
          method: 'POST',
          headers: await request.allHeaders(),
          body: request.postData(),
        });
        await held;
        return route.abort();
      });
      await portal.pays();
      await expect.poll(() => platform.paymentsMade(wish.loan.id), { timeout: PATIENCE_MS }).toHaveLength(1);
      await page.reload();
      letGo();
      await seen(page.getByRole('heading', { level: 1 }));
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect((await kept(page)) ?? '').not.toContain('payment');
    }));

  test('moves nothing that shows already, however late the loans come', () =>
    stage.visit(visitor, async (visit) => {
      const { page, t } = visit.tab;
      await atHome(visit);
      // Held until the page reports that it is waiting.
      const waiting = page.getByRole('main').getByText(t('busy.loading'), { exact: true });
      const held = async (route: Route): Promise<void> => {
        await waiting.waitFor({ state: 'attached' });
        return route.continue();
      };
      // A request of the page as it was must not be held instead.
      await page.waitForLoadState('networkidle');
      await page.route(/\/payment-agreement\?/, held, { times: 1 });
      await page.reload();
      await seen(page.getByRole('article').first());
      const moved = await page.evaluate(
        () =>
          new Promise<number>((told) => {
            const shifts = (list: PerformanceObserverEntryList) =>
              told(
                list
                  .getEntries()
                  .reduce((sum, entry) => sum + ('value' in entry ? Number(entry.value) : 0), 0),
              );
            new PerformanceObserver(shifts).observe({ type: 'layout-shift', buffered: true });
            // Without any, no listener is called.
            setTimeout(() => told(0), 1_000);
          }),
      );
      expect(moved).toBeLessThan(0.01);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }));
});
