import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE_MS, seen } from '../driver/seen.ts';
import type { Tab } from '../driver/tab.ts';

/** What surrounds every page: the navigation, also where it hides behind a menu button, and the address. */
export const shellPage = ({ page, t, origin }: Tab) => {
  const navigation = page.getByRole('navigation', { name: t('nav.label') });
  const menu = page.getByRole('button', { name: t('menu.open'), exact: true });

  const opened = async (item: Locator): Promise<Locator> => {
    await seen(menu.or(navigation));
    if (!(await item.isVisible())) await menu.click();
    await seen(item);
    return item;
  };

  return {
    address: (): string => page.url().slice(origin.length),
    goesTo: async (place: string): Promise<void> => {
      await page.goto(`${origin}${place}`);
    },
    isAt: async (place: string | RegExp): Promise<void> => {
      const at = expect.poll(() => page.url().slice(origin.length), { timeout: PATIENCE_MS });
      await (typeof place === 'string' ? at.toBe(place) : at.toMatch(place));
    },
    goesToLoans: async (): Promise<void> => {
      const link = page.getByRole('link', { name: t('nav.loans'), exact: true });
      await (await opened(link)).click();
    },
    goesToAccount: async (): Promise<void> => {
      const link = page.getByRole('link', { name: t('nav.account'), exact: true });
      await (await opened(link)).click();
    },
    signsOut: async (): Promise<void> => {
      const item = page
        .getByRole('button', { name: t('nav.signOut'), exact: true })
        .or(page.getByRole('link', { name: t('nav.signOut'), exact: true }));
      await (await opened(item)).click();
    },
    heading: (name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true }),
  };
};
