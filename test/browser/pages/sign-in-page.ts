import { expect } from 'vitest';
import { reads, readText, seen } from '../driver/seen.ts';
import type { Tab } from '../driver/tab.ts';

/** Where a visitor signs in: address, code, mismatch and lock. */
export const signInPage = ({ page, t }: Tab) => {
  const main = page.getByRole('main');
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  const field = (name: string) => main.getByRole('textbox', { name, exact: true });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  const email = field(t('signIn.email.field'));
  const mobile = field(t('signIn.phone.field'));
  const code = field(t('signIn.code.field'));
  let typed: { readonly into: typeof code; readonly text: string } | undefined;

  const type = async (into: typeof code, text: string): Promise<void> => {
    await into.fill(text);
    typed = { into, text };
  };

  return {
    isOpen: () => seen(heading(t('signIn.heading'))),
    asksByEmail: async (address: string): Promise<void> => {
      await seen(email);
      await type(email, address);
      await button(t('signIn.submit.email')).click();
    },
    asksByMobile: async (number: string): Promise<void> => {
      await seen(email);
      await button(t('signIn.switch.phone')).click();
      await type(mobile, number);
      await button(t('signIn.submit.phone')).click();
    },
    /** The masked address says enough to be recognised, and not all. */
    isAskedForCodeSentTo: async (address: string): Promise<void> => {
      await seen(code);
      await reads(main, [address.includes('@') ? address.slice(address.indexOf('@')) : address.slice(-4)]);
      expect((await readText(main)).toLowerCase()).not.toContain(address);
    },
    entersCode: async (digits: string): Promise<void> => {
      await seen(code);
      await type(code, digits);
      await button(t('signIn.code.submit')).click();
    },
    isToldTriesLeft: (tries: number) =>
      reads(main, [t('signIn.code.wrong'), t('signIn.tries', { retries: tries })]),
    isToldLockedFor: async (minutes: number): Promise<void> => {
      await seen(heading(t('signIn.locked.heading')));
      await reads(main, [
        [minutes, minutes - 1].map((left) => t('signIn.locked.minutes', { minutes: left })),
      ]);
    },
    offersNoCodeField: async (): Promise<boolean> => {
      await seen(heading(t('signIn.locked.heading')));
      return (await code.count()) === 0 && (await email.count()) === 0;
    },
    isAskedForBoth: async (): Promise<void> => {
      await seen(heading(t('signIn.mismatch.heading')));
      await seen(email);
      await seen(mobile);
    },
    givesBoth: async (address: string, number: string): Promise<void> => {
      await email.fill(address);
      await mobile.fill(number);
      await button(t('signIn.mismatch.submit')).click();
    },
    isToldOfMismatch: () => reads(main, [t('signIn.mismatch.failed')]),
    /** Where a field that was typed into is still on the screen, it holds what was typed. */
    stillHoldsWhatWasTyped: async (): Promise<void> => {
      if (typed && (await typed.into.count()) > 0) expect(await typed.into.inputValue()).toBe(typed.text);
    },
  };
};
