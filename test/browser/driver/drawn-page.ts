import type { Page } from 'playwright-core';

/** The portal's own script. */
export const PORTAL = /\/index-[\w-]+\.js$/;

/** Holds the portal's script back until the returned function is called. */
export const holdScript = async (page: Page): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PORTAL, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** Resolves when the portal has taken the page over. */
export const isUsable = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => document.addEventListener('portal-usable', () => resolve(), { once: true })),
  );

/** Remembers the elements that are drawn in the portal's place, and counts them. */
export const noteDrawn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const drawn = [...document.querySelectorAll('#portal *')];
    Reflect.set(window, 'drawn', drawn);
    return drawn.length;
  });

/** How many of the remembered elements are still in the document. */
export const keptOfDrawn = (page: Page): Promise<number> =>
  page.evaluate(
    () => (Reflect.get(window, 'drawn') as Element[]).filter(({ isConnected }) => isConnected).length,
  );
