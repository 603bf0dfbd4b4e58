import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { documentLocales } from '../../../hosting/document/document-locale.ts';
import { sharedBrowser } from '../../support/browser.ts';
import { servePages } from '../../support/page-site.ts';
import { allTenants } from '../../support/tenant.ts';

/** Every tenant with its log on the console: what goes wrong while React takes a page over is logged. */
const tenants = allTenants().map((tenant) => ({
  ...tenant,
  config: { ...tenant.config, useconsolelogging: true },
}));

/** Every document of `/`, by tenant and locale. */
export const everyDocument = tenants.flatMap((tenant) =>
  documentLocales(tenant).map((locale) => [tenant.id, locale] as const),
);

/** Serves the pages of all tenants, without a platform, while the tests around it run. */
export const pagesAlone = () => {
  let site: Awaited<ReturnType<typeof servePages>>;
  beforeAll(async () => {
    site = await servePages(tenants);
  });
  afterAll(() => site.close());
  return { originOf: (id: string): string => site.originOf(id) };
};

/** A browser context that is closed when its test ends. */
export const aContext = async (options: BrowserContextOptions): Promise<BrowserContext> => {
  const browser = await sharedBrowser();
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  return context;
};

/** What a page logs where nothing answers `/api`. */
const WITHOUT_PLATFORM = /status of 40[45]|feature flags failed/;

/** Collects the errors and warnings of a page, without those of the missing platform. */
export const noteComplaints = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (['error', 'warning'].includes(message.type()) && !WITHOUT_PLATFORM.test(text)) complaints.push(text);
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};
