import { spawnSync } from 'node:child_process';
import { assetBaseOf, loadTenants } from '@member-portal/host';
import type { Browser } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import { servePages } from '../support/page-site.ts';
import { repositoryPath } from '../support/repository.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { type LocaleId, phrasesOf } from './driver/phrases.ts';

const WANTED = [
  { id: 'prairie', theme: 'violet', locales: ['en-us'] },
  { id: 'coast-credit', theme: 'teal', locales: ['en-ca'] },
  { id: 'rive-nord', theme: 'azure', locales: ['fr-ca', 'en-ca'] },
] as const satisfies readonly { id: string; theme: string; locales: readonly LocaleId[] }[];

describe('a tenant made by npm run tenant:new', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await sharedBrowser();
  });

  const made = ({ id, theme, locales }: (typeof WANTED)[number]) => {
    const directory = temporaryFolder();
    const { status, stderr } = spawnSync(
      process.execPath,
      [
        repositoryPath('scripts', 'tenant-new.mjs'),
        id,
        `--theme=${theme}`,
        `--locales=${locales}`,
        `--tenants=${directory}`,
      ],
      { encoding: 'utf8' },
    );
    if (status !== 0) throw new Error(stderr);
    return loadTenants(directory);
  };

  it.each(WANTED.map((tenant) => [tenant.id, tenant] as const))(
    '%s opens on its sign-in page as it is now, in its theme and languages',
    async (id, wanted) => {
      const {
        theme,
        locales: [locale, ...others],
      } = wanted;
      const tenants = made(wanted);
      const site = await servePages(tenants);
      onTestFinished(() => {
        site.close();
      });
      const page = await browser.newPage({
        locale: locale.replace(/-\w+$/, (region) => region.toUpperCase()),
      });
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') wrong.push(message.text());
      });
      const scripts: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.endsWith('.js')) scripts.push(pathname);
        if (!response.ok()) wrong.push(`${response.status()} ${pathname}`);
      });
      const t = phrasesOf(locale);
      await page.goto(site.originOf(id));
      await page.getByRole('heading', { level: 1, name: t('signIn.heading') }).waitFor();
      expect(await page.getByRole('textbox').count()).toBe(1);
      expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
      expect(
        scripts.filter((path) => tenants.some((tenant) => !path.startsWith(assetBaseOf(tenant)))),
      ).toEqual([]);
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link').first().waitFor();
      for (const link of await footer.getByRole('link').all())
        expect(await link.getAttribute('href')).toMatch(new RegExp(`^https://www\\.${id}\\.example/`));
      expect(await footer.getByRole('link').count()).toBeGreaterThan(2);
      const icon = await page.locator('link[rel=icon]').getAttribute('href');
      expect(icon).toBe('/favicon.svg?v=3');
      expect(await page.evaluate(async (path) => (await fetch(path ?? '')).ok, icon)).toBe(true);
      const languages = page.getByRole('banner').getByRole('button', { name: t('language.change') });
      expect(await languages.count()).toBe(others.length > 0 ? 1 : 0);
      expect(wrong).toEqual([]);
      await page.close();
    },
  );
});
