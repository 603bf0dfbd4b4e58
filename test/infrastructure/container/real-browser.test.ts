import type { Session } from '@member-portal/domain/session';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '../../support/browser.ts';
import { AVERY, aSession, aToken } from '../../support/builders/a-session.ts';
import { configurationFile } from '../../support/infrastructure/a-configuration.ts';
import { json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';
import { repositoryPath } from '../../support/repository.ts';

let browser: Browser;
let files: ReadonlyMap<string, string>;

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
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const aTenantOrigin = async () => {
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
  return { origin: server.origin, refreshes: () => refreshes };
};

const aWindow = async (): Promise<BrowserContext> => {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  return context;
};

const openTab = async (context: BrowserContext, origin: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction(() => window.opened !== undefined);
  return page;
};

const token = (page: Page) => page.evaluate(async () => (await window.opened).token());
const signIn = (page: Page, session: Session, startedAt: number, activeAt: number) =>
  page.evaluate(async ([given, from, active]) => (await window.opened).signIn(given, from, active), [
    session,
    startedAt,
    activeAt,
  ] as const);
const claim = (page: Page, prefix: string) =>
  page.evaluate(async (name) => {
    const opened = await window.opened;
    await opened.loadSignedIn();
    return opened.claim('buyer-avery', 'loan-1', name, 20);
  }, prefix);

const now = () => Date.now();
const session = () => aSession(now() as Session['receivedAt']);

describe('in a real browser', () => {
  it('a new tab takes the session over, keeps it over a reload, and all end together within 250 ms', async () => {
    const { origin } = await aTenantOrigin();
    const context = await aWindow();
    const first = await openTab(context, origin);
    const given = session();
    await signIn(first, given, now(), now());
    const second = await openTab(context, origin);
    await second.evaluate(async () => (await window.opened).restore());
    expect(await token(second)).toBe(given.token);
    await second.reload();
    expect(await token(second)).toBe(given.token);

    await first.evaluate(async () => (await window.opened).signOut());
    const waited = await second.evaluate(async () => {
      const { token: read } = await window.opened;
      const began = performance.now();
      while (read() !== undefined) await new Promise((resolve) => setTimeout(resolve, 5));
      return performance.now() - began;
    });
    expect(waited).toBeLessThan(250);
    await second.reload();
    expect(await token(second)).toBeUndefined();
  });

  it('two tabs that claim one loan at once are given one key, and so is a later visit', async () => {
    const { origin } = await aTenantOrigin();
    const context = await aWindow();
    const [one, two] = [await openTab(context, origin), await openTab(context, origin)];
    const claimed = (await Promise.all([claim(one, 'one'), claim(two, 'two')])).flat();
    expect(new Set(claimed).size).toBe(1);
    await one.close();
    await two.reload();
    expect(new Set([...(await claim(two, 'later')), ...claimed]).size).toBe(1);
  });

  it('four tabs refresh once a round, and all have the new token', async () => {
    const { origin, refreshes } = await aTenantOrigin();
    const context = await aWindow();
    const tabs = [await openTab(context, origin)];
    const [first] = tabs;
    if (!first) throw new Error('no tab');
    await signIn(first, session(), now(), now());
    while (tabs.length < 4) {
      const tab = await openTab(context, origin);
      await tab.evaluate(async () => (await window.opened).restore());
      tabs.push(tab);
    }
    expect(refreshes()).toBe(0);
    // The tick is due in every tab at once.
    await signIn(first, session(), now() - 15 * 60_000, now() - 60_000);
    await Promise.all(tabs.map((tab) => tab.evaluate(async () => (await window.opened).restore())));
    await first.waitForTimeout(600);
    const tokens = await Promise.all(tabs.map(token));
    expect([new Set(tokens).size, refreshes()]).toEqual([1, 1]);
  });

  it.each([
    ['IndexedDB', 'indexedDB'],
    ['session storage', 'sessionStorage'],
    ['local storage', 'localStorage'],
    ['lines between tabs', 'BroadcastChannel'],
  ])('everything works in one tab that is denied %s', async (_, denied) => {
    const { origin } = await aTenantOrigin();
    const context = await aWindow();
    await context.addInitScript((name) => {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }, denied);
    const tab = await openTab(context, origin);
    const given = session();
    await signIn(tab, given, now(), now());
    expect(await token(tab)).toBe(given.token);
    expect(new Set(await claim(tab, 'key')).size).toBe(1);
    await tab.evaluate(async () => (await window.opened).signOut());
    expect(await token(tab)).toBeUndefined();
  });
});
