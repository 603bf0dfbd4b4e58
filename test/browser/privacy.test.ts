import { describe, expect, test } from 'vitest';
import { signInByEmail } from '../acceptance/scenarios/steps.ts';
import { browserPortal } from './driver/browser-portal.ts';
import { seen } from './driver/seen.ts';
import { aStage } from './driver/stage.ts';
import { signInPage } from './pages/sign-in-page.ts';
import { FAULTS, placesOf } from './privacy/faults.ts';
import { WRITES } from './privacy/writes.ts';
import { firstJourney } from './states/first-journey.ts';

const EVERY_CALL = ['**/api/**', '**/v1/**'];

/** Every journey is searched for leaks at its end; here the console is on as well, and things go wrong. */
describe('a borrower’s data', () => {
  const stage = aStage();

  test.each([
    ['northwind', 'en-us', false],
    ['northwind', 'en-us', true],
    ['maple', 'fr-ca', false],
  ] as const)(
    'of %s in %s, with the analytics identity %s, leaves by no way but those that are named',
    { timeout: 240_000 },
    async (tenant, locale, analyticsidentity) => {
      stage.server.configure(tenant, { analyticsidentity, useconsolelogging: true });
      const platform = stage.platform(tenant);
      const borrower = await platform.borrower('Avery');
      const screens: string[] = [];
      await stage.visit({ tenant, locale, width: 1280 }, async (visit) => {
        // With console logging on, each failure of the tour is also an error on the console: that is its purpose.
        visit.problems.expect(/^console: call failed/);
        await firstJourney({
          visit,
          tenant,
          server: stage.server,
          platform,
          portal: browserPortal(visit.tab, visit.connection),
          look: async (screen) => {
            screens.push(screen);
          },
        });
        expect(await visit.leaks.found(visit.tab.page, analyticsidentity ? ['email', 'phone'] : [])).toEqual(
          [],
        );
        expect(screens.length).toBeGreaterThan(20);
        for (const [sink, texts] of Object.entries(visit.leaks.sinks()))
          expect(texts.length, sink).toBeGreaterThan(0);
        const kinds = new Set((await visit.leaks.canaries()).map(({ kind }) => kind));
        expect(kinds.size).toBeGreaterThanOrEqual(12);
        const pushed = visit.leaks.sinks()['data layer'].join('\n');
        expect(pushed.includes(`"email":"${borrower.email}"`)).toBe(analyticsidentity);
        expect(pushed).toContain(borrower.id);
        visit.leaks.forget();
      });
    },
  );

  test.each(FAULTS.map(([name, answer]) => [name, answer] as const))(
    'leaves by no other way when the platform answers with %s',
    async (_, answer) => {
      stage.server.configure('northwind', { useconsolelogging: true });
      const platform = stage.platform('northwind');
      const visitor = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;
      await stage.visit(visitor, async (visit) => {
        const { page, origin } = visit.tab;
        visit.problems.expect(/^console: (call failed|feature flags failed|session refresh failed)/);
        const portal = browserPortal(visit.tab, visit.connection);
        const borrower = await platform.borrower('Avery');
        const [loan] = await platform.loans(borrower, 'outstanding');
        if (!loan) throw new Error('no loan');
        const breaks = async (): Promise<void> => {
          for (const pattern of EVERY_CALL)
            await visit.context.route(pattern, (route) => answer(route, borrower, loan));
        };
        const mends = async (): Promise<void> => {
          for (const pattern of EVERY_CALL) await visit.context.unroute(pattern);
        };
        const form = signInPage(visit.tab);
        await page.goto(origin);
        await breaks();
        await form.asksByEmail(borrower.email);
        await seen(page.getByRole('alert'));
        await mends();
        await page.getByRole('button', { name: visit.tab.t('action.tryAgain'), exact: true }).click();
        await form.isAskedForCodeSentTo(borrower.email);
        await breaks();
        await form.entersCode(await platform.newestCode(borrower.email));
        await seen(page.getByRole('alert'));
        await mends();
        await page.goto(origin);
        await form.entersCode(await platform.newestCode(borrower.email));
        await portal.isSignedIn();
        await breaks();
        await Promise.all(
          placesOf(loan).map(async (place) => {
            const tab = await visit.context.newPage();
            await tab.goto(`${origin}${place}`);
            await tab.waitForLoadState('networkidle');
            await tab.goto('about:blank');
          }),
        );
        await mends();
        expect(visit.leaks.sinks().log.join('\n')).toContain('call failed');
        // Nothing counts as not found that was not searched for, or where nothing was heard.
        for (const [sink, texts] of Object.entries(visit.leaks.sinks()))
          expect(texts.length, sink).toBeGreaterThan(0);
        const kinds = new Set((await visit.leaks.canaries()).map(({ kind }) => kind));
        expect(kinds.size).toBeGreaterThanOrEqual(12);
      });
    },
  );

  test.each(FAULTS.map(([name, answer]) => [name, answer] as const))(
    'leaves by no other way when a payment, an enrolment and a new address are answered with %s',
    { timeout: 240_000 },
    async (_, answer) => {
      stage.server.configure('northwind', { useconsolelogging: true });
      const platform = stage.platform('northwind');
      const visitor = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;
      await stage.visit(visitor, async (visit) => {
        const { page, origin } = visit.tab;
        visit.problems.expect(/^console: (call failed|session refresh failed)/);
        const world = { platform, portal: browserPortal(visit.tab, visit.connection) };
        const borrower = await platform.borrower('Avery');
        const [loan] = await platform.loans(borrower, 'outstanding');
        if (!loan) throw new Error('no loan');
        const breaks = (pattern: string) =>
          visit.context.route(pattern, (route) =>
            route.request().method() === 'GET' ? route.fallback() : answer(route, borrower, loan),
          );
        for (const { name, route, prepare, send } of WRITES) {
          await page.goto(origin);
          // A refused token has ended the session by then.
          const isSignedIn = await page.evaluate(
            () => sessionStorage.getItem('member-portal.session') !== null,
          );
          if (!isSignedIn) await signInByEmail(world, borrower);
          await prepare(world, borrower);
          for (const pattern of EVERY_CALL) await breaks(pattern);
          await send(world);
          const told = () => visit.leaks.sinks().log.filter((entry) => entry.includes(`"${route}"`));
          await expect.poll(told, { message: name, timeout: 15_000 }).not.toEqual([]);
          for (const pattern of EVERY_CALL) await visit.context.unroute(pattern);
        }
        const kinds = new Set((await visit.leaks.canaries()).map(({ kind }) => kind));
        expect(kinds.size).toBeGreaterThanOrEqual(12);
        const typed = (await visit.leaks.canaries()).map(({ text }) => text);
        expect(typed).toContain('77 Lighthouse Parade');
      });
    },
  );
});
