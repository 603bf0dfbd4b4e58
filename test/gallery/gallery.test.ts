import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { sidewaysOverflow } from '../browser/driver/flaws.ts';
import { aStage } from '../browser/driver/stage.ts';
import { rounds } from '../browser/states/index.ts';
import { walk } from '../browser/states/walk.ts';
import { repositoryPath } from '../support/repository.ts';
import { everyEdition, tenantsEditions } from './editions.ts';

/** What `npm run gallery` was asked for: every pair of theme and locale, the dark scheme, some rounds only. */
const isAll = process.env['GALLERY_ALL'] !== undefined;
const colorScheme = process.env['GALLERY_DARK'] === undefined ? 'light' : 'dark';
const only = process.env['GALLERY_ROUND'];

const folder = repositoryPath('artifacts', 'gallery', ...(colorScheme === 'dark' ? ['dark'] : []));
const windows = [
  { width: 360, deviceScaleFactor: 2 },
  { width: 1280, deviceScaleFactor: 1 },
] as const;

/** A picture of the whole page, or of the window where a modal covers it. */
const take = async (page: Page, path: string): Promise<void> => {
  // A page that keeps a call open is taken as it stands.
  await page.waitForLoadState('networkidle', { timeout: 2000 }).catch(() => undefined);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(150);
  const isModal = await page.locator('dialog[open]').first().isVisible();
  await page.screenshot({ path, fullPage: !isModal });
};

describe.each(isAll ? everyEdition : tenantsEditions)('$theme in $locale', (edition) => {
  const stage = aStage();
  beforeEach(() => stage.server.configure(edition.tenant, edition.configuration));

  describe.each(windows)('at $width px', ({ width, deviceScaleFactor }) => {
    const chosen = Object.entries(rounds).filter(([name]) => only === undefined || name === only);
    test.each(chosen)('%s', async (name, round) => {
      const own = join(folder, edition.theme, `${edition.locale}-${width}`);
      mkdirSync(own, { recursive: true });
      const wide: string[] = [];
      let count = 0;
      await walk(
        stage,
        { tenant: edition.tenant, locale: edition.locale, width },
        round,
        async ({ tab: { page } }, state) => {
          count += 1;
          const file = `${name} ${String(count).padStart(2, '0')} ${state}`.replace(/[^\p{L}\p{N}]+/gu, '-');
          await take(page, join(own, `${file}.png`));
          const overflow = await sidewaysOverflow(page);
          if (overflow > 0) wide.push(`${state} is ${overflow} px too wide`);
        },
        { colorScheme, deviceScaleFactor },
      );
      expect(wide).toEqual([]);
    });
  });
});
