import type { Browser } from 'playwright-core';

/** What one cold visit took: milliseconds since navigation began, and bytes as sent. */
export interface Visit {
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly field: number;
  readonly scripts: number;
  readonly all: number;
}

/** A phone on a slow line: 150 ms a trip, 1.6 Mbit/s down, a quarter of the CPU. */
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWDOWN = 4;
const SETTLED_MS = 1_000;

/** Opens a page in a browser context of its own and notes when it painted and when its field was there. */
export const visitCold = async (browser: Browser, address: string): Promise<Visit> => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  const page = await context.newPage();
  const sizes: Promise<{ readonly isScript: boolean; readonly bytes: number }>[] = [];
  page.on('requestfinished', (request) =>
    sizes.push(
      request.sizes().then(({ responseBodySize }) => ({
        isScript: request.resourceType() === 'script',
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
  await devTools.send('Network.emulateNetworkConditions', LINE);
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
  await context.close();
  const sum = (of: typeof loaded): number => of.reduce((total, { bytes }) => total + bytes, 0);
  return {
    firstPaint: noted.first,
    largestPaint: noted.largest,
    field: noted.field,
    scripts: sum(loaded.filter(({ isScript }) => isScript)),
    all: sum(loaded),
  };
};
