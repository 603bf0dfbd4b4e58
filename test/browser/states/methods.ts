import { expect } from 'vitest';
import { gone, PATIENCE_MS, seen } from '../driver/seen.ts';
import { methodsPage } from '../pages/methods-page.ts';
import type { Round } from './round.ts';

/** Every step of adding, connecting and removing a payment method, with what can go wrong, down to none left. */
export const methods: Round = async ({ visit, tenant, platform, portal, look }) => {
  const { page, t, origin } = visit.tab;
  const { asksToRemove } = methodsPage(visit.tab);
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  // While the focus is in the gateway's page, no key reaches the dialog around it.
  const closes = async (): Promise<void> => {
    await button(t('action.close')).click();
    await gone(dialog);
  };
  const avery = await platform.borrower('Avery');

  await page.goto(origin);
  await portal.asksForCodeByEmail(avery.email);
  await portal.isAskedForCodeSentTo(avery.email);
  await portal.entersCode(await platform.newestCode(avery.email));
  await portal.isSignedIn();
  await portal.opensAccount();
  await portal.seesMethods(await platform.methods(avery));

  await portal.beginsToAddMethod();
  await look('add another payment method');
  const place = tenant === 'maple' ? { institution: '003', transit: '12345' } : { routing: '021000021' };
  const account = { holder: avery.fullName, place, accountType: 'CHECKING' } as const;
  await portal.givesBankAccount({ ...account, account: '12' });
  await portal.isToldWhyNotAdded('invalidAccountNumber');
  await look('add another payment method, refused');
  await closes();

  await portal.losesConnection();
  await page.getByRole('button', { name: t('methods.addAnother'), exact: true }).click();
  await seen(dialog.getByText(t('methods.frame.failed')));
  await look('add another payment method, platform unreachable');
  await portal.regainsConnection();
  await button(t('action.tryAgain')).click();
  await seen(dialog.frameLocator('iframe').getByRole('heading'));
  await button(t('methods.add.connect')).click();
  await seen(button(t('methods.terms.agree')));
  await look('terms and conditions');
  await button(t('methods.terms.agree')).click();
  const terms = dialog.frameLocator('iframe').locator('form[action$="/terms"] button.main');
  await seen(terms);
  await look('connect an account');
  // The frame follows its page's height after the window has changed, and may move away under a press.
  for (let presses = 0; presses < 5 && (await terms.isVisible()); presses += 1) {
    await terms.click({ timeout: 5000 }).catch(() => undefined);
    await terms.waitFor({ state: 'hidden', timeout: 5000 }).catch(() => undefined);
  }
  await portal.signsInAtBank('blocked');
  await portal.isToldWhyNotAdded('blockedBankAccount');
  await look('connect an account, refused');
  await closes();

  for (const method of await platform.methods(avery)) {
    await asksToRemove(method);
    await look(`delete payment method confirm removal ${method.type}`);
    await button(t('methods.remove.yes')).click();
    const enrolled = dialog.getByRole('heading', { name: t('methods.enrolled.title'), exact: true });
    // Removed, the dialog closes; drawn on by autopay, it says so.
    const isAnswered = async () => (await enrolled.isVisible()) || !(await dialog.isVisible());
    await expect.poll(isAnswered, { timeout: PATIENCE_MS }).toBe(true);
    if (await enrolled.isVisible()) {
      await look('delete payment method autopay enrolled');
      await closes();
    }
  }
};
