import type { Page } from 'playwright-core';

/** The lines of lists that are in the document. */
export const linesIn = (page: Page): Promise<number> => page.locator('main li, main tbody tr').count();

/** Bytes that a page holds, after its garbage was collected. */
export const heapOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize;
};

/** Notes each task that keeps the page from answering for longer than 50 ms, from now on. */
export const watchLongTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask' });
  });

export const longTasks = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => Reflect.get(window, 'longTasks') as number[]);

/** Scrolls to the end, so many times, and each time until the list has gone on. */
export const scrollOn = async (page: Page, pages: number): Promise<void> => {
  for (let count = 0; count < pages; count += 1) {
    const before = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForFunction((height) => document.documentElement.scrollHeight > height, before);
  }
};
