import { anotherCode } from '../../acceptance/scenarios/steps.ts';
import { gone, seen } from '../driver/seen.ts';
import { settled } from '../driver/settled.ts';
import { accountPage } from '../pages/account-page.ts';
import { shellPage } from '../pages/shell-page.ts';
import type { Round } from './round.ts';

const NEW_EMAIL = 'avery.moved@example.com';

/** The e-mail to confirm after a sign-in by mobile, the account page, and every step of its dialogs with what can go wrong. */
export const account: Round = async ({ visit, tenant, platform, portal, look }) => {
  const { page, t, origin } = visit.tab;
  const { edits } = accountPage(visit.tab, shellPage(visit.tab).goesToAccount);
  const dialog = page.getByRole('dialog');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const alert = dialog.getByRole('alert');
  const escapes = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await gone(dialog);
  };
  const avery = await platform.borrower('Avery');

  await page.goto(origin);
  await portal.asksForCodeByEmail(NEW_EMAIL);
  await portal.isAskedForCodeSentTo(NEW_EMAIL);
  await portal.triesMobileInstead(avery.mobile);
  await portal.isAskedForCodeSentTo(avery.mobile);
  await portal.entersCode(await platform.newestCode(avery.mobile));
  await portal.isAskedWhichEmail(avery.email, NEW_EMAIL);
  await look('confirm or change email');
  await button(t('confirmEmail.submit')).click();
  await seen(page.getByRole('alert'));
  await look('confirm or change email, nothing chosen');
  await portal.replacesEmail();
  await look('confirm or change email, code to the typed one');
  await escapes();
  await portal.keepsEmail();
  await portal.isSignedIn();

  await portal.opensAccount();
  await portal.seesContact(avery.email, avery.mobile);
  await settled(page);
  await look('account');

  for (const [item, field, wrong, fresh] of [
    ['email', t('account.email.new'), 'avery@', NEW_EMAIL],
    ['mobile', t('account.mobile.new'), '555', '+12025550144'],
  ] as const) {
    await edits(t(`account.edit.${item}`));
    await look(`edit ${item}`);
    await dialog.getByLabel(field, { exact: true }).fill(wrong);
    await button(t('account.sendCode')).click();
    await seen(alert);
    await look(`edit ${item}, no ${item}`);
    await portal.losesConnection();
    await dialog.getByLabel(field, { exact: true }).fill(fresh);
    await button(t('account.sendCode')).click();
    await seen(dialog.getByText(t('signIn.failed.send')));
    await look(`edit ${item}, platform unreachable`);
    await portal.regainsConnection();
    await button(t('account.sendCode')).click();
    await seen(dialog.getByLabel(t('signIn.code.field'), { exact: true }));
    await look(`verify ${item}`);
    await page.reload();
    await seen(dialog.getByLabel(t('signIn.code.field'), { exact: true }));
    await look(`verify ${item}, after a reload`);
    const code = await platform.newestCode(fresh);
    await portal.confirmsChange(anotherCode(code));
    await portal.isToldCodeIsWrong(4);
    await look(`verify ${item}, a wrong code`);
    await portal.confirmsChange(code);
    await seen(button(t('account.finish')));
    await look(`edit ${item} success`);
    await escapes();
  }

  await edits(t('account.edit.address'));
  await look('edit address');
  const abroad = tenant === 'maple' ? 'US' : 'CA';
  await dialog.getByLabel(t('account.address.country'), { exact: true }).selectOption(abroad);
  await dialog.getByLabel(t('account.address.line1'), { exact: true }).fill('');
  await button(t('account.address.save')).click();
  await seen(alert);
  await look('edit address, another country and half of it missing');
  await escapes();
  await portal.changesAddress({
    ...(await platform.address(avery)),
    line1: '1204, boulevard Belle-Rive-sur-Saint-Laurent, Tour Sud, Bâtiment C, Entrée 3',
  });
  await seen(button(t('account.finish')));
  await look('edit address success');
  await escapes();

  await portal.doesNotShare();
  await portal.optsOut();
  await look('account, privacy choices made');
  await button(t('account.privacy.policy')).click();
  await seen(dialog.getByText(/\d{4}/));
  await look('financial privacy policy');
  await escapes();
  if (tenant === 'maple') {
    await edits(t('account.edit.language'));
    await look('change language');
    await escapes();
  }
  await portal.losesConnection();
  await page.reload();
  await seen(button(t('action.tryAgain')));
  await look('account, platform unreachable');
};
