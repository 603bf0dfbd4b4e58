import { describe, expect, test } from 'vitest';
import { typedMoney } from '../acceptance/language/texts.ts';
import {
  comesBackSignedIn,
  firstLoanOf,
  reviewAndConsent,
  signInByEmail,
  wishOf,
} from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import type { Visit } from './driver/open-portal.ts';
import { residueOf } from './driver/residue.ts';
import { gone, seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';
import { payDay } from './pages/pay-day.ts';

const northwind = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;

describe('a payment that is interrupted', () => {
  const stage = aStage();

  const atHome = async ({ tab, connection }: Visit) => {
    const platform = stage.platform('northwind');
    const world = { platform, portal: browserPortal(tab, connection) };
    const avery = await platform.borrower('Avery');
    await comesBackSignedIn(world, avery);
    return { ...world, avery, wish: await wishOf(world, avery, (await firstLoanOf(world, avery)).id) };
  };

  test('by a platform that books it and goes away is told as made once it is back, unasked', () =>
    stage.visit(northwind, async (visit) => {
      const { page } = visit.tab;
      const { platform, portal, wish } = await atHome(visit);
      await reviewAndConsent({ platform, portal }, wish);
      // The payment is carried out, but its answer and every look at it afterwards come nowhere.
      const servicing = '**/api/servicing/**';
      await page.route(servicing, async (route) => {
        const request = route.request();
        if (request.method() === 'POST')
          await stage.server.running.fetch('northwind', new URL(request.url()).pathname, {
            method: 'POST',
            headers: await request.allHeaders(),
            body: request.postData(),
          });
        await route.abort('connectionrefused');
      });
      await portal.pays();
      await portal.isToldOutcomeIsUnknown();
      expect(await platform.paymentsMade(wish.loan.id)).toHaveLength(1);
      await page.unroute(servicing);
      // Nobody presses anything: the page itself goes on looking.
      const { confirmation } = await portal.isToldPaymentIsMade(wish);
      expect(await platform.paymentsMade(wish.loan.id)).toMatchObject([{ confirmation }]);
    }));

  test('in progress is told as never made once it can arrive no more, until the borrower dismisses that', () =>
    stage.visit(northwind, async (visit) => {
      const { page, t } = visit.tab;
      await page.clock.install();
      const { platform, portal, wish } = await atHome(visit);
      const dialog = page.getByRole('dialog');
      const notMade = page.getByRole('status').filter({ hasText: t('payment.notice.never') });
      await reviewAndConsent({ platform, portal }, wish);
      await portal.losesConnection();
      await portal.pays();
      await portal.isToldOutcomeIsUnknown();
      await dialog
        .getByRole('button', { name: t('payment.unknown.close'), exact: true })
        .last()
        .click();
      await gone(dialog);
      await portal.regainsConnection();
      await seen(page.getByText(t('payment.notice.undecided')));
      expect(await notMade.count()).toBe(0);
      await page.clock.fastForward('03:00');
      // A look that is in progress when the clock jumps ends at its deadline, and the next one comes after a pause of that clock.
      for (let pauses = 0; pauses < 8 && !(await notMade.isVisible()); pauses += 1) {
        await notMade.waitFor({ timeout: 3000 }).catch(() => undefined);
        await page.clock.fastForward('00:30');
      }
      await seen(notMade);
      // It is told wherever loans are, over a reload, and leads to its loan.
      await page.goto(`${visit.tab.origin}/loans/outstanding`);
      await notMade.getByRole('link', { name: t('payment.notice.loan'), exact: true }).click();
      await page.waitForURL(`**/loans/${wish.loan.id}`);
      await notMade.getByRole('button', { name: t('payment.notice.putAway'), exact: true }).click();
      await gone(notMade);
      await expect.poll(() => residueOf(page)).not.toContain('payment-intent:');
      const looked = page.waitForResponse(new RegExp(`/payment-agreement/${wish.loan.id}$`));
      await page.reload();
      await looked;
      await page.waitForLoadState('networkidle');
      expect(await notMade.count()).toBe(0);
      expect(await platform.paymentsMade(wish.loan.id)).toEqual([]);
    }));

  test('by the end of the session is as it was typed once the same borrower has signed in again', () =>
    stage.visit(northwind, async (visit) => {
      const { page, t } = visit.tab;
      const { platform, portal, wish, avery } = await atHome(visit);
      const dialog = page.getByRole('dialog');
      await portal.beginsPayment(wish.loan);
      await portal.fillsInPayment(wish);
      await portal.seesReview(wish);
      const refuse = '**/api/servicing/**';
      await page.route(refuse, (route) =>
        route.fulfill({ status: 401, json: { reason: 'Unauthenticated' } }),
      );
      await portal.pays();
      await seen(page.getByText(t('session.signedOut')));
      await gone(dialog);
      await page.unroute(refuse);
      await signInByEmail({ platform, portal }, avery);
      const amount = dialog.getByRole('textbox', { name: t('payment.amount'), exact: true });
      await seen(amount);
      expect(await amount.inputValue()).toBe(typedMoney(wish.amount, 'en-us'));
      expect(await payDay(visit.tab).chosen.inputValue()).toBe(wish.payOn);
      expect(await dialog.getByRole('radio', { name: wish.method.last4 }).isChecked()).toBe(true);
      expect(await platform.paymentsMade(wish.loan.id)).toEqual([]);
    }));
});
