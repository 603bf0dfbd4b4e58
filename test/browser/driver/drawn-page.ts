import type { BrowserContext, Page } from 'playwright-core';

/** The portal's own script. */
export const PORTAL = /\/index-[\w-]+\.js$/;

/** Has every page of a context note at every frame what the place of the portal shows. */
export const noteFrames = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const frames = new Set<string>();
    Reflect.set(window, 'frames-seen', frames);
    const note = (): void => {
      const place = document.getElementById('portal');
      if (place) frames.add(place.innerText);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

/** What the document that a page shows has shown so far. */
export const framesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(Reflect.get(window, 'frames-seen') as Set<string>)]);

/** Keeps the portal's script back until it is called. */
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

/** The elements of the portal's place, told apart from any that are drawn later. */
export const noteDrawn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const drawn = [...document.querySelectorAll('#portal *')];
    Reflect.set(window, 'drawn', drawn);
    return drawn.length;
  });

/** How many of the noted elements are still there. */
export const keptOfDrawn = (page: Page): Promise<number> =>
  page.evaluate(
    () => (Reflect.get(window, 'drawn') as Element[]).filter(({ isConnected }) => isConnected).length,
  );
