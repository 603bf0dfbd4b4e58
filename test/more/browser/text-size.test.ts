import { describe, expect, test } from 'vitest';
import { layoutFlaws, type Sight } from '../../browser/driver/layout-flaws.ts';
import type { Visitor } from '../../browser/driver/open-portal.ts';
import { aStage } from '../../browser/driver/stage.ts';
import { everyRound } from '../../browser/states/index.ts';
import { walk } from '../../browser/states/walk.ts';

/** Phone, tablet and desktop, with the text of the browser's settings as it is and at twice its size. */
const SIGHTS: readonly Sight[] = [360, 768, 1280].flatMap((width) =>
  ([100, 200] as const).map((text) => ({ width, height: width < 600 ? 740 : 900, text })),
);

const VISITORS: readonly Visitor[] = [
  { tenant: 'maple', locale: 'fr-ca', width: 1280 },
  { tenant: 'northwind', locale: 'en-us', width: 1280 },
];

describe.each(Object.entries(everyRound))('every state of %s', (_, round) => {
  const stage = aStage();

  test.each(VISITORS)(
    'overlaps nothing, cuts nothing and scrolls nowhere sideways at three widths and two sizes of text: $locale',
    async (visitor) => {
      const flaws: string[] = [];
      const states: string[] = [];
      await walk(stage, visitor, round, async ({ tab: { page } }, state) => {
        states.push(state);
        flaws.push(...(await layoutFlaws(page, SIGHTS)).map((flaw) => `${state}: ${flaw}`));
        await page.setViewportSize({ width: visitor.width, height: 900 });
      });
      expect(flaws).toEqual([]);
      expect(states.length).toBeGreaterThan(2);
    },
    600_000,
  );
});
