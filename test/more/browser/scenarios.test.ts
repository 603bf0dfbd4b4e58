import { describe, test } from 'vitest';
import { scenarios } from '../../acceptance/scenarios/index.ts';
import { journeys } from '../../acceptance/scenarios/journeys.ts';
import { browserPortal } from '../../browser/driver/browser-portal.ts';
import { aStage } from '../../browser/driver/stage.ts';

const journeyNames: readonly string[] = Object.values(journeys);

describe('through the browser, everywhere, and searched for what leaves the pages', () => {
  const stage = aStage();

  // The others are the journeys that `npm test` plays already.
  const more = scenarios.filter(
    ({ name, tenant, locale }) =>
      tenant !== 'northwind' || locale !== 'en-us' || !journeyNames.includes(name),
  );
  for (const { name, play, ...visitor } of more) {
    test(name, () =>
      stage.watchedVisit(visitor, async ({ tab, connection }) => {
        await tab.page.goto(tab.origin);
        const platform = stage.platform(visitor.tenant);
        await play({ platform, portal: browserPortal(tab, connection) });
      }),
    );
  }
});
