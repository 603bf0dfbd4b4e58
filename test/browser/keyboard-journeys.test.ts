import { describe, expect, test } from 'vitest';
import { scenarios } from '../acceptance/scenarios/index.ts';
import { journeys } from '../acceptance/scenarios/journeys.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { forsakenOpeners, watchOpeners } from './driver/focus-flaws.ts';
import { byKeyboardAlone } from './driver/keyboard-hands.ts';
import { aStage } from './driver/stage.ts';

/** The scenarios play each journey by mouse at one lender; here it is played at another one, in its language. */
const visitor = { tenant: 'maple', locale: 'fr-ca', width: 1280 } as const;

describe('in French and by keyboard alone, and the focus goes back to what opened a dialog', () => {
  const stage = aStage();

  for (const [journey, name] of Object.entries(journeys)) {
    test(journey, async () => {
      const play = scenarios.find((one) => one.name === name)?.play;
      if (!play) throw new Error(`no scenario is named ${name}`);
      await stage.visit(visitor, async ({ tab, connection, context }) => {
        await watchOpeners(context);
        await tab.page.goto(tab.origin);
        const platform = stage.platform(visitor.tenant);
        await byKeyboardAlone(tab.page, () => play({ platform, portal: browserPortal(tab, connection) }));
        expect(await forsakenOpeners(tab.page)).toEqual([]);
      });
    });
  }
});
