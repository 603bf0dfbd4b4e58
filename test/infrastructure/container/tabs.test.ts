import { setTimeout as pause } from 'node:timers/promises';
import { Clock, SessionRecordStore, SessionStore } from '@member-portal/application/ports';
import { KeptDrafts, SignOut } from '@member-portal/application/session';
import type { BuyerId } from '@member-portal/domain/buyer';
import { addMilliseconds, type Instant } from '@member-portal/domain/calendar';
import { beginSession, SESSION_POLICY } from '@member-portal/domain/session';
import {
  createMemoryLocks,
  createMemoryRecords,
  createPortalContainer,
  openChannel,
  type Platform,
} from '@member-portal/infrastructure/container';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { silentChannel } from '../../../src/infrastructure/browser/channel.ts';
import type { KeyValues } from '../../../src/infrastructure/storage/key-values.ts';
import { SESSION_MARK } from '../../../src/infrastructure/storage/shared-session-ends.ts';
import { AVERY, aSession, aToken } from '../../support/builders/a-session.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';
import { workingStorage } from '../../support/infrastructure/storages.ts';

// No timer of a tab ever fires: a tab that waited for its time to pass would wait for ever, and so would one
// that finds out about the others only by looking from time to time. How fast the machine is decides nothing.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

let browsers = 0;

/** Tabs of one browser: real lines between them, shared records and locks, and a platform that counts refreshes. */
const aBrowser = () => {
  browsers += 1;
  const name = `browser-${browsers}-`;
  const shared = { records: createMemoryRecords(), locks: createMemoryLocks() };
  let refreshes = 0;
  const fetch: Platform['fetch'] = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : String(input));
    if (!pathname.endsWith('/token/refresh')) return Response.json({});
    refreshes += 1;
    const iat = Math.floor(Date.now() / 1000);
    await pause(30);
    return Response.json({
      jwt: aToken({ buyerID: AVERY, iat, exp: iat + 1200, tenant: 'northwind', serial: refreshes }),
    });
  };
  const mark = () => shared.records.read(SESSION_MARK);
  return {
    refreshes: () => refreshes,
    /** Plays, then waits until the session's mark has changed: no call of a tab waits for it to be written. */
    marking: async (play: () => Promise<unknown>): Promise<void> => {
      const before = await mark();
      await play();
      while ((await mark()) === before) await pause(1);
    },
    openTab: (given: Partial<Platform> = {}) => {
      const container = createPortalContainer({
        configuration: aConfiguration(),
        platform: aPlatform({
          ...shared,
          fetch,
          openChannel: (line) => openChannel(BroadcastChannel, name + line),
          ...given,
        }),
      });
      onTestFinished(() => container.dispose());
      return { ...container, sessions: container.services.get(SessionStore) };
    },
  };
};

type Tab = ReturnType<ReturnType<typeof aBrowser>['openTab']>;

/** Signs in as the use case does: the shared record begins, then the session opens. */
const signIn = async (
  tab: Tab,
  at: Instant = tab.services.get(Clock).now(),
  activeAt = at,
): Promise<void> => {
  const record = { ...beginSession(at), lastActivityAt: activeAt };
  await tab.services.get(SessionRecordStore).update(async () => ({ record, answer: undefined }));
  tab.sessions.open(aSession(tab.services.get(Clock).now()));
};

const now = (): Instant => Date.now() as Instant;

