import { expect, test } from 'vitest';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

const stage = aStage();

test.each([
  ['a loan', 'details', /\/payment-agreement\/[^/]+$/],
  ['the other list', 'closed', /\/payment-agreement$/],
] as const)('%s is requested before the list from which it is opened is left', (_, link, path) =>
  stage.visit({ tenant: 'northwind', locale: 'en-us', width: 390 }, async ({ tab, connection }) => {
    const { page, origin, t } = tab;
    const platform = stage.platform('northwind');
    await page.addInitScript(() => {
      const asked: string[] = [];
      const { fetch } = window;
      window.fetch = (input, init) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, window.origin);
        asked.push(`${pathname} on: ${document.querySelector('h1')?.textContent}`);
        return fetch(input, init);
      };
      Object.assign(window, { asked });
    });
    await page.goto(origin);
    await comesBackSignedIn(
      { platform, portal: browserPortal(tab, connection) },
      await platform.borrower('Avery'),
    );
    await seen(page.getByRole('main').getByRole('article').first());
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => Reflect.get(window, 'asked').splice(0));
    await page
      .getByRole('link', link === 'closed' ? { name: t('loans.nav.closed') } : { name: /^Details: / })
      .first()
      .click();
    await page.waitForLoadState('networkidle');
    const asked: readonly string[] = await page.evaluate(() => Reflect.get(window, 'asked'));
    const [first] = asked.map((line) => line.split(' on: ')).filter(([asks = '']) => path.test(asks));
    expect(first?.[1]).toBe(t('loans.title'));
  }),
);
