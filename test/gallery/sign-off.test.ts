import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LocaleId } from '../browser/driver/phrases.ts';
import { PATIENCE_MS } from '../browser/driver/seen.ts';
import { sharedBrowser } from '../support/browser.ts';
import { repositoryPath } from '../support/repository.ts';
import { serveTenant, type TenantSite } from '../support/tenant-site.ts';
import { pictureName, takePicture } from './picture.ts';
import { signOffWalk } from './sign-off-walk.ts';

/** The tenant that `npm run gallery -- --tenant` was asked for, and its directory. */
const id = process.env['GALLERY_TENANT'] ?? '';
const directory = process.env['GALLERY_TENANTS'] ?? repositoryPath('tenants');
const folder = repositoryPath('artifacts', 'gallery', id);

describe(`the look of ${id}`, () => {
  let site: TenantSite;
  beforeAll(async () => {
    site = await serveTenant(directory, id);
  });
  afterAll(() => site.close());

  test.each([
    { width: 360, deviceScaleFactor: 2 },
    { width: 1280, deviceScaleFactor: 1 },
  ])('at $width px, light and dark, in each of its languages', async ({ width, deviceScaleFactor }) => {
    const locales = site.tenant.config['locales'] as readonly LocaleId[];
    for (const locale of locales) {
      const browser = await sharedBrowser();
      const viewport = { width, height: width < 600 ? 740 : 900 };
      const context = await browser.newContext({ viewport, deviceScaleFactor, reducedMotion: 'reduce' });
      context.setDefaultTimeout(PATIENCE_MS);
      await context.addInitScript(
        ([at, key, value]) => {
          if (location.origin === at) localStorage.setItem(key, value);
        },
        [site.origin, `member-portal.${id}.locale`, locale] as const,
      );
      const page = await context.newPage();
      const wrong: string[] = [];
      page.on('pageerror', (error) => wrong.push(error.message));
      let count = 0;
      await signOffWalk(page, site.origin, locale, async (state) => {
        count += 1;
        for (const colorScheme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme });
          const series = join(folder, `${locale}-${colorScheme}-${width}`);
          mkdirSync(series, { recursive: true });
          await takePicture(page, join(series, pictureName(count, state)));
        }
      });
      // What was signed off is identified by the sheet's name, which is a hash of its content.
      const [sheet, build] = await page.evaluate(() => [
        document.querySelector('link[rel=stylesheet][href*="/theme/"]')?.getAttribute('href'),
        document.querySelector('meta[name=build]')?.getAttribute('content'),
      ]);
      writeFileSync(join(folder, 'notes.json'), JSON.stringify([`Style sheet ${sheet}`, `Build ${build}`]));
      expect(wrong).toEqual([]);
      await context.close();
    }
  });
});
