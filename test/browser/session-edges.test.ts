import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { signInByEmail } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import type { Visit } from './driver/open-portal.ts';
import { seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';
import { loansPage } from './pages/loans-page.ts';
import { shellPage } from './pages/shell-page.ts';
import { signInPage } from './pages/sign-in-page.ts';

/** How often a new tab asks the others for their session before none can be said to give it. */
const MOST_ASKED = 5;

describe('the edges of a session', () => {
  const stage = aStage();

  const visitor = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;
  const signedIn = (play: (visit: Visit) => Promise<void>) =>
    stage.visit(visitor, async (visit) => {
      const platform = stage.platform('northwind');
      await visit.context.clock.install();
      await visit.tab.page.goto(visit.tab.origin);
      const portal = browserPortal(visit.tab, visit.connection);
      await signInByEmail({ platform, portal }, await platform.borrower('Avery'));
      await loansPage(visit.tab).isOpen();
      await play(visit);
    });
  const another = async ({ tab, context }: Visit): Promise<Page> => {
    const page = await context.newPage();
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    const loans = heading(tab.t('loans.title'));
    // On a busy machine the other tabs may answer too late to hand the session over: then it is asked for again.
    for (let asked = 0; asked < MOST_ASKED; asked++) {
      await page.goto(`${tab.origin}/loans/outstanding`);
      await seen(loans.or(heading(tab.t('signIn.heading'))));
      if (await loans.isVisible()) return page;
    }
    throw new Error(`no open tab handed its session over, asked ${MOST_ASKED} times`);
  };
  /** Time passes in no page any more: it stops a minute ahead of where it is. */
  const standStill = async ({ context, tab }: Visit): Promise<void> => {
    await context.clock.pauseAt((await tab.page.evaluate(() => Date.now())) + 60_000);
  };
  /** The documents, and calls of the platform with a token, that a page asks for from now on. */
  const requestsOf = (page: Page) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      const isDocument = request.resourceType() === 'document';
      if (isDocument || request.headers()['authorization'] !== undefined) requests.push(request.url());
    });
    return () => requests;
  };
  const signOut = ({ tab }: Visit) => shellPage(tab).signsOut();

  test('a sign-out is told to six tabs, none of which looks for it, and none shows a loan any more', () =>
    signedIn(async (visit) => {
      const tabs: Page[] = [];
      while (tabs.length < 5) tabs.push(await another(visit));
      // Timers of all tabs are stopped, so that a tab which only polls never notices.
      await standStill(visit);
      const asked = tabs.map((page) => requestsOf(page));
      await signOut(visit);
      for (const page of [visit.tab.page, ...tabs]) {
        await signInPage({ ...visit.tab, page }).isOpen();
        expect(await page.evaluate(() => sessionStorage.getItem('member-portal.session'))).toBeNull();
      }
      // Nor does an answer of the platform or a reload notify it.
      expect(asked.flatMap((requests) => requests())).toEqual([]);
    }));

  test('a new tab that shows the sign-in page goes on with the session of one that was busy', () =>
    stage.visit(visitor, async ({ tab, context, connection }) => {
      const platform = stage.platform('northwind');
      await tab.page.goto(tab.origin);
      await signInByEmail(
        { platform, portal: browserPortal(tab, connection) },
        await platform.borrower('Avery'),
      );
      const page = await context.newPage();
      await page.goto('about:blank');
      const busy = tab.page.evaluate(() => {
        for (const end = Date.now() + 10_000; Date.now() < end; );
      });
      await page.goto(`${tab.origin}/loans/outstanding`);
      await signInPage({ ...tab, page }).isOpen();
      await busy;
      await loansPage({ ...tab, page }).isOpen();
    }));

  test('a tab that waits for a code goes on with the session that another tab opens', () =>
    stage.visit(visitor, async ({ tab, context, connection }) => {
      const platform = stage.platform('northwind');
      const borrower = await platform.borrower('Avery');
      await tab.page.goto(tab.origin);
      await signInPage(tab).asksByEmail(borrower.email);
      await signInPage(tab).isAskedForCodeSentTo(borrower.email);
      const other = { ...tab, page: await context.newPage() };
      await other.page.goto(tab.origin);
      await signInByEmail({ platform, portal: browserPortal(other, connection) }, borrower);
      await loansPage(tab).isOpen();
      // One session, not two: a sign-out in either ends both.
      await shellPage(tab).signsOut();
      await signInPage(other).isOpen();
    }));

  test('a tab that was loading when another signed out does not come back signed in', () =>
    signedIn(async (visit) => {
      const page = await another(visit);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/index-[\w-]+\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      const reloading = page.reload();
      await page.waitForRequest(/\/index-[\w-]+\.js$/);
      await signOut(visit);
      await signInPage(visit.tab).isOpen();
      release();
      await reloading;
      await signInPage({ ...visit.tab, page }).isOpen();
      await seen(page.getByText(visit.tab.t('session.endedElsewhere')));
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
