import { afterAll, describe, expect, test } from 'vitest';
import { scenarios } from '../acceptance/scenarios/index.ts';
import { journeys } from '../acceptance/scenarios/journeys.ts';
import { comesBackSignedIn } from '../acceptance/scenarios/steps.ts';
import { visitCold } from '../browser/bench-page/visit.ts';
import { serveYardsticks } from '../browser/bench-page/yardsticks.ts';
import { browserPortal } from '../browser/driver/browser-portal.ts';
import { duringVisit } from '../browser/driver/during-visit.ts';
import type { Visit, Visitor } from '../browser/driver/open-portal.ts';
import { PATIENCE_MS, seen } from '../browser/driver/seen.ts';
import { aStage } from '../browser/driver/stage.ts';
import { hasLoans } from '../browser/lists/long-lists.ts';
import { loansPage } from '../browser/pages/loans-page.ts';
import { signInPage } from '../browser/pages/sign-in-page.ts';
import { servePages } from '../support/page-site.ts';
import { tenantNamed } from '../support/tenant.ts';
import { workMs } from '../support/work-ms.ts';
import { tell, writeTable } from './figures.ts';
import { tracedTasks } from './traced-tasks.ts';
import { type Took, type WatchedTimes, watchTimes } from './watched-times.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const LOANS = 5000;
const SCROLLS = 120;
const OPENED = 5;
const TRIP_MS = 150;
const rounds = Array.from({ length: ROUNDS }, (_, round) => round);

const wide = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;