describe('tabs of one browser', () => {
  it('hand the session to a new tab before its first route guard runs', async () => {
    const { openTab } = aBrowser();
    const first = openTab();
    await signIn(first);
    const second = openTab();
    await second.restore();
    expect(second.sessions.current()).toEqual(first.sessions.current());
  });

  it.each([
    ['on a first visit', undefined],
    ['where the last session went idle while no tab was open', (now() - 60 * 60_000) as Instant],
  ])('do not wait for anybody %s', async (_, activeAt) => {
    const { openTab } = aBrowser();
    const record = activeAt && beginSession(activeAt);
    await openTab()
      .services.get(SessionRecordStore)
      .update(async () => ({ record, answer: undefined }));
    // No timer ever fires, so waiting for another tab would never end.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const tab = openTab();
    await tab.restore();
    expect(tab.sessions.current()).toBeUndefined();
  });

  it('are all notified of a sign-out, without polling', async () => {
    const { openTab } = aBrowser();
    const first = openTab();
    await signIn(first);
    const others = [openTab(), openTab(), openTab()];
    for (const tab of others) await tab.restore();
    const ends = others.map(({ sessions }) => new Promise((resolve) => void sessions.subscribe(resolve)));
    first.services.get(SignOut)();
    const ended = { kind: 'closed', end: 'ended-elsewhere' };
    expect(await Promise.all(ends)).toEqual(others.map(() => ended));
    expect(others.map(({ sessions }) => sessions.current())).toEqual(others.map(() => undefined));
  });

  it('are all told that a session has expired when one tab finds its end, and mark and forget it once', async () => {
    const { openTab } = aBrowser();
    const first = openTab();
    await signIn(first, addMilliseconds(now(), -60_000));
    const second = openTab();
    await second.restore();
    await first.loadSignedIn();
    const place = { name: 'payment loan-1' };
    second.services.get(KeptDrafts).keep(place, 'typed');
    const ends: unknown[] = [];
    second.sessions.subscribe((change) => ends.push(change));
    first.sessions.close('idle');
    await vi.waitFor(() => expect(ends).toEqual([{ kind: 'closed', end: 'expired-elsewhere' }]), 10_000);
    await signIn(second);
    expect(second.services.get(KeptDrafts).read(place)).toBe('typed');
    await vi.waitFor(() => expect(ends).toHaveLength(2), 10_000);
    // What the other tab does late must not forget the new session.
    await pause(50);
    expect(await second.services.get(SessionRecordStore).read()).toMatchObject({ value: { refreshes: 0 } });
  });

  it('refresh once a round, and all have the new token', async () => {
    const { openTab, refreshes } = aBrowser();
    const first = openTab();
    // A tick is due, and the buyer was there a minute ago.
    const start = addMilliseconds(now(), -SESSION_POLICY.refreshInterval - 1000);
    await signIn(first, start, addMilliseconds(now(), -60_000));
    const tabs = [first, openTab(), openTab(), openTab()];
    await Promise.all(tabs.map(({ restore }) => restore()));
    await vi.waitFor(() => {
      expect(new Set(tabs.map(({ sessions }) => sessions.current()?.token)).size).toBe(1);
    }, 10_000);
    expect(refreshes()).toBe(1);
  });

  it('do not bring a session back that was idle at its tick while no page was open', async () => {
    const { openTab, refreshes } = aBrowser();
    const first = openTab();
    await signIn(first, addMilliseconds(now(), -SESSION_POLICY.refreshInterval - 1000));
    // It asks the other tabs for theirs afterwards, and there is none to answer.
    vi.useRealTimers();
    await first.restore();
    expect(first.sessions.current()).toBeUndefined();
    expect(refreshes()).toBe(0);
  });

  /**
   * A tab that has its own copy of the session and receives no messages: it is loading, frozen, or was
   * closed.
   */
  const aDeafTab = (openTab: ReturnType<typeof aBrowser>['openTab'], copy: KeyValues) =>
    openTab({ sessionStorage: copy, openChannel: () => silentChannel });
  const copyOf = (tab: Tab): KeyValues =>
    workingStorage({ 'member-portal.session': JSON.stringify(tab.sessions.current()) });

  it('do not bring a session back that was signed out of while they were loading', async () => {
    const { openTab } = aBrowser();
    const first = openTab();
    await signIn(first);
    await first.loadSignedIn();
    const copy = copyOf(first);
    first.services.get(SignOut)();
    const reloaded = aDeafTab(openTab, copy);
    await reloaded.restore();
    expect(reloaded.sessions.current()).toBeUndefined();
    expect(copy.getItem('member-portal.session')).toBeNull();
  });

  it('take the newer session over instead of one that has ended, and end nothing of it', async () => {
    const { openTab } = aBrowser();
    const first = openTab();
    await signIn(first);
    await first.loadSignedIn();
    const copy = copyOf(first);
    first.services.get(SignOut)();
    await pause(5);
    await signIn(first);
    const reloaded = openTab({ sessionStorage: copy });
    await reloaded.restore();
    expect(first.sessions.current()).toBeDefined();
    expect(reloaded.sessions.current()).toEqual(first.sessions.current());
  });

  it('never come back with one buyer where another has signed in', async () => {
    const { openTab, marking } = aBrowser();
    const first = openTab();
    await signIn(first);
    await marking(() => first.loadSignedIn());
    const copy = copyOf(first);
    const other = openTab({ openChannel: () => silentChannel });
    other.sessions.open(aSession(now(), 'buyer-blake' as BuyerId));
    await marking(() => other.loadSignedIn());
    const reloaded = aDeafTab(openTab, copy);
    vi.useRealTimers();
    await reloaded.restore();
    expect(reloaded.sessions.current()).toBeUndefined();
    expect(other.sessions.current()?.buyerId).toBe('buyer-blake');
  });

  it('keep their session where a tab that missed a refresh finds its token expired', async () => {
    const { openTab } = aBrowser();
    const start = now();
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
      now: start,
    });
    const first = openTab();
    await signIn(first);
    await first.loadSignedIn();
    const missed = aDeafTab(openTab, copyOf(first));
    await missed.restore();
    vi.setSystemTime(start + 15 * 60_000);
    const record = {
      ...beginSession(start),
      refreshes: 1,
      nextTickAt: (start + 30 * 60_000) as Instant,
      lastActivityAt: now(),
    };
    await first.services.get(SessionRecordStore).update(async () => ({ record, answer: undefined }));
    first.sessions.refresh(aSession(now(), AVERY, 2));
    vi.setSystemTime(start + 20 * 60_000);
    expect(missed.sessions.current()).toBeUndefined();
    // If that tab ended the session for all, it would do so within this time.
    await pause(50);
    expect((await first.services.get(SessionRecordStore).read()).unwrapOr(undefined)).toMatchObject({
      startedAt: start,
    });
    const reloaded = aDeafTab(openTab, copyOf(first));
    await reloaded.restore();
    expect(reloaded.sessions.current()).toEqual(first.sessions.current());
  });

  it('keep their session over a reload while it lasts', async () => {
    const { openTab } = aBrowser();
    const first = openTab();
    await signIn(first);
    await first.loadSignedIn();
    const reloaded = aDeafTab(openTab, copyOf(first));
    await reloaded.restore();
    expect(reloaded.sessions.current()).toEqual(first.sessions.current());
  });
});
