import { describe, expect, test } from 'vitest';
import { comesBackSignedIn, firstLoanOf, reviewAndConsent, wishOf } from '../acceptance/scenarios/steps.ts';
import type { TenantId } from '../support/acceptance/running-platform.ts';
import { browserPortal } from './driver/browser-portal.ts';
import type { Visit } from './driver/open-portal.ts';
import { type ScreenReader, screenReader } from './driver/screen-reader.ts';
import { gone, PATIENCE_MS, seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

/** An open dialog makes the page inert, with its live regions. Proved over the accessibility tree. */
describe('under an open dialog a screen reader is told', () => {
  const stage = aStage();

  const visitor = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;
  const signedIn = async ({ tab, connection }: Visit, tenant: TenantId = 'northwind') => {
    const platform = stage.platform(tenant);
    const portal = browserPortal(tab, connection);
    const avery = await platform.borrower('Avery');
    await comesBackSignedIn({ platform, portal }, avery);
    return { platform, portal, avery, reader: await screenReader(tab.page) };
  };
  const onAccountPage = async (visit: Visit) => {
    const all = await signedIn(visit);
    const { page, t } = visit.tab;
    await all.portal.opensAccount();
    const edit = page.getByRole('button', { name: `${t('account.edit')} ${t('account.edit.email')}` });
    await seen(edit);
    return { ...all, edit };
  };

  /** The dialog has closed, and the page, which shows the same, does not announce it once more. */
  const isOnPageOnly = (reader: ScreenReader, text: string) =>
    expect.poll(() => reader.countOf(text), { timeout: PATIENCE_MS }).toEqual({ found: 1, live: 0 });

  test('of a payment method that was added to pay with, once', () =>
    stage.visit(visitor, async (visit) => {
      const { page, t } = visit.tab;
      const { platform, portal, avery, reader } = await signedIn(visit);
      const loans = await platform.loans(avery, 'outstanding');
      const loan = loans.find(({ autopay, source }) => !autopay && source !== 'VIRTUALCARD');
      if (!loan) throw new Error('there is nothing to pay off');
      await portal.beginsPayOff(loan);
      await page.clock.install();
      const dialog = page.getByRole('dialog');
      const press = (name: string) => dialog.getByRole('button', { name, exact: true }).click();
      await press(t('payment.review.change.method'));
      await press(t('methods.addAnother'));
      await portal.givesBankAccount({
        holder: avery.fullName,
        place: { routing: '021000021' },
        account: '000123456789',
        accountType: 'CHECKING',
      });
      const words = t('methods.added', { method: '' }).trim();
      await reader.isAnnounced(words);
      // The toast stays for five seconds, however long this machine takes.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
      await press(t('action.close'));
      await gone(dialog);
      await isOnPageOnly(reader, words);
    }));

  test('that the connection is lost, once', () =>
    stage.visit(visitor, async (visit) => {
      const { page, context, t } = visit.tab;
      const { edit, reader } = await onAccountPage(visit);
      await edit.click();
      await seen(page.getByRole('dialog'));
      visit.problems.expect(/offline|Error sending event to Splunk/);
      await context.setOffline(true);
      await reader.isAnnounced(t('offline.text'));
      await page.keyboard.press('Escape');
      await gone(page.getByRole('dialog'));
      await isOnPageOnly(reader, t('offline.text'));
      // What comes while no dialog is open is told on the page.
      await context.setOffline(false);
      await gone(page.getByText(t('offline.text')));
      await context.setOffline(true);
      await reader.isAnnounced(t('offline.text'));
      await context.setOffline(false);
    }));

  test('that the connection is back, where something could not be sent without it', () =>
    stage.visit(visitor, async (visit) => {
      const { page, context, t } = visit.tab;
      const { edit, reader } = await onAccountPage(visit);
      await edit.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('avery.new@example.com');
      visit.problems.expect(/offline|ERR_INTERNET_DISCONNECTED|Error sending event to Splunk/);
      await context.setOffline(true);
      const send = dialog.getByRole('button', { name: t('account.sendCode'), exact: true });
      await send.click();
      await reader.isAnnounced(t('failure.offline.text'));
      await context.setOffline(false);
      await reader.isAnnounced(t('failure.online.text'));
      expect((await reader.countOf(t('failure.offline.text'))).found).toBe(0);
      expect(await send.evaluate((button) => button === document.activeElement)).toBe(true);
      await send.click();
      await seen(dialog.getByRole('heading', { level: 2, name: t('account.email.verify') }));
    }));

  test('of maintenance that begins, once', () =>
    stage.visit(visitor, async (visit) => {
      const { page, t } = visit.tab;
      await page.clock.install();
      const { edit, reader } = await onAccountPage(visit);
      await edit.click();
      await seen(page.getByRole('dialog'));
      await page.route('**/api/featureflag/**', (route) =>
        route.fulfill({ json: { 'maintenance-banner': { enabled: true } } }),
      );
      // The flags are read every five minutes.
      await page.clock.fastForward('05:05');
      await reader.isAnnounced(t('session.maintenance.heading'));
      await page.keyboard.press('Escape');
      await gone(page.getByRole('dialog'));
      await isOnPageOnly(reader, t('session.maintenance.heading'));
    }));

  test('once no dialog is open, of figures that may be out of date, once a try', () =>
    stage.visit({ ...visitor, tenant: 'maple', locale: 'en-ca' }, async (visit) => {
      const { page, t } = visit.tab;
      const world = await signedIn(visit, 'maple');
      const { portal, avery, reader } = world;
      const wish = await wishOf(world, avery, (await firstLoanOf(world, avery)).id);
      await reviewAndConsent(world, wish);
      visit.problems.expect(/503|Error sending event to Splunk/);
      const words = t('loans.outdatedText');
      // How often the words were inserted where they are announced: into a live region of the page, with no dialog open.
      await page.evaluate((text) => {
        let told = 0;
        new MutationObserver((records) => {
          for (const added of records.flatMap(({ addedNodes }) => [...addedNodes])) {
            const region = added.parentElement?.closest(
              '[role=status][aria-busy=false]:not([aria-live=off])',
            );
            const isLive = region && !document.querySelector('dialog[open]');
            if (isLive && added.textContent?.includes(text)) told += 1;
          }
          Reflect.set(window, 'told', told);
        }).observe(document.body, { childList: true, subtree: true });
      }, words);
      const told = () => page.evaluate(() => Reflect.get(window, 'told'));
      let answer = (): Promise<void> => Promise.resolve();
      await page.route('**/api/servicing/**', async (route) => {
        if (route.request().method() !== 'GET') return route.continue();
        await answer();
        return route.fulfill({ status: 503, json: {} });
      });
      await portal.pays();
      const dialog = page.getByRole('dialog');
      await seen(dialog.getByRole('heading', { level: 2, name: t('payment.success.scheduled') }));
      // Heard in the dialog, it would seem to be about the payment that was just made.
      expect(await reader.countOf(words)).toEqual({ found: 0, live: 0 });
      await dialog.getByRole('button', { name: t('payment.success.done'), exact: true }).click();
      const isToldOnce = () =>
        expect.poll(() => reader.countOf(words), { timeout: PATIENCE_MS }).toEqual({ found: 1, live: 1 });
      await isToldOnce();
      expect(await told()).toBe(1);
      // A dialog that opens later takes nothing from what was told.
      const language = page.locator('[data-dd-action-name="change language"]:visible').first();
      await language.click();
      await seen(dialog);
      await page.keyboard.press('Escape');
      await gone(dialog);
      expect(await told()).toBe(1);
      // Another try fails under a dialog that is not about a loan.
      let letGo = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      answer = () => held;
      await page.getByRole('button', { name: t('action.tryAgain'), exact: true }).click();
      await language.click();
      await seen(dialog);
      letGo();
      const status = page.getByRole('status', { includeHidden: true }).filter({ hasText: words });
      await expect.poll(() => status.getAttribute('aria-busy'), { timeout: PATIENCE_MS }).toBe('false');
      expect(await told()).toBe(1);
      await page.keyboard.press('Escape');
      await gone(dialog);
      await expect.poll(told, { timeout: PATIENCE_MS }).toBe(2);
      await isToldOnce();
    }));
});
