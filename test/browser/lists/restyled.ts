import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly args?: { readonly elementCount?: number };
}

/** The largest number of elements that the browser restyled at once while something happened. */
export const mostRestyled = async (
  browser: Browser,
  page: Page,
  happen: () => Promise<void>,
): Promise<number> => {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  let trace: Buffer;
  try {
    await happen();
  } finally {
    trace = await browser.stopTracing();
  }
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { traceEvents: readonly TraceEvent[] };
  const counts = traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .map(({ args }) => args?.elementCount ?? 0);
  return Math.max(0, ...counts);
};
