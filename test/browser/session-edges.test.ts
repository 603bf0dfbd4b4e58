import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signInByEmail } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import type { Visit } from './driver/open-portal.ts';
import { aStage } from './driver/stage.ts';
import { loansPage } from './pages/loans-page.ts';
import { shellPage } from './pages/shell-page.ts';
import { signInPage } from './pages/sign-in-page.ts';

describe('the edges of a session', () => {
  const stage = aStage();

  const visitor = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;
  const signedIn = (play: (visit: Visit) => Promise<void>) =>
    stage.visit(visitor, async (visit) => {
      const platform = stage.platform('northwind');
      await visit.tab.page.goto(visit.tab.origin);
      const portal = browserPortal(visit.tab, visit.connection);
      await signInByEmail({ platform, portal }, await platform.borrower('Avery'));
      await loansPage(visit.tab).isOpen();
      await play(visit);
    });
  const another = async ({ tab, context }: Visit): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`${tab.origin}/loans/outstanding`);
    await loansPage({ ...tab, page }).isOpen();
    return page;
  };
  const signOut = ({ tab }: Visit) => shellPage(tab).signsOut();

  test('a sign-out reaches six tabs within 250 ms, and none shows a loan any more', () =>
    signedIn(async (visit) => {
      const tabs: Page[] = [];
      while (tabs.length < 5) tabs.push(await another(visit));
      // Each tab notes for itself when it has let go of the token: the driver would be too slow to look.
      const letGo = tabs.map((page) =>
        page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              const timer = setInterval(() => {
                if (sessionStorage.getItem('member-portal.session') !== null) return;
                clearInterval(timer);
                resolve(Date.now());
              }, 1);
            }),
        ),
      );
      await visit.tab.page.evaluate(() => {
        document.addEventListener('click', () => Reflect.set(window, 'clickedAt', Date.now()), {
          capture: true,
        });
      });
      await signOut(visit);
      const times = await Promise.all(letGo);
      const clickedAt = Number(await visit.tab.page.evaluate(() => Reflect.get(window, 'clickedAt')));
      expect(Math.max(...times) - clickedAt).toBeLessThan(250);
      for (const page of tabs) await signInPage({ ...visit.tab, page }).isOpen();
    }));

  test('a tab that was loading when another signed out does not come back signed in', () =>
    signedIn(async (visit) => {
      const page = await another(visit);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/config.json', async (route) => {
        await held;
        await route.continue();
      });
      const reloading = page.reload();
      await page.waitForRequest('**/config.json');
      await signOut(visit);
      await signInPage(visit.tab).isOpen();
      release();
      await reloading;
      await signInPage({ ...visit.tab, page }).isOpen();
      expect(await page.evaluate(() => sessionStorage.getItem('member-portal.session'))).toBeNull();
    }));

  test('a page that comes back from the back/forward history after a sign-out shows nothing of the buyer', () =>
    signedIn(async (visit) => {
      const { page } = visit.tab;
      await page.goto(`${visit.tab.origin}/my-information`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await signOut(visit);
      await signInPage(visit.tab).isOpen();
      await page.goBack();
      await signInPage(visit.tab).isOpen();
    }));
});