/** Nothing here fails because of a time: this measures durations, and prints a table. */
describe('how soon the portal answers', () => {
  const stage = aStage();
  const noise: number[] = [];
  const bare: number[] = [];
  const took: Record<
    'interactions' | 'long' | 'tasks' | 'dialogs' | 'scrolled' | 'scrolling' | 'opened' | 'back' | 'list',
    Took[]
  > = {
    interactions: [],
    long: [],
    tasks: [],
    dialogs: [],
    scrolled: [],
    scrolling: [],
    opened: [],
    back: [],
    list: [],
  };
  const slowly = async (
    visitor: Visitor,
    play: (visit: Visit, times: WatchedTimes) => Promise<void>,
  ): Promise<void> => {
    let times: WatchedTimes | undefined;
    noise.push(workMs());
    const prepare = async (context: Visit['context']): Promise<void> => {
      times = await watchTimes(context);
    };
    const playing = (visit: Visit) => (times ? play(visit, times) : Promise.reject(new Error('not watched')));
    await duringVisit(stage.browser, stage.server, visitor, playing, {}, prepare);
  };
  afterAll(() => {
    tell('interactions of the fourteen journeys', took.interactions);
    tell('tasks of 50 ms or more in them', took.long);
    tell('tasks of 16 ms or more in them, traced', took.tasks);
    tell('dialogs, from the press until painted', took.dialogs);
    tell(`${LOANS} loans scrolled: tasks of 50 ms or more`, took.scrolled);
    tell(`${LOANS} loans scrolled: tasks of 16 ms or more, traced`, took.scrolling);
    tell(`from ${LOANS} loans to one, until painted`, took.opened);
    tell('and back', took.back);
    tell(`from the code to the list, ${TRIP_MS} ms a trip`, took.list);
    writeTable(noise, bare);
  });

  test('bare React takes input', async () => {
    const site = await servePages([tenantNamed(wide.tenant)]);
    const page = await site.ask(new Request(site.originOf(wide.tenant)));
    const yardsticks = await serveYardsticks(page);
    // The first visit pays for the browser's start.
    for (let round = -1; round < 3 * ROUNDS; round += 1) {
      const { field } = await visitCold(stage.browser, `${yardsticks.origin}/react`);
      if (round >= 0) bare.push(field);
    }
    yardsticks.close();
    site.close();
  });

  const played = scenarios.filter(({ name }) => Object.values<string>(journeys).includes(name));
  // A trace makes what it records longer, so tasks are traced in a round of their own.
  const plays = [
    ...rounds.map((round) => ({ round: `${round}`, traced: false })),
    { round: 'traced', traced: true },
  ];
  test.each(plays.flatMap((how) => played.map((scenario) => ({ ...how, ...scenario }))))(
    '$round: $name',
    ({ traced, play, tenant, locale, width }) =>
      slowly({ tenant, locale, width }, async ({ tab, connection }, times) => {
        await tab.page.goto(tab.origin);
        // The first script's own start is the page benchmark's.
        await seen(tab.page.getByRole('textbox'));
        await tab.page.waitForLoadState('networkidle');
        times.forget();
        const world = { platform: stage.platform(tenant), portal: browserPortal(tab, connection) };
        if (traced) {
          took.tasks.push(...(await tracedTasks(stage.browser, tab.page, () => play(world))));
          return;
        }
        await play(world);
        took.interactions.push(...times.of('interaction'));
        took.long.push(...times.of('long task'));
        took.dialogs.push(...times.of('dialog'));
      }),
  );

  test.each(plays)('$round: a long list is scrolled, and one of its loans is opened', ({ traced }) =>
    slowly(wide, async ({ tab, connection }, times) => {
      const { page, origin } = tab;
      const platform = stage.platform(wide.tenant);
      await comesBackSignedIn(
        { platform, portal: browserPortal(tab, connection) },
        await platform.borrower('Avery'),
      );
      await hasLoans(stage.server.running, wide.tenant, page, LOANS);
      await page.goto(`${origin}/loans/outstanding`);
      const first = page.getByRole('link', { name: 'Details: Merchant 0, loan L-0', exact: true });
      await seen(first);
      await page.waitForLoadState('networkidle');
      const scroll = async (): Promise<void> => {
        for (let count = 0; count < SCROLLS; count += 1) {
          await page.mouse.wheel(0, 600);
          await page.waitForTimeout(50);
        }
      };
      if (traced) {
        took.scrolling.push(...(await tracedTasks(stage.browser, page, scroll)));
        return;
      }
      times.forget();
      await scroll();
      took.scrolled.push(...times.of('long task'));
      for (let count = 0; count < OPENED; count += 1) {
        await page.evaluate(() => window.scrollTo(0, 0));
        await first.scrollIntoViewIfNeeded();
        await page.waitForLoadState('networkidle');
        times.forget();
        await first.click();
        await expect.poll(() => times.of('heading').length, { timeout: PATIENCE_MS }).toBeGreaterThan(0);
        await page.waitForLoadState('networkidle');
        const what = count === 0 ? 'the first, read from the platform' : 'one opened before';
        took.opened.push(...times.of('heading').map((opened) => ({ ...opened, what })));
        const began = performance.now();
        await page.goBack();
        await seen(first);
        took.back.push({ kind: 'heading', ms: performance.now() - began, what: 'Back, driver included' });
      }
    }),
  );

  test.each(rounds)('%i: the list comes after the code', () =>
    slowly({ ...wide, width: 390 }, async ({ tab, connection, context }, times) => {
      const { page } = tab;
      const devTools = await context.newCDPSession(page);
      await devTools.send('Network.enable');
      const line = { offline: false, latency: TRIP_MS, downloadThroughput: -1, uploadThroughput: -1 };
      await devTools.send('Network.emulateNetworkConditions', line);
      await page.goto(tab.origin);
      const platform = stage.platform(wide.tenant);
      const { email } = await platform.borrower('Avery');
      const portal = browserPortal(tab, connection);
      await portal.asksForCodeByEmail(email);
      await portal.isAskedForCodeSentTo(email);
      // Whoever looks up a code in another program takes longer than what is fetched meanwhile.
      await page.waitForLoadState('networkidle');
      times.forget();
      await signInPage(tab).entersCode(await platform.newestCode(email));
      await loansPage(tab).isOpen();
      await seen(page.getByRole('main').getByRole('article'));
      await page.waitForTimeout(500);
      took.list.push(...times.of('list'));
    }),
  );
});
