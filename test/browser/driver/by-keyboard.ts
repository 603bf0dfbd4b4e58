import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { PATIENCE_MS, seen } from './seen.ts';

/** More stops than any page of a journey has. */
const MOST_STOPS = 60;

const isFocused = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => element === document.activeElement);

/** Presses Tab until something has the focus, as somebody without a mouse does. */
export const tabTo = async (page: Page, what: Locator): Promise<void> => {
  await seen(what);
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await isFocused(what)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${what}`);
};

/** Waits until something has the focus. */
export const hasFocus = (what: Locator): Promise<unknown> =>
  expect.poll(() => isFocused(what), { timeout: PATIENCE_MS, message: String(what) }).toBe(true);
