import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { servePages } from '../support/page-site.ts';
import { tenantNamed } from '../support/tenant.ts';
import { phrasesOf } from './driver/phrases.ts';
import { withoutEmbeddedData } from './driver/without-embedded-data.ts';

const northwind = tenantNamed('northwind');
const file = northwind.config;

/** A tenant with a host of its own whose file says something else. */
const tenantWith = (id: string, changed: Readonly<Record<string, unknown>>) => ({
  ...northwind,
  id,
  hosts: [`${id}.localhost`],
  config: Object.fromEntries(
    Object.entries({ ...file, ...changed }).filter(([, value]) => value !== undefined),
  ),
});

const WRONG = tenantWith('wrong', { links: { 'en-us': { faq: 'javascript:x' } } });
const ABSENT = tenantWith('absent', { timezone: undefined });

/** The parser's tests hold every key and every mistake; the screen's own hold its words. */
describe('a configuration that cannot be used', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof servePages>>;
  beforeAll(async () => {
    browser = await sharedBrowser();
    site = await servePages([WRONG, ABSENT]);
  });
  afterAll(() => site.close());

  it.each([
    [WRONG, 'links.en-us.faq', 'Start failure: config links.en-us.faq'],
    [ABSENT, 'timezone', 'Start failure: Unknown config: timezone'],
  ])('is told on one plain screen and in one line on the console: $id', async (tenant, key, line) => {
    const t = phrasesOf('en-us');
    const page = await browser.newPage({ locale: 'en-US' });
    const logged: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('pageerror', (error) => logged.push(`uncaught: ${error.message}`));
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${site.originOf(tenant.id)}/loans/outstanding`);
    await page.getByRole('heading', { name: t('start.config.heading'), exact: true }).waitFor();
    expect(await page.locator('body').innerText()).toContain(t('start.config.key', { key }));
    expect(logged).toEqual([line]);
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    await page.close();
  });

  it.each([
    ['breaks off', '{"name":"Northwind","env":', 'Start failure: config config.json'],
    ['is not there', undefined, 'Start failure: unreachable'],
  ])('%s: one screen, logged once, and the portal starts once the file is fixed', async (_, body, line) => {
    const page = await browser.newPage({ locale: 'en-US' });
    const logged: string[] = [];
    page.on('console', (message) => {
      if (!message.text().startsWith('Failed to load resource')) logged.push(message.text());
    });
    await withoutEmbeddedData(page);
    await page.route('**/config.json', (route) =>
      body === undefined
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType: 'application/json', body }),
    );
    await page.goto(site.originOf(WRONG.id));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(logged).toEqual([line]);
    await page.unroute('**/config.json');
    await page.route('**/config.json', (route) => route.fulfill({ json: file }));
    await page.getByRole('button').first().click();
    await page.getByRole('textbox').first().waitFor();
    expect(logged).toEqual([line]);
    await page.close();
  });
});
