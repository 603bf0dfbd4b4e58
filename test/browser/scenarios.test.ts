import { describe, test } from 'vitest';
import { scenarios } from '../acceptance/scenarios/index.ts';
import { journeys } from '../acceptance/scenarios/journeys.ts';
import { wholeJourneyScenarios } from '../acceptance/scenarios/whole-journey.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { aStage } from './driver/stage.ts';

const journeyNames: readonly string[] = Object.values(journeys);

/**
 * The journeys that are told in French are played by `keyboard-journeys.test.ts` there, and whole journeys put others one after
 * another: Chromium plays both in `npm run test:more`.
 */
const played = scenarios.filter(
  ({ name, locale }) =>
    !(locale === 'fr-ca' && journeyNames.includes(name)) &&
    !wholeJourneyScenarios.some((whole) => whole.name === name),
);

describe('through the browser', () => {
  const stage = aStage();

  for (const { name, play, ...visitor } of played) {
    // The journeys, one of each kind, are also searched for what leaves their pages.
    const visit = journeyNames.includes(name) ? stage.watchedVisit : stage.visit;
    test(name, () =>
      visit(visitor, async ({ tab, connection }) => {
        await tab.page.goto(tab.origin);
        await play({
          platform: stage.platform(visitor.tenant),
          portal: browserPortal(tab, connection),
        });
      }),
    );
  }
});
