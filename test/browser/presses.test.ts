import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { moneyText } from '../acceptance/language/texts.ts';
import { hasFocus } from './driver/by-keyboard.ts';
import { seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';

const stage = aStage();
const SCREEN = { width: 360, height: 780 };
/** From the sign-in page, with one code typed, and of these after it. */
const MOST = { presses: 6, afterSignIn: 2, swipes: 0 };

test('a borrower who is late pays what is asked for in two presses after a sign-in by SMS, without a swipe', () =>
  stage.visit({ tenant: 'northwind', locale: 'en-us', width: SCREEN.width }, async (visit) => {
    const { page, t, origin, locale } = visit.tab;
    const platform = stage.platform('northwind');
    const blake = await platform.borrower('Blake');
    const [late] = await platform.loans(blake, 'outstanding');
    if (!late) throw new Error('Blake has a loan, and is late with it');
    const main = page.getByRole('main');
    const count = { presses: 0, swipes: 0 };
    /** Presses what can be seen; scrolling to it first would be a swipe. */
    const press = async (target: Locator): Promise<void> => {
      await seen(target);
      const isInView = await target.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      });
      if (!isInView) count.swipes += 1;
      count.presses += 1;
      await target.click();
    };
    const button = (name: string) => main.getByRole('button', { name, exact: true });
    const field = (name: string) => main.getByRole('textbox', { name, exact: true });

    await page.setViewportSize(SCREEN);
    await page.goto(origin);
    await press(button(t('signIn.switch.phone')));
    const mobile = field(t('signIn.phone.field'));
    if (!(await mobile.evaluate((element) => element === document.activeElement))) await press(mobile);
    await page.keyboard.type(blake.mobile);
    await press(button(t('signIn.submit.phone')));
    await hasFocus(field(t('signIn.code.field')));
    await page.keyboard.type(await platform.newestCode(blake.mobile));
    const pay = main.locator('[data-today="late"] [data-dd-action-name="make a payment"]');
    const submit = button(t('signIn.code.submit'));
    await pay.or(submit).first().waitFor();
    if (await submit.isVisible()) await press(submit);

    const before = count.presses;
    await press(pay);
    const agree = page.getByRole('dialog').getByRole('button', {
      name: new RegExp(`^${t('payment.submit', { amount: '' }).trim()}`),
      disabled: false,
    });
    await press(agree);
    const title = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
    // After the lender's cut-off the payment counts from the next business day, and the loan stays late until then.
    const told = title(t('payment.success.upToDate')).or(title(t('payment.success.scheduled')));
    await seen(told);
    await hasFocus(told);
    const [payment] = await platform.paymentsMade(late.id);
    if (!payment) throw new Error('no payment was made');
    expect(await title(t('payment.success.upToDate')).isVisible()).toBe(payment.payOn === platform.today());
    await seen(
      page
        .getByRole('dialog')
        .getByText(moneyText(payment.amount, late.currency, locale))
        .first(),
    );
    const afterSignIn = count.presses - before;
    process.stdout.write(
      `presses to a sent payment: ${count.presses}, after sign-in ${afterSignIn}, swipes ${count.swipes}\n`,
    );
    expect(count.presses).toBeLessThanOrEqual(MOST.presses);
    expect(afterSignIn).toBeLessThanOrEqual(MOST.afterSignIn);
    expect(count.swipes).toBeLessThanOrEqual(MOST.swipes);
  }));
