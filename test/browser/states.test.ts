import { describe, expect, test } from 'vitest';
import { aStage } from './driver/stage.ts';
import { stateFlaws } from './driver/state-flaws.ts';
import { rounds } from './states/index.ts';
import { walk } from './states/walk.ts';

/** The width of a phone. Other widths, tenants, languages and schemes are walked by `npm run test:more`. */
const visitor = { tenant: 'northwind', locale: 'en-us', width: 360 } as const;

/** The same phone with the text of the browser's settings at twice its size. */
const large = { width: 360, height: 740, text: 200 } as const;

describe('every state, on a phone,', () => {
  const stage = aStage();

  test.each(Object.entries(rounds))(
    'of %s is accessible, fits and keeps its content policy',
    async (_, round) => {
      const flaws: string[] = [];
      const states: string[] = [];
      await walk(stage, visitor, round, async ({ tab: { page } }, state) => {
        states.push(state);
        const found = await stateFlaws(page, visitor.locale, [visitor.width], [large]);
        flaws.push(...found.map((flaw) => `${state}: ${flaw}`));
        await page.setViewportSize({ width: visitor.width, height: 740 });
      });
      expect(flaws).toEqual([]);
      expect(states.length).toBeGreaterThan(2);
    },
    300_000,
  );
});
