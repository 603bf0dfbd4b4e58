import type { Browser, BrowserContext, LaunchOptions, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { AVERY, aToken } from '../builders/a-session.ts';
import { repositoryPath } from '../repository.ts';
import { configurationFile } from './a-configuration.ts';
import { json, loopbackServer } from './loopback-server.ts';

let browser: Browser;
let files: ReadonlyMap<string, string>;

/** Builds the page of adapters and starts a browser for the tests of a file. */
export const useOpenedPortals = (options: LaunchOptions = {}): void => {
  beforeAll(async () => {
    const built = await build({
      configFile: false,
      logLevel: 'silent',
      root: repositoryPath('test', 'support', 'infrastructure'),
      resolve: { conditions: ['@member-portal/source', 'module', 'browser', 'production'] },
      build: {
        write: false,
        rolldownOptions: {
          input: repositoryPath('test', 'support', 'infrastructure', 'browser-page-entry.ts'),
          output: { entryFileNames: 'entry.js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    });
    if (!('output' in built)) throw new Error('the page was not built');
    files = new Map(
      built.output.flatMap((file) => (file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [])),
    );
    browser = await launchBrowser(options);
  });
  afterAll(() => browser.close());
};

/** A tenant's origin that answers as a platform would, and counts token refreshes. */
export const aTenantOrigin = async () => {
  let refreshes = 0;
  const server = await loopbackServer((response, { url }) => {
    const script = files.get(url.pathname);
    if (script !== undefined) response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else if (url.pathname === '/config.json') json(response, 200, configurationFile('northwind'));
    else if (url.pathname.endsWith('/token/refresh')) {
      refreshes += 1;
      const iat = Math.floor(Date.now() / 1000);
      const claims = { buyerID: AVERY, iat, exp: iat + 1200, tenant: 'northwind', serial: refreshes };
      setTimeout(() => json(response, 200, { jwt: aToken(claims) }), 200);
    } else if (url.pathname.startsWith('/api/')) json(response, 200, {});
    else
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<!doctype html><script type="module" src="/entry.js"></script>');
  });
  // 127.0.0.1 is a secure context as a tenant's https origin is: locks and digests are there.
  return { origin: server.origin, arrived: server.arrived, refreshes: () => refreshes };
};

/** A browser of its own: nothing is shared with any other. */
export const aWindow = async (): Promise<BrowserContext> => {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  return context;
};

/** Opens the page of adapters in a tab. */
export const openTab = async (context: BrowserContext, origin: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => window.opened !== undefined);
  return page;
};
