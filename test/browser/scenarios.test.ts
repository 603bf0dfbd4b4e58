import { describe, test } from 'vitest';
import { scenarios } from '../acceptance/scenarios/index.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { aStage } from './driver/stage.ts';

describe('through the browser', () => {
  const stage = aStage();

  for (const { name, play, ...visitor } of scenarios) {
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
