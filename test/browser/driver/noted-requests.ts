import type { Page } from 'playwright-core';

/** A request of a page, and what the page showed when it was sent. */
export interface NotedRequest {
  /** Path of what is requested. */
  readonly path: string;
  /** Path in the address bar. */
  readonly at: string;
  /** Text of the page's heading, if it had one. */
  readonly heading: string | undefined;
}

/** Notes every request that the documents of a page send from now on. */
export const noteRequests = async (page: Page) => {
  await page.addInitScript(() => {
    const noted: NotedRequest[] = [];
    const { fetch } = window;
    window.fetch = (input, init) => {
      const { pathname: path } = new URL(input instanceof Request ? input.url : input, window.origin);
      const heading = document.querySelector('h1')?.textContent ?? undefined;
      noted.push({ path, at: window.location.pathname, heading });
      return fetch(input, init);
    };
    Object.assign(window, { noted });
  });
  return {
    /** Those of the current document since its load, or since they were forgotten. */
    all: (): Promise<readonly NotedRequest[]> => page.evaluate(() => Reflect.get(window, 'noted')),
    forget: (): Promise<void> => page.evaluate(() => void Reflect.get(window, 'noted').splice(0)),
  };
};
