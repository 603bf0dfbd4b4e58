import { array, asyncProperty, integer, record } from 'fast-check';
import { expect, it } from 'vitest';
import { awakeDevice } from '../../domain/session/awake-device.ts';
import { START, settled } from '../../support/fakes/fake-time.ts';
import { holdsInTime } from '../../support/property-runs.ts';
import { aBrowser, minutes } from './browser.ts';

/** One thing that a buyer does: wait, then act in one of three tabs (or in none). */
const anyDeed = record({ halfMinutes: integer({ min: 1, max: 24 }), tab: integer({ min: 0, max: 3 }) });

it('three tabs behave as one device would, however slow each refresh is', async () => {
  await holdsInTime(
    asyncProperty(
      array(anyDeed, { maxLength: 30, size: 'max' }),
      array(integer({ min: 0, max: 4000 }), { minLength: 12, maxLength: 12 }),
      async (deeds, slowness) => {
        const browser = aBrowser();
        const { time, authentication } = browser;
        const device = awakeDevice(START);
        authentication.pace(
          () =>
            new Promise((resolve) => {
              time.callAt(time.now() + (slowness[authentication.refreshes()] ?? 0), resolve);
            }),
        );
        const tabs = [browser.openTab(), browser.openTab(), browser.openTab()];
        await settled();
        for (const { halfMinutes, tab } of deeds) {
          await time.advance(minutes(halfMinutes / 2));
          device.pass(minutes(halfMinutes / 2));
          if (tab === 3) continue;
          tabs[tab]?.activity.happen();
          device.happen({ kind: 'activity' });
        }
        await time.advance(5000);
        device.pass(5000);
        const rounds = device.effects.filter(({ effect }) => effect.kind === 'refresh').length;
        const isOpen = device.record() !== undefined;
        expect(authentication.refreshes()).toBe(rounds);
        expect(tabs.map(({ sessions }) => sessions.current() !== undefined)).toEqual([
          isOpen,
          isOpen,
          isOpen,
        ]);
        expect(new Set(tabs.map(({ sessions }) => sessions.current()?.token)).size).toBe(1);
        const told = device.notices.at(-1)?.notice;
        for (const { notices } of tabs) expect(notices.at(-1)).toEqual(told);
      },
    ),
  );
});
