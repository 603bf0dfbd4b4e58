import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { headlessNetwork } from '../support/acceptance/headless-network.ts';
import { platformTruth } from '../support/acceptance/platform-truth.ts';
import { type RunningPlatform, startPlatform } from '../support/acceptance/running-platform.ts';
import { headlessBrowser } from './headless/headless-browser.ts';
import { headlessPortal } from './headless/headless-portal.ts';
import { openHeadlessTab } from './headless/headless-tab.ts';
import { scenarios } from './scenarios/index.ts';

describe('through the use cases alone', () => {
  let running: RunningPlatform;
  beforeAll(async () => {
    running = await startPlatform();
  });
  beforeEach(() => running.reset());
  afterAll(() => running.close());

  for (const { name, tenant, locale, play } of scenarios) {
    test(name, async () => {
      const browser = headlessBrowser(headlessNetwork(running, tenant), locale);
      try {
        const portal = headlessPortal(await openHeadlessTab(browser));
        await play({ platform: platformTruth(running, tenant), portal });
      } finally {
        browser.close();
      }
    });
  }
});
