import type { Route } from 'playwright-core';
import { comesBackSignedIn, signInByEmail } from '../../acceptance/scenarios/steps.ts';
import { gone, seen } from '../driver/seen.ts';
import { shellPage } from '../pages/shell-page.ts';
import type { Round } from './round.ts';

/** What the bulk evaluation of flags answers with one flag on, and all others at their defaults. */
const withFlag =
  (name: string) =>
  (route: Route): Promise<void> =>
    route.fulfill({ json: { [name]: { enabled: true } } });

const FLAGS = '**/api/featureflag/**';
const SERVICING = '**/api/servicing/**';
const ACCOUNT_CODE = /\/AccountPage-[^/]*\.js$/;

/** What comes between a buyer and the portal: its session, the lender's platform, the network, and faults of its own. */
export const trouble: Round = async ({ visit, server, platform, portal, look }) => {
  const { page, context, t, origin } = visit.tab;
  const heading = page.getByRole('heading', { level: 1 });
  const dialog = page.getByRole('dialog');
  const world = { platform, portal };
  const avery = await platform.borrower('Avery');
  await page.clock.install();
  await comesBackSignedIn(world, avery);

  await page.goto(`${origin}/loans/closed`);
  await seen(heading);
  await context.setOffline(true);
  await seen(page.getByText(t('offline.text')));
  await look('offline');
  // The code of the page is not fetched.
  visit.problems.expect(/offline|Error sending event to Splunk/);
  await shellPage(visit.tab).goesToAccount();
  await seen(page.getByText(t('unexpected.offline')));
  await look('page not fetched');
  await context.setOffline(false);
  await seen(page.getByRole('heading', { level: 1, name: t('account.heading'), exact: true }));
  await gone(page.getByText(t('offline.text')));
  await page.goto(`${origin}/loans/closed`);
  await seen(heading);

  await page.clock.fastForward('13:05');
  await seen(dialog.getByRole('timer'));
  await look('session about to end');
  // Any activity keeps the session: a click on the button may find it gone, because the mouse has moved there.
  await page.keyboard.press('Shift');
  await gone(dialog);

  await page.route(FLAGS, withFlag('maintenance-banner'));
  await page.reload();
  await seen(page.getByText(t('session.maintenance.heading')));
  await look('maintenance');
  await page.unroute(FLAGS);

  visit.problems.expect(/dynamically imported module/);
  await page.route(ACCOUNT_CODE, (route) => route.abort());
  await page.goto(`${origin}/my-information`);
  await seen(page.getByRole('heading', { level: 1, name: t('unexpected.heading') }));
  await look('generic error');
  await page.unroute(ACCOUNT_CODE);

  await page.route(FLAGS, withFlag('collections-charge-off'));
  const marks = (status: string, subStatus: string | null) =>
    server.running.db
      .updateTable('buyer')
      .set({ status, sub_status: subStatus })
      .where('id', '=', avery.id)
      .execute();
  await marks('FRAUDULENT', 'CONFIRMED');
  await page.goto(`${origin}/my-information`);
  await seen(page.getByText(t('blocked.title')));
  await look('blocked buyer');
  await marks('ACTIVE', null);
  await page.unroute(FLAGS);

  await page.goto(`${origin}/loans/closed`);
  await seen(heading);
  await page.route(SERVICING, (route) => route.fulfill({ status: 401, json: { reason: 'Unauthenticated' } }));
  await page.reload();
  await seen(page.getByRole('heading', { level: 1, name: t('signIn.heading') }));
  await seen(page.getByText(t('session.signedOut')));
  await look('signed out by force');
  await page.unroute(SERVICING);

  await signInByEmail(world, avery);
  const second = await portal.opensAnotherTab();
  await second.isSignedIn();
  await second.signsOut();
  await seen(page.getByText(t('session.endedElsewhere')));
  await look('signed out in another tab');
};
