import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { headlessNetwork } from '../support/acceptance/headless-network.ts';
import { platformTruth } from '../support/acceptance/platform-truth.ts';
import { type RunningPlatform, startPlatform } from '../support/acceptance/running-platform.ts';
import { headlessBrowser } from './headless/headless-browser.ts';
import { headlessPortal } from './headless/headless-portal.ts';
import { openHeadlessTab } from './headless/headless-tab.ts';
import type { Portal } from './language/portal.ts';
import { scenarios } from './scenarios/index.ts';
import { journeys } from './scenarios/journeys.ts';

describe('through the use cases alone', () => {
  let running: RunningPlatform;
  beforeAll(async () => {
    running = await startPlatform();
  });
  beforeEach(() => running.reset());
  afterAll(() => running.close());

  const journeyNames: readonly string[] = Object.values(journeys);

  test('each of the fourteen journeys is one scenario of its own', () => {
    const played = scenarios.map(({ name }) => name).filter((name) => journeyNames.includes(name));
    expect(played.toSorted()).toEqual(journeyNames.toSorted());
    expect(new Set(journeyNames).size).toBe(14);
  });

  for (const { name, tenant, locale, play } of scenarios) {
    test(name, async () => {
      const browser = headlessBrowser(headlessNetwork(running, tenant), locale);
      try {
        const portal = headlessPortal(await openHeadlessTab(browser));
        let asserted = 0;
        const hasTold: Portal['hasTold'] = (told) => {
          asserted += 1;
          return portal.hasTold(told);
        };
        await play({ platform: platformTruth(running, tenant), portal: { ...portal, hasTold } });
        if (journeyNames.includes(name)) expect(asserted, 'its analytics is asserted').toBeGreaterThan(0);
      } finally {
        browser.close();
      }
    });
  }
});
