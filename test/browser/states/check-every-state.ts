import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Sight } from '../driver/layout-flaws.ts';
import type { Visitor } from '../driver/open-portal.ts';
import { aStage } from '../driver/stage.ts';
import { stateFlaws } from '../driver/state-flaws.ts';
import type { Round } from './round.ts';
import { walk } from './walk.ts';

/** Phone, tablet and desktop, with the text of the browser's settings as it is and at twice its size. */
export const TEXT_SIZES: readonly Sight[] = [360, 768, 1280].flatMap((width) =>
  ([100, 200] as const).map((text) => ({ width, height: width < 600 ? 740 : 900, text })),
);

interface Checks {
  readonly rounds: Readonly<Record<string, Round>>;
  /** CSS pixels. */
  readonly widths: readonly number[];
  readonly sights?: readonly Sight[];
  readonly colorScheme?: 'light' | 'dark';
  readonly furtherFlaws?: (page: Page) => Promise<readonly string[]>;
}

/** Tests every state for a visitor. Each is reached once for all checks, because reaching it takes longer than a check. */
export const checkEveryState = (
  visitor: Visitor,
  { rounds, widths, sights = [], colorScheme = 'light', furtherFlaws = async () => [] }: Checks,
): void => {
  const { tenant, locale, width } = visitor;
  describe(`every state for ${tenant}, ${locale}, ${colorScheme}`, () => {
    const stage = aStage();

    test.each(Object.entries(rounds))(
      'of %s is accessible, fits and keeps its content policy',
      async (_, round) => {
        const flaws: string[] = [];
        const states: string[] = [];
        const check = async (page: Page, state: string): Promise<void> => {
          states.push(state);
          const found = await stateFlaws(page, locale, widths, sights);
          await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
          const further = await furtherFlaws(page);
          flaws.push(...[...found, ...further].map((flaw) => `${state}: ${flaw}`));
        };
        await walk(stage, visitor, round, ({ tab }, state) => check(tab.page, state), { colorScheme });
        expect(flaws).toEqual([]);
        expect(states.length).toBeGreaterThan(2);
      },
      600_000,
    );
  });
};
