import { expect } from 'vitest';
import { signInByEmail } from '../../acceptance/scenarios/steps.ts';
import type { TenantId } from '../../support/acceptance/running-platform.ts';
import { browserPortal } from '../driver/browser-portal.ts';
import type { LocaleId } from '../driver/phrases.ts';
import { seen } from '../driver/seen.ts';
import { settled } from '../driver/settled.ts';
import type { Stage } from '../driver/stage.ts';
import { signInPage } from '../pages/sign-in-page.ts';
import { firstJourney } from '../states/first-journey.ts';
import { type FAULTS, placesOf } from './faults.ts';
import { WRITES } from './writes.ts';

type Answer = (typeof FAULTS)[number][1];

const EVERY_CALL = ['**/api/**', '**/v1/**'];
const visitor = { tenant: 'northwind', locale: 'en-us', width: 1280 } as const;

/** A tour of all screens with the console on, at whose end what left the pages is searched for the borrower's data. */
export const searchedTour = async (
  stage: Stage,
  tenant: TenantId,
  locale: LocaleId,
  analyticsidentity: boolean,
): Promise<void> => {
  const platform = stage.platform(tenant);
  const borrower = await platform.borrower('Avery');
  const screens: string[] = [];
  const changed = { analyticsidentity, useconsolelogging: true };
  await stage.watchedVisit(
    { tenant, locale, width: 1280 },
    async (visit) => {
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
    },
    changed,
  );
};

/** Sign-in and every page while the platform answers each call in this way. */
export const searchedReads = async (stage: Stage, answer: Answer): Promise<void> => {
  const platform = stage.platform('northwind');
  await stage.watchedVisit(
    visitor,
    async (visit) => {
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
      const again = page.getByRole('button', { name: visit.tab.t('action.tryAgain'), exact: true });
      // After a refusal the button keeps its usual words.
      await again
        .or(page.getByRole('button', { name: visit.tab.t('signIn.submit.email'), exact: true }))
        .click();
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
          await settled(tab);
          await tab.goto('about:blank');
        }),
      );
      await mends();
      expect(visit.leaks.sinks().log.join('\n')).toContain('call failed');
      // A value that was not searched for, or a channel without traffic, does not count as clean.
      for (const [sink, texts] of Object.entries(visit.leaks.sinks()))
        expect(texts.length, sink).toBeGreaterThan(0);
      const kinds = new Set((await visit.leaks.canaries()).map(({ kind }) => kind));
      expect(kinds.size).toBeGreaterThanOrEqual(12);
    },
    { useconsolelogging: true },
  );
};

/** A payment, an enrolment and a change of address that the platform answers in this way. */
export const searchedWrites = async (stage: Stage, answer: Answer): Promise<void> => {
  const platform = stage.platform('northwind');
  await stage.watchedVisit(
    visitor,
    async (visit) => {
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
    },
    { useconsolelogging: true },
  );
};
