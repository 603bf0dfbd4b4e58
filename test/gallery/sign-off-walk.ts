import type { Page } from 'playwright-core';
import { type LocaleId, phrasesOf } from '../browser/driver/phrases.ts';
import { seen } from '../browser/driver/seen.ts';

/**
 * Every kind of screen that a brand shows on, of any tenant: signing in, loans, a payment up to its receipt, dialogs, account
 * and errors. Controls are found by names that no tenant may word itself.
 */
export const signOffWalk = async (
  page: Page,
  origin: string,
  locale: LocaleId,
  look: (state: string) => Promise<void>,
): Promise<void> => {
  const t = phrasesOf(locale);
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const goesTo = async (path: string): Promise<void> => {
    await page.goto(`${origin}${path}`);
    await seen(page.getByRole('heading', { level: 1 }));
  };

  await goesTo('/');
  await look('sign in');
  await button(t('signIn.submit.email')).click();
  await seen(page.getByRole('alert'));
  await look('sign in, nothing typed');
  await main.getByRole('textbox').fill('nobody.known@example.com');
  await button(t('signIn.submit.email')).click();
  await seen(button(t('signIn.code.submit')));
  await look('code');

  await page.goto(`${origin}/sandbox`);
  await page
    .getByRole('button', { name: /^Sign in as/ })
    .first()
    .click();
  await page.waitForURL('**/loans/outstanding');
  const loan = main
    .locator('a[href^="/loans/"]:not([href="/loans/outstanding"], [href="/loans/closed"])')
    .first();
  await seen(loan);
  await look('outstanding loans');
  const address = await loan.getAttribute('href');
  await goesTo('/loans/closed');
  await look('closed loans');
  await goesTo(address ?? '/');
  const pays = main.locator('[data-today] [data-dd-action-name="make a payment"]').first();
  await seen(pays);
  await look('loan');
  await pays.click();
  const change = dialog.getByRole('button', { name: t('payment.review.change.amount'), exact: true });
  const review = dialog.getByRole('button', { name: t('payment.review'), exact: true });
  await change.or(review).first().waitFor();
  if (await change.isVisible()) await change.click();
  await seen(review);
  await look('payment');
  await review.click();
  await seen(dialog.getByRole('heading', { name: t('payment.review.title') }));
  await look('review');
  await page.keyboard.press('Escape');
  await goesTo(`${address}/history`);
  await look('history');
  await goesTo('/my-information');
  await look('account');
  await main
    .getByRole('button', { name: `${t('account.edit')} ${t('account.edit.email')}`, exact: true })
    .click();
  await seen(dialog.getByRole('textbox').first());
  await look('edit e-mail');
  await goesTo('/loans/no-such-loan');
  await look('unknown loan');
};
