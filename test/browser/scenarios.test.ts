import { describe, test } from 'vitest';
import { scenarios } from '../acceptance/scenarios/index.ts';
import { journeys } from '../acceptance/scenarios/journeys.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { aStage } from './driver/stage.ts';

const journeyNames: readonly string[] = Object.values(journeys);

/**
 * One journey of each kind, searched for what leaves its pages. Those in French are run by
 * `keyboard-journeys.test.ts`; Chromium runs all other scenarios in `npm run test:more`.
 */
const played = scenarios.filter(({ name, locale }) => journeyNames.includes(name) && locale !== 'fr-ca');

describe('through the browser', () => {
  const stage = aStage();

  for (const { name, play, ...visitor } of played) {
    test(name, () =>
      stage.watchedVisit(visitor, async ({ tab, connection }) => {
        await tab.page.goto(tab.origin);
        await play({
          platform: stage.platform(visitor.tenant),
          portal: browserPortal(tab, connection),
        });
      }),
    );
  }
});
