import type { Browser, Page } from 'playwright-core';

/** What one cold visit took: milliseconds since navigation began, and bytes as sent. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly field: number;
  /** From the first touch until the form answers; 0 for a page whose form answers from the start. */
  readonly answers: number;
  readonly scripts: number;
  readonly all: number;
}

/** A slow line: 150 ms a trip, 1.6 Mbit/s down. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 94_000,
};
export type Line = typeof SLOW_LINE;
const SLOWDOWN = 4;
const SETTLED_MS = 1_000;

/** Touches the field as a finger does; the milliseconds until a page that was drawn before its script says that it answers. */
const touch = async (page: Page): Promise<number> => {
  const answered = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        if (!document.querySelector('script[data-app]')) return resolve(0);
        let touched = 0;
        addEventListener('pointerdown', () => (touched = performance.now()), { capture: true, once: true });
        document.addEventListener('portal-usable', () => resolve(performance.now() - touched), {
          once: true,
        });
        return undefined;
      }),
  );
  await page.getByRole('textbox').first().click();
  return answered;
};

/**
 * Opens a page with a quarter of the CPU, in a browser context of its own, and notes when it painted, when its field was there and when
 * its form answered.
 */
export const visitCold = async (browser: Browser, address: string, line?: Line): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const page = await context.newPage();
  const sizes: Promise<{ readonly isScript: boolean; readonly bytes: number }>[] = [];
  page.on('requestfinished', (request) =>
    sizes.push(
      request.sizes().then(({ responseBodySize }) => ({
        // A script that is asked for ahead is of no type yet.
        isScript: request.resourceType() === 'script' || request.url().endsWith('.js'),
        bytes: responseBodySize,
      })),
    ),
  );
  await page.addInitScript(() => {
    const noted = { largest: 0, field: 0 };
    Reflect.set(window, 'noted', noted);
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) noted.largest = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector('input')) return;
      noted.field = performance.now();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  if (line) await devTools.send('Network.emulateNetworkConditions', line);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.goto(address);
  await page.getByRole('textbox').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
  const noted = await page.evaluate(() => ({
    ...(Reflect.get(window, 'noted') as { readonly largest: number; readonly field: number }),
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  const loaded = await Promise.all(sizes);
  const answers = await touch(page);
  await context.close();
  const sum = (of: typeof loaded): number => of.reduce((total, { bytes }) => total + bytes, 0);
  return {
    firstPaint: noted.first,
    largestPaint: noted.largest,
    field: noted.field,
    answers,
    scripts: sum(loaded.filter(({ isScript }) => isScript)),
    all: sum(loaded),
  };
};
