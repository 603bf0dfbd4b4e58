import type { Session } from '@member-portal/domain/session';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findChromium } from '../../../scripts/chromium.mjs';
import { aSession } from '../../support/builders/a-session.ts';
import {
  aTenantOrigin,
  aWindow,
  openTab,
  useOpenedPortals,
} from '../../support/infrastructure/opened-portal.ts';

// The headless shell keeps no page for Back.
const executablePath = findChromium({ whole: true });
useOpenedPortals({
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  ...(executablePath === undefined ? {} : { executablePath }),
});

const MINUTE = 60_000;

const token = (page: Page) => page.evaluate(async () => (await window.opened).token());
const signIn = (page: Page, session: Session, at: number) =>
  page.evaluate(async ([given, from]) => (await window.opened).signIn(given, from, from), [
    session,
    at,
  ] as const);
const keepAlive = (page: Page) =>
  page.evaluate(async () => {
    const opened = await window.opened;
    await opened.loadSignedIn();
  });

describe('the back/forward cache', () => {
  /**
   * Leaves a signed-in page, does something on the next one, and goes back. The first page itself tells the server how it
   * was shown and whether it has a session: the driver loses sight of pages that come out of the cache.
   */
  const leaveAndReturn = async (there: (page: Page) => Promise<void>) => {
    const { origin, arrived } = await aTenantOrigin();
    const page = await openTab(await aWindow(), origin);
    await signIn(page, aSession(Date.now() as Session['receivedAt']), Date.now());
    await page.evaluate(() =>
      window.addEventListener('pageshow', ({ persisted }) => {
        setTimeout(async () => {
          const signedIn = (await window.opened).token() !== undefined;
          await fetch(`/api/shown?persisted=${persisted}&signedIn=${signedIn}`);
        }, 100);
      }),
    );
    await page.goto(`${origin}/elsewhere.html`);
    await page.waitForFunction(() => window.opened !== undefined);
    await there(page);
    await page.evaluate(() => {
      setTimeout(() => history.back(), 10);
    });
    const shown = () =>
      arrived.filter(({ url }) => url.pathname === '/api/shown').map(({ url }) => url.search);
    await expect.poll(shown, { timeout: 10_000 }).toHaveLength(1);
    return shown()[0];
  };

  it('gives no page back with a session that ended meanwhile in its tab', async () => {
    expect(await leaveAndReturn((page) => page.evaluate(() => sessionStorage.clear()))).toBe(
      '?persisted=true&signedIn=false',
    );
  });

  it('gives a page back with its session while it lasts', async () => {
    expect(await leaveAndReturn(async () => undefined)).toBe('?persisted=true&signedIn=true');
  });

  it('gives no page back with a session that another tab signed out of', async () => {
    const { origin } = await aTenantOrigin();
    const context = await aWindow();
    const page = await openTab(context, origin);
    const other = await openTab(context, origin);
    await signIn(page, aSession(Date.now() as Session['receivedAt']), Date.now());
    await other.evaluate(async () => (await window.opened).restore());
    await page.goto(`${origin}/elsewhere.html`);
    await page.waitForFunction(async () => (await window.opened)?.token() !== undefined);
    await other.evaluate(async () => (await window.opened).signOut());
    // A message to a page in the back/forward cache evicts it, so it is reloaded.
    await page.goBack();
    await page.waitForFunction(() => window.opened !== undefined);
    expect(await token(page)).toBeUndefined();
  });
});

describe('a device that slept', () => {
  it.each([
    ['an hour, idle', 60, undefined, 0],
    ['four hours, past the longest session', 240, undefined, 0],
    ['five minutes', 5, 'kept', 0],
  ])('wakes after %s with the correct session state', async (_, minutes, kept, expectedRefreshes) => {
    const { origin, refreshes } = await aTenantOrigin();
    const context = await aWindow();
    await context.clock.install({ time: new Date('2026-11-21T15:00:00Z') });
    const page = await openTab(context, origin);
    const now = await page.evaluate(() => Date.now());
    const session = aSession(now as Session['receivedAt']);
    await signIn(page, session, now);
    await keepAlive(page);
    // Timers stop while the clock continues, as when a lid is closed.
    await context.clock.setSystemTime(now + minutes * MINUTE);
    await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
    await context.clock.runFor(1000);
    await expect.poll(() => token(page)).toBe(kept === undefined ? undefined : session.token);
    expect(refreshes()).toBe(expectedRefreshes);
  });
});

describe('a buyer’s activity', () => {
  it('is recorded at most once a second, and in every tab', async () => {
    const { origin } = await aTenantOrigin();
    const context = await aWindow();
    const start = Date.now();
    await context.clock.install({ time: start });
    await context.clock.pauseAt(start + MINUTE);
    const page = await openTab(context, origin);
    const other = await openTab(context, origin);
    await other.evaluate(() => {
      const heard: number[] = [];
      Reflect.set(window, 'heard', heard);
      new BroadcastChannel('member-portal.session-record').addEventListener('message', ({ data }) => {
        if (data) heard.push(data.lastActivityAt);
      });
    });
    const now = await page.evaluate(() => Date.now());
    await signIn(page, aSession(now as Session['receivedAt']), now);
    await keepAlive(page);
    await page.bringToFront();
    const moves = async (): Promise<void> => {
      for (let count = 1; count <= 10; count += 1) await page.mouse.move(count * 10, count * 7);
    };
    const noted = async () => {
      const heard = (await other.evaluate(() => Reflect.get(window, 'heard'))) as readonly number[];
      return [...new Set(heard)].map((at) => at - now).filter((passed) => passed > 0);
    };
    // Half seconds pass, and in each the mouse is moved a lot: every other one is reported, after its second
    // is over.
    const told: number[] = [];
    for (const passed of [1000, 1500, 2000, 2500, 3000]) {
      await context.clock.runFor(passed === 1000 ? 1000 : 500);
      await moves();
      if (passed % 1000 === 0) told.push(passed);
      await expect.poll(noted).toEqual(told);
    }
  });
});
