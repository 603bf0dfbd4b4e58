import { expect, test } from 'vitest';
import { signInByEmail } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { PATIENCE_MS, seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';
import { withoutEmbeddedData } from './driver/without-embedded-data.ts';

const stage = aStage();

test('what failed without a connection is in the log once there is one, although nothing was logged before', () =>
  stage.watchedVisit({ tenant: 'northwind', locale: 'en-us', width: 1280 }, async (visit) => {
    const { page, context, t, origin } = visit.tab;
    const platform = stage.platform('northwind');
    const avery = await platform.borrower('Avery');
    await page.goto(origin);
    await signInByEmail({ platform, portal: browserPortal(visit.tab, visit.connection) }, avery);
    await page.goto(`${origin}/account`);
    await page
      .getByRole('button', { name: `${t('account.edit')} ${t('account.edit.email')}`, exact: true })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').fill('avery.new@example.com');
    visit.problems.expect(/offline|ERR_INTERNET_DISCONNECTED/);
    const failed = () => stage.server.logged.filter((entry) => entry.includes('"kind":"network-error"'));
    const logged = stage.server.logged.length;
    await context.setOffline(true);
    await dialog.getByRole('button', { name: t('account.sendCode'), exact: true }).click();
    await seen(page.getByText(t('failure.offline.text')));
    expect(stage.server.logged).toHaveLength(logged);
    await context.setOffline(false);
    await expect.poll(() => failed().length, { timeout: PATIENCE_MS }).toBe(1);
    expect(failed()[0]).toContain(`"buyerId":"${avery.id}"`);
  }));

test('what keeps the portal from starting is in the log by its kind, as other errors that nothing caught', () =>
  stage.watchedVisit({ tenant: 'northwind', locale: 'en-us', width: 1280 }, async (visit) => {
    const { page, origin } = visit.tab;
    visit.problems.expect(/Start failure: unreachable|unexpected error|CONNECTION_REFUSED/);
    await withoutEmbeddedData(page);
    const messages = '**/assets/en-us/shell-*.js';
    await page.route(messages, (route) => route.abort('connectionrefused'));
    await page.goto(origin);
    await seen(page.locator('#unavailable'));
    const reports = () => stage.server.logged.filter((entry) => entry.includes('"place":"root"'));
    await expect.poll(() => reports().length, { timeout: PATIENCE_MS }).toBe(1);
    expect(reports()[0]).toContain('"msg":"unexpected error"');
    await page.unroute(messages);
  }));
