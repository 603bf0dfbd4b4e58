import { languageTagOf } from '@member-portal/domain/locale';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import type { Visit } from './driver/open-portal.ts';
import { phrasesOf } from './driver/phrases.ts';
import { screenReader } from './driver/screen-reader.ts';
import { gone, PATIENCE_MS, seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

const english = phrasesOf('en-ca');
const french = phrasesOf('fr-ca');

describe('a change of language', () => {
  const stage = aStage();

  /** Plays with a borrower of Maple in English, and with a second tab at their account. */
  const inTwoTabs = (play: (visit: Visit, other: Page, change: () => Promise<void>) => Promise<void>) =>
    stage.visit({ tenant: 'maple', locale: 'en-ca', width: 1280 }, async (visit) => {
      const platform = stage.platform('maple');
      const portal = browserPortal(visit.tab, visit.connection);
      await comesBackSignedIn({ platform, portal }, await platform.borrower('Avery'));
      await portal.opensAccount();
      const other = await visit.context.newPage();
      await other.goto(`${visit.tab.origin}/my-information`);
      await seen(other.getByRole('heading', { level: 1, name: english('account.heading'), exact: true }));
      await play(visit, other, () => portal.changesLanguage('fr-ca'));
    });
  const speaks = (page: Page, locale: 'en-ca' | 'fr-ca') =>
    expect
      .poll(() => page.locator('html').getAttribute('lang'), { timeout: PATIENCE_MS })
      .toBe(languageTagOf(locale));

  test('reaches another tab, where it is', () =>
    inTwoTabs(async (_, other, change) => {
      await change();
      await speaks(other, 'fr-ca');
      await seen(other.getByRole('heading', { level: 1, name: french('account.heading'), exact: true }));
    }));

  test('waits in a tab where numbers are being typed into the gateway’s form', () =>
    inTwoTabs(async (visit, other, change) => {
      await other.getByRole('button', { name: english('methods.addAnother'), exact: true }).click();
      const form = other.getByRole('dialog').frameLocator('iframe');
      const number = form.getByRole('textbox').nth(1);
      await number.fill('4111');
      const reader = await screenReader(other);
      await change();
      await speaks(visit.tab.page, 'fr-ca');
      await speaks(other, 'en-ca');
      await reader.isAnnounced(english('language.follows'));
      expect(await number.inputValue()).toBe('4111');
      await other
        .getByRole('dialog')
        .getByRole('button', { name: english('action.close') })
        .click();
      await gone(other.getByRole('dialog'));
      await speaks(other, 'fr-ca');
    }));
});
