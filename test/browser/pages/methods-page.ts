import { expect } from 'vitest';
import type { MethodsPortal } from '../../acceptance/language/methods-portal.ts';
import type { MethodTruth } from '../../acceptance/language/truth.ts';
import { gone, PATIENCE_MS, reads, seen } from '../driver/seen.ts';
import type { Tab } from '../driver/tab.ts';

/** The payment methods of the account page, their dialogs, and the gateway's pages in a frame. */
export const methodsPage = ({
  page,
  t,
}: Tab): MethodsPortal & { readonly asksToRemove: (method: MethodTruth) => Promise<void> } => {
  const section = page.getByRole('region', { name: t('methods.title'), exact: true });
  const rows = section.getByRole('listitem');
  const dialog = page.getByRole('dialog');
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  const step = (name: string) => dialog.getByRole('heading', { level: 2, name, exact: true });
  const frame = dialog.frameLocator('iframe');
  const rowOf = ({ last4 }: MethodTruth) => rows.filter({ hasText: last4 });

  const fills = async (fields: Readonly<Record<string, string>>): Promise<void> => {
    for (const [name, text] of Object.entries(fields)) await frame.locator(`[name="${name}"]`).fill(text);
  };
  const sends = () => frame.locator('button.main').click();
  const asksToRemove = async (method: MethodTruth): Promise<void> => {
    await rowOf(method).getByRole('button').click();
    await seen(step(t('methods.remove.title')));
  };

  return {
    seesMethods: async (methods) => {
      await expect.poll(() => rows.count(), { timeout: PATIENCE_MS }).toBe(methods.length);
      for (const method of methods)
        await reads(rowOf(method), [method.last4, t(`method.type.${method.type}`)]);
      if (methods.length === 0) await reads(section, [t('methods.none')]);
    },
    beginsToAddMethod: async () => {
      await section
        .getByRole('button', { name: t('methods.addAnother'), exact: true })
        .or(section.getByRole('button', { name: t('methods.add'), exact: true }))
        .click();
      await seen(frame.getByRole('heading'));
    },
    givesCard: async (wish) => {
      await fills({ ...wish });
      await sends();
    },
    givesBankAccount: async ({ holder, place, account, accountType }) => {
      const bank = frame.locator('a[href$="form=bank"]');
      if ((await bank.getAttribute('aria-current')) === null) await bank.click();
      await fills({ holder, ...place, account });
      await frame.locator(`[name="accountType"][value="${accountType}"]`).check();
      await sends();
    },
    agreesToConnect: async () => {
      await button(t('methods.add.connect')).click();
      await seen(step(t('methods.terms.title')));
      await button(t('methods.terms.agree')).click();
      await seen(step(t('methods.connect.title')));
      await sends();
    },
    signsInAtBank: async (user) => {
      const user$ = frame.locator('[name="user"]');
      await seen(frame.locator('[name="bank"]').or(user$));
      if ((await user$.count()) === 0) await frame.locator('[name="bank"]').first().click();
      await fills({ user, password: 'secret' });
      await sends();
    },
    isToldWhyNotAdded: (error) =>
      reads(dialog.getByRole('alert'), [t('methods.error.title'), t(`methods.error.${error}`)]),
    isToldMethodAdded: async () => {
      await gone(dialog);
      // What had the focus before has it again.
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.tagName), { timeout: PATIENCE_MS })
        .toBe('BUTTON');
    },
    asksToRemove,
    removesMethod: async (method) => {
      await asksToRemove(method);
      await button(t('methods.remove.yes')).click();
    },
    isToldMethodRemoved: async () => {
      await gone(dialog);
      await expect
        .poll(() => page.evaluate(() => document.activeElement?.textContent), { timeout: PATIENCE_MS })
        .toBe(t('methods.title'));
    },
    isToldAutopayUsesMethod: async ({ merchant, number }) => {
      await seen(step(t('methods.enrolled.title')));
      await seen(button(t('methods.enrolled.manage', { merchant, number })));
      await button(t('methods.enrolled.keep')).click();
      await gone(dialog);
    },
  };
};
