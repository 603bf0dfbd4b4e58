import { describe, expect, test } from 'vitest';
import { browserPortal } from './driver/browser-portal.ts';
import { noteRequests } from './driver/noted-requests.ts';
import { aStage } from './driver/stage.ts';
import { loansPage } from './pages/loans-page.ts';
import { signInPage } from './pages/sign-in-page.ts';

describe('after the right code', () => {
  const stage = aStage();
  const visitor = { tenant: 'northwind', locale: 'en-us', width: 390 } as const;

  test('the loans need no more code or messages, and are read beside the buyer', () =>
    stage.visit(visitor, async (visit) => {
      const platform = stage.platform('northwind');
      const { page, origin } = visit.tab;
      await page.goto(origin);
      const avery = await platform.borrower('Avery');
      const portal = browserPortal(visit.tab, visit.connection);
      await portal.asksForCodeByEmail(avery.email);
      await portal.isAskedForCodeSentTo(avery.email);
      await page.waitForLoadState('networkidle');

      // No script arrives from here on, and the buyer's record only once the list has been asked for.
      await page.route(/\.js$/, () => undefined);
      const listAsked = page.waitForRequest(/\/payment-agreement\?/);
      let buyerWaited = false;
      await page.route(/\/buyers?\/[^/]+$/, async (route) => {
        if (route.request().method() !== 'GET') return route.fallback();
        await listAsked;
        buyerWaited = true;
        return route.fallback();
      });
      await signInPage(visit.tab).entersCode(await platform.newestCode(avery.email));
      await loansPage(visit.tab).isOpen();
      expect(buyerWaited).toBe(true);
    }));

  /** Signs in after opening a page, and returns what was requested while the sign-in page was still shown. */
  const requestedAtSignIn = async (path: string): Promise<readonly string[]> => {
    let requested: readonly string[] = [];
    await stage.visit(visitor, async (visit) => {
      const platform = stage.platform('northwind');
      const { page, origin } = visit.tab;
      const requests = await noteRequests(page);
      await page.goto(origin + path);
      const avery = await platform.borrower('Avery');
      const portal = browserPortal(visit.tab, visit.connection);
      await portal.asksForCodeByEmail(avery.email);
      await portal.isAskedForCodeSentTo(avery.email);
      await page.waitForLoadState('networkidle');
      await signInPage(visit.tab).entersCode(await platform.newestCode(avery.email));
      await page.waitForURL((url) => url.pathname !== '/');
      await page.waitForLoadState('networkidle');
      requested = (await requests.all()).filter(({ at }) => at === '/').map((request) => request.path);
    });
    return requested.filter((asked) => /\/(buyer|payment-agreement)(\/|$)/.test(asked));
  };

  test('the reads of the list are sent before the sign-in page is left', async () => {
    expect(await requestedAtSignIn('/')).toEqual([
      expect.stringMatching(/\/buyer\/[^/]+$/),
      expect.stringMatching(/\/payment-agreement$/),
    ]);
  });

  test('where another page is remembered, only the buyer’s record is read ahead', async () => {
    expect(await requestedAtSignIn('/my-information')).toEqual([expect.stringMatching(/\/buyer\/[^/]+$/)]);
  });
});
