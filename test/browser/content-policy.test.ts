import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { servePages, type Tamper } from '../support/page-site.ts';
import { allTenants } from '../support/tenant.ts';
import { FOREIGN, SINKS, WRITTEN_IN } from './policy/attacks.ts';

/** On a busy machine everything takes longer. */
const PATIENTLY = { timeout: 30_000 };

/** Writes what the address names into the document and, as a control, takes the document's policy away. */
const tamper: Tamper = async (request, serve) => {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== '/') return serve(request);
  const response = await serve(new Request(request.url));
  const headers = new Headers(response.headers);
  if (searchParams.get('policy') === 'off') headers.delete('content-security-policy');
  const written = (searchParams.get('written') ?? '').split(',').map((name) => WRITTEN_IN[name]?.[0] ?? '');
  headers.delete('content-length');
  const document = await response.text();
  return new Response(document.replace('</body>', `${written.join('')}</body>`), { headers });
};

describe('the content policy in a real browser', () => {
  const tenants = allTenants();
  let browser: Browser;
  let site: Awaited<ReturnType<typeof servePages>>;
  beforeAll(async () => {
    browser = await sharedBrowser();
    site = await servePages(tenants, tamper);
  });
  afterAll(async () => {
    site.close();
  });

  /** A browser that notes what the policy refused and what reached the foreign host anyway. */
  const aBrowser = async (): Promise<{ context: BrowserContext; reached: readonly string[] }> => {
    const context = await browser.newContext();
    onTestFinished(() => context.close());
    await context.addInitScript(() => {
      const refused: string[] = [];
      Reflect.set(window, 'refused', refused);
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, disposition }) => {
        if (disposition === 'enforce') refused.push(effectiveDirective);
      });
    });
    const reached: string[] = [];
    await context.route(`${FOREIGN}/**`, (route) => {
      reached.push(new URL(route.request().url()).pathname);
      return route.fulfill({ body: 'window.planted = true', contentType: 'text/javascript' });
    });
    return { context, reached };
  };
  const refusedOn = (page: Page) =>
    page.evaluate(() => Reflect.get(window, 'refused') as readonly string[]).then((all) => [...all]);
  const plantedOn = (page: Page) => page.evaluate(() => Reflect.get(window, 'planted') as unknown);

  const opened = async (page: Page, id: string, query = ''): Promise<void> => {
    await page.goto(site.originOf(id) + query);
    await page.getByRole('textbox').first().waitFor();
  };
  /** Runs as a script of the page's own would, which is allowed less than the driver; tells whether it ran to its end. */
  const attempt = (page: Page, code: string): Promise<unknown> =>
    page.evaluate(`(async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      let wentThrough = false;
      try { ${code}; wentThrough = true; } catch {}
      await new Promise((resolve) => setTimeout(resolve, 150));
      return wentThrough;
    })()`);

  // The policy of another tenant differs in its hosts alone, which the tests of the headers compare.
  const each = ['northwind'];

  it.each(each)('of %s blocks each attempt of an injected script, and reports it', async (id) => {
    const { context, reached } = await aBrowser();
    const page = await context.newPage();
    await opened(page, id);
    expect(await refusedOn(page)).toEqual([]);
    for (const [what, [code, ...directives]] of Object.entries(SINKS)) {
      const before = (await refusedOn(page)).length;
      await attempt(page, code);
      const news = async () => (await refusedOn(page)).slice(before);
      await expect
        .poll(async () => (await news()).length, { ...PATIENTLY, message: what })
        .toBeGreaterThan(0);
      const refused = await news();
      for (const directive of refused) expect(directives, what).toContain(directive);
      expect(await plantedOn(page), what).toBeUndefined();
    }
    expect(reached).toEqual([]);
    expect(context.pages()).toHaveLength(1);
  });

  it.each(each)('of %s blocks content injected into the document, and the portal works on', async (id) => {
    const { context, reached } = await aBrowser();
    const page = await context.newPage();
    await opened(page, id, `?written=${Object.keys(WRITTEN_IN).join(',')}`);
    await page.waitForLoadState('networkidle');
    const expected = Object.values(WRITTEN_IN).map(([, directive]) => directive);
    await expect.poll(async () => (await refusedOn(page)).sort(), PATIENTLY).toEqual(expected.sort());
    expect(await plantedOn(page)).toBeUndefined();
    expect(reached).toEqual([]);
  });

  /** Refused without a report, so that only its result shows it. */
  const LEAVES_NOTHING = ['HTML into a parser', 'a policy of its own'];

  it.each(Object.entries(SINKS))('is what blocks %s: without it, it succeeds', async (what, [code]) => {
    const { context, reached } = await aBrowser();
    const page = await context.newPage();
    await opened(page, 'northwind', '?policy=off');
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    const ended = attempt(page, code).catch(() => undefined);
    if (LEAVES_NOTHING.includes(what)) expect(await ended).toBe(true);
    else
      await expect
        .poll(async () => reached.length + sockets.length > 0 || (await plantedOn(page)) === true, PATIENTLY)
        .toBe(true);
  });

  it.each(Object.keys(WRITTEN_IN))('is what refuses %s in the document', async (what) => {
    const { context, reached } = await aBrowser();
    const page = await context.newPage();
    await page.goto(`${site.originOf('northwind')}?policy=off&written=${what}`);
    const isChanged = () =>
      page.evaluate(
        () =>
          document.baseURI.startsWith('https://evil') ||
          getComputedStyle(document.body).backgroundColor === 'rgb(255, 0, 0)' ||
          [...document.querySelectorAll('p')].some((p) => getComputedStyle(p).position === 'fixed'),
      );
    await expect
      .poll(
        async () => reached.length > 0 || (await plantedOn(page)) === true || (await isChanged()),
        PATIENTLY,
      )
      .toBe(true);
  });
});
