import { describe, expect, test } from 'vitest';
import type { Visitor } from '../../browser/driver/open-portal.ts';
import { aStage } from '../../browser/driver/stage.ts';
import { stateFlaws } from '../../browser/driver/state-flaws.ts';
import { everyRound } from '../../browser/states/index.ts';
import { walk } from '../../browser/states/walk.ts';

const WIDTHS = [1280, 320] as const;

/** The pairs of theme and locale that the tenants have, with both schemes among them. */
const VISITORS: readonly (Visitor & { readonly colorScheme: 'light' | 'dark' })[] = [
  { tenant: 'northwind', locale: 'en-us', width: 1280, colorScheme: 'light' },
  { tenant: 'harbour', locale: 'en-us', width: 1280, colorScheme: 'dark' },
  { tenant: 'maple', locale: 'fr-ca', width: 1280, colorScheme: 'light' },
  { tenant: 'maple', locale: 'en-ca', width: 1280, colorScheme: 'dark' },
];

describe.each(Object.entries(everyRound))('every state of %s', (_, round) => {
  const stage = aStage();

  for (const { colorScheme, ...visitor } of VISITORS) {
    const { tenant, locale, width } = visitor;
    test(`is accessible, fits a narrow window and keeps its content policy: ${tenant}, ${locale}, ${colorScheme}`, async () => {
      const flaws: string[] = [];
      const states: string[] = [];
      await walk(
        stage,
        visitor,
        round,
        async ({ tab: { page } }, state) => {
          states.push(state);
          const found = await stateFlaws(page, locale, WIDTHS);
          flaws.push(...found.map((flaw) => `${state}: ${flaw}`));
          await page.setViewportSize({ width, height: 900 });
        },
        { colorScheme },
      );
      expect(flaws).toEqual([]);
      expect(states.length).toBeGreaterThan(2);
    }, 600_000);
  }
});
