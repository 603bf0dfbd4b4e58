import { describe, expect, test } from 'vitest';
import { adaptationFlaws } from '../../browser/driver/adaptation-flaws.ts';
import { aStage } from '../../browser/driver/stage.ts';
import { rounds } from '../../browser/states/index.ts';
import { walk } from '../../browser/states/walk.ts';

// In French, whose words are the longest.
describe('every state, for somebody who wants no motion or the system’s colours', () => {
  const stage = aStage();

  test.each(Object.entries(rounds))(
    '%s stands still, and shows its edges and its focus',
    // Under so many changes of its media Chromium has been seen to stop drawing, once, with all else in order.
    { timeout: 600_000, retry: 1 },
    async (_, round) => {
      const flaws: string[] = [];
      const visitor = { tenant: 'maple', locale: 'fr-ca', width: 1280 } as const;
      await walk(stage, visitor, round, async ({ tab: { page } }, state) => {
        flaws.push(...(await adaptationFlaws(page)).map((flaw) => `${state}: ${flaw}`));
      });
      expect(flaws).toEqual([]);
    },
  );
});
