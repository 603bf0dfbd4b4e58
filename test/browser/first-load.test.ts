import type { Browser, Response as PageResponse } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstLoad } from '../../scripts/first-load.mjs';
import { sharedBrowser } from '../support/browser.ts';
import { servePages } from '../support/page-site.ts';
import { allTenants } from '../support/tenant.ts';

/** What the sign-in page may load until its form works, in bytes as sent. These figures go down, never up. */
const mostScript = 124_000;
const mostDocument = 8_800;
/** By family: Roboto's file is longer by 7 kB. */
const mostInAll: Readonly<Record<string, number>> = { 'Nunito Sans': 151_000, Roboto: 158_500 };

type Loaded = { readonly path: string; readonly bytes: number };

const loadedOf = async (response: PageResponse): Promise<Loaded> => ({
  path: new URL(response.url()).pathname.slice(1),
  bytes: (await response.request().sizes()).responseBodySize,
});

const sum = (loaded: readonly Loaded[]): number => loaded.reduce((total, { bytes }) => total + bytes, 0);

describe('a first visit to the sign-in page', () => {
  const tenants = allTenants();
  let browser: Browser;
  let site: Awaited<ReturnType<typeof servePages>>;
  const asked: string[] = [];
  beforeAll(async () => {
    browser = await sharedBrowser();
    site = await servePages(tenants, (request, serve) => {
      asked.push(new URL(request.url).pathname);
      return serve(request);
    });
  });
  afterAll(async () => {
    site.close();
  });

  const visit = async (
    id: string,
    locale = 'en-us',
  ): Promise<{ readonly loaded: readonly Loaded[]; readonly problems: readonly string[] }> => {
    const page = await browser.newPage({ locale });
    const responses: PageResponse[] = [];
    const problems: string[] = [];
    page.on('response', (response) => responses.push(response));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    await page.goto(`${site.originOf(id)}/`);
    await page.getByRole('textbox').first().waitFor();
    await page.waitForLoadState('networkidle');
    const fetched = responses.filter((response) => !new URL(response.url()).pathname.startsWith('/api/'));
    const loaded = await Promise.all(fetched.map(loadedOf));
    await page.close();
    return { loaded, problems: problems.filter((problem) => !problem.includes('404')) };
  };

  // Proves.
  it('loads the scripts that the size budget counts, and no other', async () => {
    asked.length = 0;
    const { loaded } = await visit('northwind');
    expect(asked.filter((path) => path === '/favicon.svg')).toHaveLength(1);
    const scripts = loaded.map(({ path }) => path).filter((path) => path.endsWith('.js'));
    expect([...new Set(scripts)].sort()).toEqual([...firstLoad().scripts].sort());
  });

  const offered = tenants.flatMap(({ id, look, config }) =>
    (config['locales'] as readonly string[]).map((locale) => ({ id, look, locale })),
  );
  it.each(offered)('of $id in $locale stays within its budget', async ({ id, look, locale }) => {
    const { loaded, problems } = await visit(id, locale);
    const scripts = loaded.filter(({ path }) => path.endsWith('.js'));
    expect(problems).toEqual([]);
    expect(sum(scripts)).toBeGreaterThan(50_000);
    expect(sum(scripts)).toBeLessThanOrEqual(mostScript);
    const document = loaded.filter(({ path }) => path === '');
    expect(sum(document)).toBeGreaterThan(1_000);
    expect(sum(document)).toBeLessThanOrEqual(mostDocument);
    expect(sum(loaded)).toBeLessThanOrEqual(mostInAll[look.theme.font.family] ?? 0);
  });
});

describe('a visit to a page behind the sign-in', () => {
  const maple = allTenants().filter(({ id }) => id === 'maple');

  it('fetches the code and messages of signed-in pages beside the script, in its own language alone', async () => {
    const browser = await sharedBrowser();
    const site = await servePages(maple);
    const page = await browser.newPage({ locale: 'fr-CA' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // Without the portal's own script, only the document can ask for anything.
    await page.route(/\/index-[^/]+\.js$/, (route) => route.abort());
    await page.goto(`${site.originOf('maple')}/loans/outstanding`, { waitUntil: 'networkidle' });
    const scripts = asked.filter((path) => path.endsWith('.js'));
    for (const name of ['static/signed-in', 'calls', 'later', 'loans', 'fr-ca/signed-in'])
      expect(scripts.filter((path) => path.includes(`/${name}-`))).toHaveLength(1);
    expect(scripts.filter((path) => path.includes('/en-'))).toEqual([]);
    await page.close();
    site.close();
  });
});
