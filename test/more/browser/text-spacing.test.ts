import { describe, expect, test } from 'vitest';
import { layoutFlaws, type Sight } from '../../browser/driver/layout-flaws.ts';
import { aStage } from '../../browser/driver/stage.ts';
import { rounds } from '../../browser/states/index.ts';
import { walk } from '../../browser/states/walk.ts';

/** A phone and a desktop with the spacings of WCAG 1.4.12, in the language of the longer words. */
const SIGHTS: readonly Sight[] = [
  { width: 360, height: 740, text: 100, spaced: true },
  { width: 1280, height: 900, text: 100, spaced: true },
];
const VISITOR = { tenant: 'maple', locale: 'fr-ca', width: 1280 } as const;

describe.each(Object.entries(rounds))('every state of %s', (_, round) => {
  const stage = aStage();

  test('loses nothing where a visitor spaces lines, paragraphs, letters and words', async () => {
    const flaws: string[] = [];
    await walk(stage, VISITOR, round, async ({ tab: { page } }, state) => {
      flaws.push(...(await layoutFlaws(page, SIGHTS)).map((flaw) => `${state}: ${flaw}`));
      await page.setViewportSize({ width: VISITOR.width, height: 900 });
    });
    expect(flaws).toEqual([]);
  }, 600_000);
});
