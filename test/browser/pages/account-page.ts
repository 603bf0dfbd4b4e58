import { languageTagOf } from '@member-portal/domain/locale';
import { expect } from 'vitest';
import type { AccountPortal, AddressWish } from '../../acceptance/language/account-portal.ts';
import { gone, PATIENCE_MS, reads, seen } from '../driver/seen.ts';
import type { Tab } from '../driver/tab.ts';

/** The mobile as a buyer may read it: its last four digits are separate in every language. */
const lastFour = (mobile: string): string => mobile.slice(-4);

/** The account page, its dialogs, and the question about an e-mail after a sign-in by mobile. */
export const accountPage = (
  { page, t, told }: Tab,
  opensFromMenu: () => Promise<void>,
): AccountPortal & { readonly edits: (item: string) => Promise<void> } => {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const step = (name: string) => dialog.getByRole('heading', { level: 2, name, exact: true });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  let changed = '';

  const edits = async (item: string): Promise<void> => {
    await main.getByRole('button', { name: `${t('account.edit')} ${item}`, exact: true }).click();
    await seen(dialog);
  };
  const closes = async (): Promise<void> => {
    await button(t('account.finish')).click();
    await gone(dialog);
  };
  const sends = async (label: string, typed: string, next: string): Promise<void> => {
    await field(label).fill(typed);
    await button(t('account.sendCode')).click();
    await seen(step(next));
  };
  const chooses = async (words: string): Promise<void> => {
    await main.getByRole('radio', { name: words }).check();
    await main.getByRole('button', { name: t('confirmEmail.submit'), exact: true }).click();
  };
  const givesAddress = async (wish: AddressWish): Promise<void> => {
    await field(t('account.address.country')).selectOption(wish.country);
    await field(t('account.address.line1')).fill(wish.line1);
    await field(t('account.address.line2')).fill(wish.line2);
    await field(t('account.address.city')).fill(wish.city);
    await field(t(`account.address.region.${wish.country}`)).selectOption(wish.region);
    await field(t(`account.address.postalCode.${wish.country}`)).fill(wish.postalCode);
  };
  const toggles = async (name: string): Promise<void> => {
    const toggle = main.getByRole('switch', { name, exact: true });
    await toggle.click();
    await expect.poll(() => toggle.isChecked(), { timeout: PATIENCE_MS }).toBe(true);
  };

  return {
    edits,
    opensAccount: async () => {
      await opensFromMenu();
      await seen(title(t('account.heading')));
    },
    seesContact: (email, mobile) => reads(main, [email, lastFour(mobile)]),
    asksToChangeEmail: async (typed) => {
      changed = typed.trim();
      await edits(t('account.edit.email'));
      await sends(t('account.email.new'), typed, t('account.email.verify'));
    },
    asksToChangeMobile: async (typed) => {
      changed = lastFour(typed);
      await edits(t('account.edit.mobile'));
      await sends(t('account.mobile.new'), typed, t('account.mobile.verify'));
    },
    confirmsChange: async (code) => {
      await field(t('signIn.code.field')).fill(code);
      await button(t('account.confirmCode')).click();
    },
    isToldCodeIsWrong: (tries) =>
      reads(dialog, [t('signIn.code.wrong'), t('signIn.tries', { retries: tries })]),
    isToldContactChanged: async () => {
      await seen(step(t('account.email.done')).or(step(t('account.mobile.done'))));
      await reads(dialog, [changed]);
      await closes();
    },
    changesAddress: async (wish) => {
      await edits(t('account.edit.address'));
      await givesAddress(wish);
      await button(t('account.address.save')).click();
      changed = wish.line1;
    },
    isToldAddressChanged: async () => {
      await seen(step(t('account.address.done')));
      await reads(dialog, [changed]);
      await closes();
      await reads(main, [changed]);
    },
    triesMobileInstead: async (typed) => {
      await main.getByRole('button', { name: t('signIn.code.try.phone'), exact: true }).click();
      const mobile = main.getByRole('textbox', { name: t('signIn.phone.field'), exact: true });
      await mobile.fill(typed);
      await main.getByRole('button', { name: t('signIn.submit.phone'), exact: true }).click();
      await gone(mobile);
    },
    isAskedWhichEmail: async (onFile, typed) => {
      await seen(title(t('confirmEmail.heading')));
      await reads(main, [onFile, typed]);
    },
    keepsEmail: async () => {
      await chooses(t('confirmEmail.keep'));
      await gone(title(t('confirmEmail.heading')));
    },
    replacesEmail: async () => {
      await chooses(t('confirmEmail.replace'));
      await seen(step(t('account.email.edit')));
      changed = await field(t('account.email.new')).inputValue();
      await button(t('account.sendCode')).click();
      await seen(step(t('account.email.verify')));
    },
    changesLanguage: async () => {
      await edits(t('account.edit.language'));
      await dialog.getByRole('button', { name: t('language.yes') }).click();
    },
    speaks: async (locale) => {
      const lang = () => page.locator('html').getAttribute('lang');
      await expect.poll(lang, { timeout: PATIENCE_MS }).toBe(languageTagOf(locale));
    },
    optsOut: () => toggles(t('account.privacy.optedOut')),
    doesNotShare: () => toggles(t('account.privacy.doNotShare')),
    readsPrivacyPolicy: async () => {
      await main.getByRole('button', { name: t('account.privacy.policy'), exact: true }).click();
      await seen(dialog.getByText(/\d{4}/));
      await button(t('action.close')).click();
      await gone(dialog);
    },
    hasTold: async ({ pages, events }) => {
      const since = () => told.pages().slice(Math.max(0, told.pages().indexOf(pages[0] ?? '')));
      await expect.poll(since, { timeout: PATIENCE_MS }).toEqual(pages);
      // Told by the loans that every sign-in passes, when they have come; where they are looked at it is asked for.
      const asked = () => told.events().filter((event) => event !== 'buyer_loans_data');
      await expect.poll(asked, { timeout: PATIENCE_MS }).toEqual(events);
    },
  };
};
