import { describe, test } from 'vitest';
import { scenarios } from '../../acceptance/scenarios/index.ts';
import { browserPortal } from '../../browser/driver/browser-portal.ts';
import { aStage } from '../../browser/driver/stage.ts';

describe('through the browser, in Canada and at another lender, and searched for what leaves the pages', () => {
  const stage = aStage();

  const elsewhere = scenarios.filter(({ tenant, locale }) => tenant !== 'northwind' || locale !== 'en-us');
  for (const { name, play, ...visitor } of elsewhere) {
    test(name, () =>
      stage.watchedVisit(visitor, async ({ tab, connection }) => {
        await tab.page.goto(tab.origin);
        const platform = stage.platform(visitor.tenant);
        await play({ platform, portal: browserPortal(tab, connection) });
      }),
    );
  }
});
