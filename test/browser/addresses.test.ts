import { describe, expect, test } from 'vitest';
import type { Borrower } from '../acceptance/language/platform.ts';
import { signInByEmail } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import type { Visit } from './driver/open-portal.ts';
import { seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';
import { hasLoans } from './lists/long-lists.ts';
import { loansPage } from './pages/loans-page.ts';
import { shellPage } from './pages/shell-page.ts';
import { signInPage } from './pages/sign-in-page.ts';

describe('addresses', () => {
  const stage = aStage();

  const platform = () => stage.platform('northwind');
  const portalIn = ({ tab, connection }: Visit) => browserPortal(tab, connection);

  const northwind = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;
  const visiting = (play: (visit: Visit) => Promise<void>) =>
    stage.visit(northwind, async (visit) => {
      await visit.tab.page.goto(visit.tab.origin);
      await play(visit);
    });

  const signedIn = async (visit: Visit): Promise<Borrower> => {
    const avery = await platform().borrower('Avery');
    await signInByEmail({ platform: platform(), portal: portalIn(visit) }, avery);
    return avery;
  };

  test('a visitor comes back to exactly the place they asked for', () =>
    visiting(async (visit) => {
      const shell = shellPage(visit.tab);
      const avery = await platform().borrower('Avery');
      const [loan] = await platform().loans(avery, 'outstanding');
      const place = `/loans/${loan?.id}?x=y#z`;
      await shell.goesTo(place);
      await signInPage(visit.tab).isOpen();
      await shell.isAt('/');
      await signedIn(visit);
      await shell.isAt(place);
    }));

  test('a visitor comes back to a list as it was sorted, and finds it again after a reload', () =>
    visiting(async (visit) => {
      const { page, origin } = visit.tab;
      await hasLoans(stage.server.running, 'northwind', page, 12);
      const place = '/loans/outstanding?sort=balance#list';
      const isThere = async (): Promise<void> => {
        await seen(page.locator('#loans-sort'));
        expect(await page.locator('#loans-sort').inputValue()).toBe('balance');
        expect(page.url()).toBe(`${origin}${place}`);
      };
      await page.goto(`${origin}${place}`);
      await signInPage(visit.tab).isOpen();
      await signedIn(visit);
      await isThere();
      await page.reload();
      await isThere();
    }));

  const NONSENSE = [
    '/nothing/here',
    '/loans/outstanding/more/than/this',
    '/LOANS',
    '/%F0%9F%A4%B7',
    '//evil.example/loans',
    `/${'a'.repeat(3000)}`,
    '/?redirect=https://evil.example',
    '/login',
    '/account',
  ] as const;

  test('unknown addresses lead to a page of the portal, signed out and signed in', () =>
    visiting(async (visit) => {
      const shell = shellPage(visit.tab);
      for (const address of NONSENSE) {
        await shell.goesTo(address);
        await signInPage(visit.tab).isOpen();
        await shell.isAt(/^\/(\?redirect=.*)?$/);
      }
      await signedIn(visit);
      for (const address of NONSENSE) {
        await shell.goesTo(address);
        await shell.isAt(address === '/account' ? '/my-information' : '/loans/outstanding');
      }
    }));

  test('an address that asks for a file that is not there gets no page', async () => {
    const page = await stage.browser.newPage();
    const answer = await page.goto(`${stage.server.originOf('northwind')}/assets/nothing-here.js`);
    expect(answer?.status()).toBe(404);
    expect(await page.getByRole('main').count()).toBe(0);
    await page.close();
  });

  const HOSTILE = [
    'https://evil.example/loans',
    '/\\evil.example/loans',
    'javascript:alert(document.domain)',
    '/logout',
    42,
  ] as const;

  test.each(HOSTILE)('a remembered place that was tampered with leads to the loans: %j', (place) =>
    visiting(async (visit) => {
      const { page } = visit.tab;
      const shell = shellPage(visit.tab);
      await signInPage(visit.tab).isOpen();
      await page.evaluate((remembered) => {
        history.replaceState({ ...history.state, remembered }, '');
      }, place);
      await page.reload();
      await signedIn(visit);
      await shell.isAt('/loans/outstanding');
      await loansPage(visit.tab).isOpen();
    }),
  );
});
