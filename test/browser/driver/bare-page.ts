import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { PATIENCE_MS } from './seen.ts';
import type { Stage } from './stage.ts';

/** A page in a browser of its own, of which nothing is expected but what a test says. */
export interface BarePage {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** Gives every test of the block a new one. */
export const aBarePage = (stage: Stage): BarePage => {
  let context: BrowserContext;
  let page: Page;
  beforeEach(async () => {
    context = await stage.browser.newContext();
    context.setDefaultTimeout(PATIENCE_MS);
    page = await context.newPage();
  });
  afterEach(() => context.close());
  return {
    get page() {
      return page;
    },
    get context() {
      return context;
    },
  };
};
