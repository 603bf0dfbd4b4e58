import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Sight } from '../../../browser/driver/layout-flaws.ts';
import type { Visitor } from '../../../browser/driver/open-portal.ts';
import { aStage } from '../../../browser/driver/stage.ts';
import { stateFlaws } from '../../../browser/driver/state-flaws.ts';
import { everyRound } from '../../../browser/states/index.ts';
import { walk } from '../../../browser/states/walk.ts';

const WIDTHS = [1280, 320] as const;

/** Phone, tablet and desktop, with the text of the browser's settings as it is and at twice its size. */
export const TEXT_SIZES: readonly Sight[] = [360, 768, 1280].flatMap((width) =>
  ([100, 200] as const).map((text) => ({ width, height: width < 600 ? 740 : 900, text })),
);

/** What else is looked at in each state, while the page is there. */
export interface Further {
  readonly sights?: readonly Sight[];
  readonly flaws?: (page: Page) => Promise<readonly string[]>;
}

/**
 * Tests every state for one of the pairs of theme and locale that the tenants have. Each state is come to once and looked at in
 * every way, because coming to it takes longer than a look.
 */
export const testEveryState = (
  visitor: Visitor,
  colorScheme: 'light' | 'dark',
  { sights = [], flaws: furtherFlaws = async () => [] }: Further = {},
): void => {
  describe(`every state for ${visitor.tenant}, ${visitor.locale}, ${colorScheme}`, () => {
    const stage = aStage();

    test.each(Object.entries(everyRound))(
      'of %s is accessible, fits and keeps its content policy',
      async (_, round) => {
        const flaws: string[] = [];
        const states: string[] = [];
        await walk(
          stage,
          visitor,
          round,
          async ({ tab: { page } }, state) => {
            states.push(state);
            const found = await stateFlaws(page, visitor.locale, WIDTHS, sights);
            await page.setViewportSize({ width: visitor.width, height: 900 });
            const further = await furtherFlaws(page);
            flaws.push(...[...found, ...further].map((flaw) => `${state}: ${flaw}`));
          },
          { colorScheme },
        );
        expect(flaws).toEqual([]);
        expect(states.length).toBeGreaterThan(2);
      },
      600_000,
    );
  });
};
