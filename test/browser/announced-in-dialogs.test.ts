import { describe, expect, test } from 'vitest';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import type { Visit } from './driver/open-portal.ts';
import { type ScreenReader, screenReader } from './driver/screen-reader.ts';
import { gone, PATIENCE_MS, seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

/** An open dialog makes the page inert, with its live regions. Proved over the accessibility tree. */
describe('under an open dialog a screen reader is told', () => {
  const stage = aStage();

  const visitor = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;
  const signedIn = async ({ tab, connection }: Visit) => {
    const platform = stage.platform('northwind');
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
      await press(t('payoff.method.change'));
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
});
