import { describe, expect, test } from 'vitest';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import type { Visit } from './driver/open-portal.ts';
import { phrasesOf } from './driver/phrases.ts';
import { seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

describe('the display language', () => {
  const stage = aStage();

  const french = phrasesOf('fr-ca');
  const platform = () => stage.platform('maple');
  const visiting = (play: (visit: Visit) => Promise<void>) =>
    stage.visit({ tenant: 'maple', locale: 'en-ca', width: 1280 }, async (visit) => {
      await visit.tab.page.goto(visit.tab.origin);
      await play(visit);
    });
  const changesToFrench = async ({ tab: { page, t } }: Visit) => {
    await page.getByRole('button', { name: /Français/ }).click();
    await page.getByRole('button', { name: t('language.yes') }).click();
  };
  const speaksFrench = ({ tab: { page } }: Visit) =>
    expect.poll(() => page.locator('html').getAttribute('lang'), { timeout: 15_000 }).toBe('fr-CA');

  test('changes for a visitor who has not signed in, and is remembered', () =>
    visiting(async (visit) => {
      await changesToFrench(visit);
      await speaksFrench(visit);
      await visit.tab.page.reload();
      await seen(visit.tab.page.getByRole('heading', { level: 1, name: french('signIn.heading') }));
    }));

  test('changes for this visit in a browser that keeps neither storage nor cookies', () =>
    stage.visit({ tenant: 'maple', locale: 'en-ca', width: 1280 }, async (visit) => {
      const { page, origin } = visit.tab;
      await page.addInitScript(() => {
        const get = () => {
          throw new DOMException('Denied', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
      });
      await page.goto(origin);
      await changesToFrench(visit);
      await speaksFrench(visit);
      await seen(page.getByRole('heading', { level: 1, name: french('signIn.heading') }));
    }));

  test('loses nothing that a visitor has typed', () =>
    visiting(async (visit) => {
      const { page, t } = visit.tab;
      await page.getByLabel(t('signIn.email.field'), { exact: true }).fill('avery.tremblay@example.com');
      await page.getByRole('button', { name: t('signIn.switch.phone'), exact: true }).click();
      await page.getByLabel(t('signIn.phone.field'), { exact: true }).fill('514 555 01');
      await changesToFrench(visit);
      await speaksFrench(visit);
      const phone = page.getByLabel(french('signIn.phone.field'), { exact: true });
      await expect.poll(() => phone.inputValue()).toBe('514 555 01');
      await page.getByRole('button', { name: french('signIn.switch.email'), exact: true }).click();
      const email = page.getByLabel(french('signIn.email.field'), { exact: true });
      await expect.poll(() => email.inputValue()).toBe('avery.tremblay@example.com');
    }));

  test('changes for a buyer at the place where they are', () =>
    visiting(async (visit) => {
      const avery = await platform().borrower('Avery');
      const portal = browserPortal(visit.tab, visit.connection);
      await comesBackSignedIn({ platform: platform(), portal }, avery);
      await visit.tab.page.goto(`${visit.tab.origin}/loans/closed`);
      await changesToFrench(visit);
      await speaksFrench(visit);
      expect(new URL(visit.tab.page.url()).pathname).toBe('/loans/closed');
      await seen(visit.tab.page.getByRole('link', { name: french('nav.loans'), exact: true }));
    }));

  test('is asked about in a dialog that stays when the window becomes narrow and the links fold away', () =>
    visiting(async ({ tab: { page, t } }) => {
      await page.getByRole('button', { name: /Français/ }).click();
      const keep = page.getByRole('button', {
        name: t('language.keep', { language: t('language.name.en-ca') }),
      });
      await seen(keep);
      await page.setViewportSize({ width: 360, height: 740 });
      expect(await keep.isVisible()).toBe(true);
      await keep.click();
      await page.getByRole('textbox').fill('the page is there again');
    }));

  // Proves.
  test('changes by a reload of the page', () =>
    visiting(async (visit) => {
      const { page } = visit.tab;
      await page.evaluate(() => Reflect.set(window, 'isStillThere', true));
      await changesToFrench(visit);
      await speaksFrench(visit);
      expect(await page.evaluate(() => Reflect.get(window, 'isStillThere'))).toBeUndefined();
    }));

  test('stays unchanged where the visitor chooses to keep it', () =>
    visiting(async (visit) => {
      const { page, t } = visit.tab;
      await page.getByRole('button', { name: /Français/ }).click();
      await page
        .getByRole('button', { name: t('language.keep', { language: t('language.name.en-ca') }) })
        .click();
      expect(await page.locator('html').getAttribute('lang')).toBe('en-CA');
    }));
});
