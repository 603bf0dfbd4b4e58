import { configurationSchema, parseConfiguration } from '@member-portal/infrastructure/config';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { servePages } from '../support/page-site.ts';
import { tenantNamed } from '../support/tenant.ts';
import { phrasesOf } from './driver/phrases.ts';

const KEYS = Object.keys(configurationSchema.shape);
/** What a key may be filled with by mistake; undefined is a key that is not there. */
const MISTAKES = [
  undefined,
  '',
  'no such thing',
  -1,
  [],
  {},
  ['x'],
  { 'en-us': { faq: 'javascript:x' } },
] as const;

const file = tenantNamed('northwind').config;
const withMistake = (key: string, mistake: unknown) =>
  Object.fromEntries(Object.entries({ ...file, [key]: mistake }).filter(([, value]) => value !== undefined));

/** For every key each mistake that makes a configuration unusable; a tenant with a host of its own for each. */
const CASES = KEYS.flatMap((key) =>
  MISTAKES.flatMap((mistake) =>
    parseConfiguration(withMistake(key, mistake)).match(
      () => [],
      (failure) => [{ key, mistake, told: failure.key }],
    ),
  ),
).map(({ key, mistake, told }, at) => ({
  key,
  mistake,
  told,
  tenant: {
    ...tenantNamed('northwind'),
    id: `case-${at}`,
    hosts: [`case-${at}.localhost`],
    config: withMistake(key, mistake),
    // The page server names the gateway as it is reached from the page, which the folder's configuration says here.
    ...(key === 'gatewayurl' ? { gatewayUrl: typeof mistake === 'string' ? mistake : '' } : {}),
  },
}));

describe('a configuration that cannot be used', () => {
  let browser: Browser;
  let site: Awaited<ReturnType<typeof servePages>>;
  beforeAll(async () => {
    browser = await sharedBrowser();
    site = await servePages(CASES.map(({ tenant }) => tenant));
  });
  afterAll(async () => {
    site.close();
  });

  it.each(KEYS)('names %s on one plain screen and in one line on the console', async (key) => {
    const t = phrasesOf('en-us');
    const cases = CASES.filter((one) => one.key === key);
    expect(cases.length).toBeGreaterThan(0);
    const context = await browser.newContext({ locale: 'en-US' });
    const page = await context.newPage();
    const logged: string[] = [];
    const asked: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('pageerror', (error) => logged.push(`uncaught: ${error.message}`));
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const { tenant, mistake, told } of cases) {
      logged.length = 0;
      await page.goto(`${site.originOf(tenant.id)}/loans/outstanding`);
      await page.getByRole('heading', { name: t('start.config.heading'), exact: true }).waitFor();
      const seen = await page.locator('body').innerText();
      expect(told.split('.')[0], JSON.stringify(mistake)).toBe(key);
      expect(seen, JSON.stringify(mistake)).toContain(t('start.config.key', { key: told }));
      expect(logged, JSON.stringify(mistake)).toEqual([
        `Start failure: ${mistake === undefined ? 'Unknown config:' : 'config'} ${told}`,
      ]);
    }
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    await context.close();
  });

  it.each([
    [
      'is no JSON',
      '<!doctype html><title>Sign in to the network</title>',
      'Start failure: config config.json',
    ],
    ['is empty', '', 'Start failure: config config.json'],
    ['breaks off', '{"name":"Northwind","env":', 'Start failure: config config.json'],
    ['is a list', '[]', 'Start failure: config config.json'],
    ['is not there', undefined, 'Start failure: unreachable'],
  ])('%s: one screen, logged once, and good again once the file is', async (_, body, line) => {
    const page = await browser.newPage({ locale: 'en-US' });
    const logged: string[] = [];
    page.on('console', (message) => {
      if (!message.text().startsWith('Failed to load resource')) logged.push(message.text());
    });
    await page.route('**/config.json', (route) =>
      body === undefined
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType: 'application/json', body }),
    );
    const [{ tenant }] = CASES as unknown as readonly [(typeof CASES)[number]];
    await page.goto(site.originOf(tenant.id));
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
