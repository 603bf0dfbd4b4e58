import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signInByEmail } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { framesOf, noteFrames } from './driver/frames.ts';
import type { Visit } from './driver/open-portal.ts';
import { aContext } from './driver/pages-alone.ts';
import { phrasesOf } from './driver/phrases.ts';
import { PATIENCE_MS } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';
import { shellPage } from './pages/shell-page.ts';
import { signInPage } from './pages/sign-in-page.ts';

const t = phrasesOf('en-us');

/** Records what the pages of a context write into the cookie `member_portal_open`. */
const noteWrites = async (context: BrowserContext): Promise<readonly string[]> => {
  const written: string[] = [];
  await context.exposeFunction('noteWrite', (cookie: string) => written.push(cookie));
  await context.addInitScript(() => {
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => cookie?.get?.call(document),
      set: (text: string) => {
        if (text.startsWith('member_portal_open')) Reflect.get(window, 'noteWrite')(text);
        cookie?.set?.call(document, text);
      },
    });
  });
  return written;
};

describe('the cookie of something in progress', () => {
  const stage = aStage();

  const cookieOf = async (context: BrowserContext): Promise<string | undefined> =>
    (await context.cookies()).find(({ name }) => name === 'member_portal_open')?.value;
  /** The frames of a page's current document that showed the first step of signing in. */
  const framesWithForm = async (page: Page) =>
    (await framesOf(page)).filter((text) => text.includes(t('signIn.email.lead')));
  const visiting = (play: (visit: Visit, written: readonly string[]) => Promise<void>) =>
    stage.visit({ tenant: 'northwind', locale: 'en-us', width: 1280 }, async (visit) => {
      await noteFrames(visit.context);
      const written = await noteWrites(visit.context);
      await visit.tab.page.goto(visit.tab.origin);
      await play(visit, written);
    });
  const signedIn = (play: (visit: Visit, written: readonly string[]) => Promise<void>) =>
    visiting(async (visit, written) => {
      const platform = stage.platform('northwind');
      const portal = browserPortal(visit.tab, visit.connection);
      await signInByEmail({ platform, portal }, await platform.borrower('Avery'));
      await play(visit, written);
    });

  test('keeps the drawn page from signed-in visitors, at a reload and in a new tab', () =>
    signedIn(async ({ tab, context }, written) => {
      expect(await cookieOf(context)).toBe('1');
      const { length } = written;
      const another = await context.newPage();
      for (const page of [tab.page, another]) {
        const answer = await page.goto(tab.origin);
        expect(await answer?.text()).toContain('<div id="portal"></div>');
        await shellPage({ ...tab, page }).isAt(/^\/loans\/./);
        expect(await framesWithForm(page)).toEqual([]);
      }
      expect(await cookieOf(context)).toBe('1');
      // A new tab has nothing of its own at first, and must not remove the cookie for that.
      expect(written.slice(length)).toEqual([]);
    }));

  test('is removed by a sign-out, after which the page is drawn again', () =>
    signedIn(async ({ tab, context }, written) => {
      const { length } = written;
      await shellPage(tab).signsOut();
      await signInPage(tab).isOpen();
      expect(await cookieOf(context)).toBeUndefined();
      expect(await (await tab.page.goto(tab.origin))?.text()).toContain(t('signIn.email.lead'));
      expect(written.slice(length)).toEqual(['member_portal_open=; Path=/; Max-Age=0; SameSite=Lax']);
    }));

  test('is removed by the next page if the tab with the session was closed', () =>
    signedIn(async ({ tab, context }) => {
      const another = await context.newPage();
      await tab.page.close();
      await another.goto(tab.origin);
      await signInPage({ ...tab, page: another }).isOpen();
      await expect.poll(() => cookieOf(context), { timeout: PATIENCE_MS }).toBeUndefined();
    }));

  test('keeps the first step from visitors who await a code', () =>
    visiting(async ({ tab, context }, written) => {
      const { email } = await stage.platform('northwind').borrower('Avery');
      await signInPage(tab).asksByEmail(email);
      await signInPage(tab).isAskedForCodeSentTo(email);
      expect(await cookieOf(context)).toBe('1');
      await tab.page.reload();
      await signInPage(tab).isAskedForCodeSentTo(email);
      expect(await framesWithForm(tab.page)).toEqual([]);
      expect(written).toEqual(['member_portal_open=1; Path=/; SameSite=Lax']);
      // Another tab may have removed the cookie: at a reload this tab must read its storage before it shows the drawn page.
      await context.clearCookies({ name: 'member_portal_open' });
      expect(await (await tab.page.reload())?.text()).toContain(t('signIn.email.lead'));
      await signInPage(tab).isAskedForCodeSentTo(email);
      expect(await framesWithForm(tab.page)).toEqual([]);
    }));

  test('is not needed at a reload: signed-in visitors see no sign-in page without it either', () =>
    signedIn(async ({ tab, context }) => {
      await context.clearCookies({ name: 'member_portal_open' });
      await tab.page.evaluate(() =>
        // Not by the router, which would continue to the loans.
        History.prototype.replaceState.call(history, history.state, '', '/'),
      );
      expect(await (await tab.page.reload())?.text()).toContain(t('signIn.email.lead'));
      await shellPage(tab).isAt(/^\/loans\/./);
      expect(await framesWithForm(tab.page)).toEqual([]);
      expect(await cookieOf(context)).toBe('1');
    }));

  test('is not set while nothing is kept', async () => {
    const context = await aContext({ locale: 'en-US' });
    const written = await noteWrites(context);
    const page = await context.newPage();
    await page.goto(stage.server.originOf('northwind'));
    await page.getByRole('main').getByRole('textbox').focus();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    expect([written, await cookieOf(context)]).toEqual([[], undefined]);
  });
});
