import type { Page } from 'playwright-core';

/** Takes a picture of the whole page, or of the window where a modal covers it. */
export const takePicture = async (page: Page, path: string): Promise<void> => {
  // A page that keeps a call open is taken as it is now.
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(150);
  const isModal = await page.locator('dialog[open]').first().isVisible();
  await page.screenshot({ path, fullPage: !isModal });
};

/** The name of a picture's file: pictures are shown in the order of their numbers. */
export const pictureName = (number: number, state: string, round = ''): string =>
  `${`${round} ${String(number).padStart(2, '0')} ${state}`.trim().replace(/[^\p{L}\p{N}]+/gu, '-')}.png`;
