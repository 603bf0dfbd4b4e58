import type { BrowserContext, Page } from 'playwright-core';

/** Makes every page of a context record, at every frame, the text that the portal's place shows. */
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

/** The texts that the current document of a page has shown so far. */
export const framesOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [...(Reflect.get(window, 'frames-seen') as Set<string>)]);
