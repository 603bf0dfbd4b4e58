import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { documentLocales } from '../../../hosting/document/document-locale.ts';
import { sharedBrowser } from '../../support/browser.ts';
import { allTenants } from '../../support/tenant.ts';

/** The portal's own script. */
export const PORTAL = /\/index-[\w-]+\.js$/;

/** Every tenant with its log on the console: what goes wrong while React takes a page over is logged. */
export const loggingTenants = allTenants().map((tenant) => ({
  ...tenant,
  config: { ...tenant.config, useconsolelogging: true },
}));

/** Every document of `/`, by tenant and locale. */
export const everyDocument = loggingTenants.flatMap((tenant) =>
  documentLocales(tenant).map((locale) => [tenant.id, locale] as const),
);

/** A browser context that is closed when its test ends. */
export const aContext = async (options: BrowserContextOptions): Promise<BrowserContext> => {
  const browser = await sharedBrowser();
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  return context;
};

/** What a page logs because nothing answers `/api` in these tests. */
const WITHOUT_PLATFORM = /status of 40[45]|feature flags failed/;

/** Collects the errors and warnings of a page, without those of the missing platform. */
export const noteComplaints = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !WITHOUT_PLATFORM.test(text)) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

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
