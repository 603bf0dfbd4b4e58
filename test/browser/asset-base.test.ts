import { readFileSync } from 'node:fs';
import { assetBaseOf, localeAssetPath } from '@member-portal/host';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { servePages } from '../support/page-site.ts';
import { repositoryPath } from '../support/repository.ts';
import { allTenants } from '../support/tenant.ts';

type Chunk = { readonly file: string };

const builtScripts = (): readonly string[] => {
  const manifest = readFileSync(repositoryPath('src', 'portal', 'dist', '.vite', 'manifest.json'), 'utf8');
  const files = Object.values(JSON.parse(manifest) as Record<string, Chunk>).map(({ file }) => file);
  return files.filter((file) => file.endsWith('.js')).map((file) => file.replace(/^assets\//, ''));
};

describe('the static files of a tenant', () => {
  const tenants = allTenants();
  let browser: Browser;
  let site: Awaited<ReturnType<typeof servePages>>;
  beforeAll(async () => {
    browser = await sharedBrowser();
    site = await servePages(tenants);
  });
  afterAll(async () => {
    site.close();
  });

  // Proves.
  it('stand at one of two bases, and both are in use', () => {
    expect(new Set(tenants.map(assetBaseOf))).toEqual(new Set(['/assets/', '/static/']));
  });

  // Proves.
  it.each(tenants.map((tenant) => [tenant.id, tenant] as const))(
    'of %s all come from the base of its theme, lazy ones too',
    async (id, tenant) => {
      const { defaultLocale, faviconVersion } = tenant;
      const base = assetBaseOf(tenant);
      const page = await browser.newPage({ locale: defaultLocale });
      const asked: string[] = [];
      const missing: string[] = [];
      page.on('response', (response) => {
        const { origin, pathname } = new URL(response.url());
        if (origin !== site.originOf(id) || pathname.startsWith('/api/')) return;
        if (/\.(js|css|woff2)$/.test(pathname)) asked.push(pathname);
        if (!response.ok()) missing.push(pathname);
      });
      // A path of two segments, where a relative address in the document would lead astray.
      await page.goto(`${site.originOf(id)}/loans/outstanding`);
      await page.getByRole('textbox').first().waitFor();
      await expect.poll(() => asked.some((path) => path.endsWith('.woff2')), { timeout: 60_000 }).toBe(true);
      expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe(
        `/favicon.svg?v=${faviconVersion}`,
      );

      const scripts = builtScripts();
      expect(scripts.length).toBeGreaterThan(20);
      // As text, because the test runner rewrites imports in functions.
      const imports = scripts.map((file) => `await import(${JSON.stringify(base + file)});`);
      await page.evaluate(`(async () => { ${imports.join(' ')} })()`);
      // The document has brought the words of a first page; their file is there for a page without them.
      const ofLocale = `${localeAssetPath(base, defaultLocale)}/shell-`;
      expect(asked.some((path) => path.startsWith(ofLocale))).toBe(true);
      expect(missing).toEqual([]);
      expect(asked.filter((path) => !path.startsWith(base))).toEqual([]);
      expect(new Set(asked).size).toBeGreaterThanOrEqual(scripts.length);
      await page.close();
    },
  );
});
