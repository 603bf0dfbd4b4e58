import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

const open = new WeakMap<BrowserContext, Set<Request>>();
const lastEnd = new WeakMap<BrowserContext, number>();

/** A page that has read something may ask for more once it has drawn that. */
const QUIET_MS = 80;
/** A call that was abandoned by its page is never reported as ended. */
const GIVE_UP_MS = 2000;

/** Counts the calls of a context's pages from now on. */
export const watchCalls = (context: BrowserContext): void => {
  const calls = new Set<Request>();
  open.set(context, calls);
  lastEnd.set(context, Date.now());
  const end = (request: Request): void => {
    calls.delete(request);
    lastEnd.set(context, Date.now());
  };
  context.on('request', (request) => calls.add(request));
  context.on('requestfinished', end);
  context.on('requestfailed', end);
};

/** Waits until nothing that a page asked for is in progress any more: much sooner than half a second without any call. */
export const settled = async (page: Page): Promise<void> => {
  const context = page.context();
  const isQuiet = (): boolean =>
    (open.get(context)?.size ?? 0) === 0 && Date.now() - (lastEnd.get(context) ?? 0) >= QUIET_MS;
  await expect
    .poll(isQuiet, { timeout: GIVE_UP_MS, interval: 20 })
    .toBe(true)
    .catch(() => undefined);
};
