import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SessionRecordStore, SessionStore } from '@member-portal/application/ports';
import { SignOut } from '@member-portal/application/session';
import type { Instant } from '@member-portal/domain/calendar';
import { beginSession } from '@member-portal/domain/session';
import {
  createMemoryLocks,
  createMemoryRecords,
  createPortalContainer,
  type Platform,
} from '@member-portal/infrastructure/container';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { aConfiguration } from '../../support/infrastructure/a-configuration.ts';
import { aPage } from '../../support/infrastructure/a-page.ts';
import { aPlatform } from '../../support/infrastructure/a-platform.ts';
import { workingStorage } from '../../support/infrastructure/storages.ts';

const KEY = 'member-portal.session';

/**
 * A browser whose tabs share records and locks, but receive no messages of each other: all except one are
 * asleep.
 */
const aBrowser = async (ofSleeper: Partial<Platform> = {}) => {
  const shared = { records: createMemoryRecords(), locks: createMemoryLocks() };
  const called: Request[] = [];
  const openPage = (
    given: Partial<Platform> = {},
    configuration: Parameters<typeof aConfiguration>[0] = {},
  ) => {
    const container = createPortalContainer({
      configuration: aConfiguration(configuration),
      platform: aPlatform({
        ...shared,
        fetch: async (input, init) => {
          called.push(new Request(input, init));
          return new Response(undefined, { status: 204 });
        },
        ...given,
      }),
    });
    onTestFinished(() => container.dispose());
    return { ...container, sessions: container.services.get(SessionStore) };
  };
  const session = aSession((Date.now() - 60_000) as Instant);
  const kept = () => workingStorage({ [KEY]: JSON.stringify(session) });
  const page = aPage();
  const storage = kept();
  const asleep = openPage({ page, sessionStorage: storage, ...ofSleeper });
  await asleep.services
    .get(SessionRecordStore)
    .update(async () => ({ record: beginSession(session.receivedAt), answer: undefined }));
  await asleep.restore();
  expect(asleep.sessions.current()).toEqual(session);
  /** What `/logout` in a new tab does. */
  const signOutElsewhere = async (): Promise<void> => {
    const other = openPage();
    await other.restore();
    expect(other.sessions.current()).toBeUndefined();
    other.services.get(SignOut)();
    while ((await shared.records.read('session')) !== undefined) await pause(1);
  };
  return { shared, session, page, storage, kept, asleep, openPage, signOutElsewhere, called };
};

describe('a tab that was away while a tab without a session signed out', () => {
  it('comes back from the back/forward cache covered, and signed out', async () => {
    const { page, asleep, storage, signOutElsewhere } = await aBrowser();
    page.leave();
    expect(page.covered()).toBe(true);
    await signOutElsewhere();
    page.happen('pageshow');
    expect(page.covered()).toBe(true);
    await vi.waitFor(() => expect(asleep.sessions.current()).toBeUndefined(), 10_000);
    expect(storage.entries.size).toBe(0);
    // The screen of the ended session is still there until the front end has replaced it.
    expect(page.covered()).toBe(true);
    await vi.waitFor(() => expect(page.covered()).toBe(false), 10_000);
  });

  it('comes back by a reload without the session that its storage still has', async () => {
    const { kept, openPage, signOutElsewhere } = await aBrowser();
    await signOutElsewhere();
    const storage = kept();
    const reloaded = openPage({ sessionStorage: storage });
    await reloaded.restore();
    expect(reloaded.sessions.current()).toBeUndefined();
    expect(storage.entries.size).toBe(0);
  });

  it('leaves no record behind that a new tab would wait for', async () => {
    const { shared, signOutElsewhere } = await aBrowser();
    await signOutElsewhere();
    expect(await shared.records.read('session')).toBeUndefined();
  });
});

it('a tab that was away while nobody signed out is shown again, signed in', async () => {
  const { page, asleep, session } = await aBrowser();
  page.leave();
  page.happen('pageshow');
  await vi.waitFor(() => expect(page.covered()).toBe(false), 10_000);
  expect(asleep.sessions.current()).toEqual(session);
});

it('a tab that was away past the end of an idle session is covered until its screen is gone', async () => {
  const locks = createMemoryLocks();
  // A browser grants a lock later than it reads a record.
  const exclusively: typeof locks.exclusively = async (name, action) =>
    pause(20).then(() => locks.exclusively(name, action));
  const { page, asleep, session } = await aBrowser({ locks: { exclusively } });
  const shownSignedIn: boolean[] = [];
  const { cover } = page;
  page.cover = (covered) => {
    if (!covered) shownSignedIn.push(asleep.sessions.current() !== undefined);
    cover(covered);
  };
  page.leave();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  // The tick is over and nobody was active, but the token could still be used.
  vi.setSystemTime(session.receivedAt + 16 * 60_000);
  page.happen('pageshow');
  await vi.waitFor(() => expect(shownSignedIn).toEqual([false]), 10_000);
});

it('a page that shows for the first time is not covered', async () => {
  const { page } = await aBrowser();
  page.happen('pageshow');
  expect(page.covered()).toBe(false);
});

describe('a session that has ended', () => {
  it('leaves neither its token in memory nor the addresses of its calls', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const { openPage, kept } = await aBrowser();
    let forgotten = 0;
    const forgetRequests = (): void => {
      forgotten += 1;
    };
    const signedIn = async () => {
      const page = openPage({ sessionStorage: kept(), forgetRequests });
      await page.restore();
      const current = page.sessions.current();
      if (!current) throw new Error('nobody is signed in');
      return { page, weak: new WeakRef(current) };
    };
    const { page, weak } = await signedIn();
    await pause(20);
    expect(forgotten).toBe(0);
    page.services.get(SignOut)();
    expect(forgotten).toBe(1);
    // What the engine itself still refers to goes with one of the next collections.
    const isHeld = (): boolean => {
      collect();
      return weak.deref() !== undefined;
    };
    await expect.poll(isHeld, { timeout: 5000 }).toBe(false);
  });

  it.each([
    [true, ['POST /api/auth/logout']],
    [false, []],
  ])('is revoked where the platform can, by its own token: %s', async (authlogout, expected) => {
    const { openPage, kept, session, called } = await aBrowser();
    const page = openPage({ sessionStorage: kept() }, { authlogout });
    await page.restore();
    page.services.get(SignOut)();
    const revocations = () => called.filter(({ url }) => new URL(url).pathname.startsWith('/api/auth/'));
    const told = () => revocations().map(({ method, url }) => `${method} ${new URL(url).pathname}`);
    await expect.poll(told).toEqual(expected);
    for (const { headers, keepalive } of revocations()) {
      expect(headers.get('authorization')).toBe(`Bearer ${session.token}`);
      expect(headers.get('x-app-id')).toBeTruthy();
      expect(keepalive).toBe(true);
    }
  });
});
