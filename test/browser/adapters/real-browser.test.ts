import type { Session } from '@member-portal/domain/session';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import {
  aTenantOrigin,
  aWindow,
  openTab,
  useOpenedPortals,
} from '../../support/infrastructure/opened-portal.ts';

useOpenedPortals();

const token = (page: Page) => page.evaluate(async () => (await window.opened).token());
const signIn = (page: Page, session: Session, startedAt: number, activeAt: number) =>
  page.evaluate(async ([given, from, active]) => (await window.opened).signIn(given, from, active), [
    session,
    startedAt,
    activeAt,
  ] as const);
const claim = (page: Page, prefix: string, loan = 'loan-1') =>
  page.evaluate(
    async ([name, of]) => {
      const opened = await window.opened;
      await opened.loadSignedIn();
      return opened.claim('buyer-avery', of, name, 20);
    },
    [prefix, loan] as const,
  );

const now = () => Date.now();
const session = () => aSession(now() as Session['receivedAt']);

/**
 * Timers of all tabs are stopped: a tab that only polls never notices the others, and none stops waiting for a message of
 * another.
 */
const standStill = async ({ clock }: BrowserContext): Promise<void> => {
  await clock.install({ time: now() });
  await clock.pauseAt(now() + 60_000);
};

describe('in a real browser', () => {
  it('a new tab takes the session over, keeps it over a reload, and is told when it ends', async () => {
    const { origin } = await aTenantOrigin();
    const context = await aWindow();
    await standStill(context);
    const first = await openTab(context, origin);
    const given = session();
    await signIn(first, given, now(), now());
    const second = await openTab(context, origin);
    await second.evaluate(async () => (await window.opened).restore());
    expect(await token(second)).toBe(given.token);
    await second.reload();
    expect(await token(second)).toBe(given.token);

    await first.evaluate(async () => (await window.opened).signOut());
    await expect.poll(() => token(second)).toBeUndefined();
    await second.reload();
    expect(await token(second)).toBeUndefined();
  });

  it('two tabs that claim one loan at once are given one key, and so is a later visit', async () => {
    const { origin } = await aTenantOrigin();
    const context = await aWindow();
    const [one, two] = [await openTab(context, origin), await openTab(context, origin)];
    const claimed = (await Promise.all([claim(one, 'one'), claim(two, 'two')])).flat();
    expect(new Set(claimed).size).toBe(1);
    await one.close();
    await two.reload();
    expect(new Set([...(await claim(two, 'later')), ...claimed]).size).toBe(1);
  });

  it('two tabs whose database the browser closed share a new one: claims of one loan are still given one key', async () => {
    const { origin } = await aTenantOrigin();
    const context = await aWindow();
    const [one, two] = [await openTab(context, origin), await openTab(context, origin)];
    for (const page of [one, two]) await claim(page, 'before');
    // Clearing the data of a site closes its databases, as Safari does to those of pages in the background.
    const browser = await context.newCDPSession(one);
    await browser.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
    const claimed = (await Promise.all([claim(one, 'one', 'loan-2'), claim(two, 'two', 'loan-2')])).flat();
    expect(new Set(claimed).size).toBe(1);
  });

  it('four tabs refresh once a round, and all have the new token', async () => {
    const { origin, refreshes } = await aTenantOrigin();
    const context = await aWindow();
    await standStill(context);
    const tabs = [await openTab(context, origin)];
    const [first] = tabs;
    if (!first) throw new Error('no tab');
    const given = session();
    await signIn(first, given, now(), now());
    while (tabs.length < 4) {
      const tab = await openTab(context, origin);
      await tab.evaluate(async () => (await window.opened).restore());
      tabs.push(tab);
    }
    expect(refreshes()).toBe(0);
    // The tick is due in every tab at once, and their time has been stopped.
    await signIn(first, given, now() - 16 * 60_000, now() - 3 * 60_000);
    await Promise.all(tabs.map((tab) => tab.evaluate(async () => (await window.opened).restore())));
    const haveOneNewToken = async () => {
      const tokens = new Set(await Promise.all(tabs.map(token)));
      return tokens.size === 1 && !tokens.has(given.token);
    };
    await expect.poll(haveOneNewToken, { timeout: 30_000 }).toBe(true);
    expect(refreshes()).toBe(1);
  });

  it.each([
    ['IndexedDB', 'indexedDB'],
    ['session storage', 'sessionStorage'],
    ['local storage', 'localStorage'],
    ['lines between tabs', 'BroadcastChannel'],
  ])('everything works in one tab that is denied %s', async (_, denied) => {
    const { origin } = await aTenantOrigin();
    const context = await aWindow();
    await context.addInitScript((name) => {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }, denied);
    const tab = await openTab(context, origin);
    const given = session();
    await signIn(tab, given, now(), now());
    expect(await token(tab)).toBe(given.token);
    expect(new Set(await claim(tab, 'key')).size).toBe(1);
    await tab.evaluate(async () => (await window.opened).signOut());
    expect(await token(tab)).toBeUndefined();
  });
});
