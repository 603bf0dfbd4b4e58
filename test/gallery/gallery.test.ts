import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sidewaysOverflow } from '../browser/driver/flaws.ts';
import { aStage } from '../browser/driver/stage.ts';
import { everyRound } from '../browser/states/index.ts';
import { walk } from '../browser/states/walk.ts';
import { repositoryPath } from '../support/repository.ts';
import { everyEdition, tenantsEditions } from './editions.ts';
import { pictureName, takePicture } from './picture.ts';

/** What `npm run gallery` was asked for: every pair of theme and locale, the dark scheme, some rounds only. */
const isAll = process.env['GALLERY_ALL'] !== undefined;
const colorScheme = process.env['GALLERY_DARK'] === undefined ? 'light' : 'dark';
const only = process.env['GALLERY_ROUND'];

const folder = repositoryPath('artifacts', 'gallery', ...(colorScheme === 'dark' ? ['dark'] : []));
const windows = [
  { width: 360, deviceScaleFactor: 2 },
  { width: 1280, deviceScaleFactor: 1 },
] as const;

describe.each(isAll ? everyEdition : tenantsEditions)('$theme in $locale', (edition) => {
  const stage = aStage();
  beforeEach(() => stage.server.configure(edition.tenant, edition.configuration));

  describe.each(windows)('at $width px', ({ width, deviceScaleFactor }) => {
    const chosen = Object.entries(everyRound).filter(([name]) => only === undefined || name === only);
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
          await takePicture(page, join(own, pictureName(count, state, name)));
          const overflow = await sidewaysOverflow(page);
          if (overflow > 0) wide.push(`${state} is ${overflow} px too wide`);
        },
        { colorScheme, deviceScaleFactor },
      );
      expect(wide).toEqual([]);
    });
  });
});
