import { expect, test } from 'vitest';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { noteRequests } from './driver/noted-requests.ts';
import { seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

const stage = aStage();

test.each([
  ['a loan', /^Details: /, /\/payment-agreement\/[^/]+$/],
  ['the other list', /^Closed$/, /\/payment-agreement$/],
] as const)('%s is requested before the list from which it is opened is left', (_, name, path) =>
  stage.visit({ tenant: 'northwind', locale: 'en-us', width: 390 }, async ({ tab, connection }) => {
    const { page, origin, t } = tab;
    const platform = stage.platform('northwind');
    const requests = await noteRequests(page);
    await page.goto(origin);
    const avery = await platform.borrower('Avery');
    await comesBackSignedIn({ platform, portal: browserPortal(tab, connection) }, avery);
    const main = page.getByRole('main');
    await seen(main.getByRole('article').first());
    await page.waitForLoadState('networkidle');
    await requests.forget();
    await main.getByRole('link', { name }).first().click();
    await page.waitForLoadState('networkidle');
    const [first] = (await requests.all()).filter((request) => path.test(request.path));
    expect(first?.heading).toBe(t('loans.title'));
  }),
);
