import { addMilliseconds } from '@member-portal/domain/calendar';
import { beginSession } from '@member-portal/domain/session';
import { errAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeSessionRecordStore } from '../../support/fakes/fake-session-record-store.ts';
import { OFFLINE, TIMEOUT } from '../../support/fakes/fault-line.ts';
import { aBrowser, minutes } from './browser.ts';

describe('the keep-alive', () => {
  // Proves.
  it('refreshes the token at each tick while the buyer is there', async () => {
    const { time, authentication, openTab } = aBrowser();
    const tab = openTab();
    const first = tab.sessions.current()?.token;
    await time.advance(minutes(14));
    tab.activity.happen();
    await time.advance(minutes(1));
    expect(authentication.refreshes()).toBe(1);
    expect(tab.sessions.current()?.token).not.toBe(first);
    expect(tab.sessions.changes.map(({ kind }) => kind)).toEqual(['refreshed']);
  });

  // Proves.
  it('signs an idle buyer out of every tab and forgets the record', async () => {
    const { time, shared, openTab } = aBrowser();
    const here = openTab();
    const elsewhere = openTab();
    await time.advance(minutes(15));
    const ends = [here, elsewhere].map(({ sessions }) => sessions.changes.at(-1));
    expect(ends).toEqual([
      { kind: 'closed', end: 'idle' },
      { kind: 'closed', end: 'expired-elsewhere' },
    ]);
    expect(shared.record).toBeUndefined();
    expect(time.waiting()).toBe(0);
  });

  it('lets no idle tab sign out an active one', async () => {
    const { time, openTab } = aBrowser();
    const idle = openTab();
    const active = openTab();
    for (let minute = 0; minute < 60; minute += 5) {
      active.activity.happen();
      await time.advance(minutes(5));
    }
    expect(idle.sessions.current()).toBeDefined();
    expect(idle.sessions.current()?.token).toBe(active.sessions.current()?.token);
  });

  it('of four tabs with a slow platform refreshes once a round', async () => {
    const { time, authentication, openTab } = aBrowser();
    authentication.pace(() => new Promise((resolve) => time.callAt(time.now() + 3000, resolve)));
    const tabs = [openTab(), openTab(), openTab(), openTab()];
    for (let minute = 0; minute < 45; minute += 5) {
      tabs[0]?.activity.happen();
      await time.advance(minutes(5));
    }
    await time.advance(10_000);
    expect(authentication.refreshes()).toBe(3);
    expect(new Set(tabs.map(({ sessions }) => sessions.current()?.token)).size).toBe(1);
  });

  // Proves.
  it('ends a session that was used up although the buyer is there, after 3 hours', async () => {
    const { time, authentication, openTab } = aBrowser();
    const tab = openTab();
    for (let minute = 0; minute < 180; minute += 5) {
      tab.activity.happen();
      await time.advance(minutes(5));
    }
    expect(authentication.refreshes()).toBe(11);
    expect(tab.sessions.changes.at(-1)).toEqual({ kind: 'closed', end: 'expired' });
    expect(tab.notices.at(-2)?.kind).toBe('ends-soon');
  });

  it('goes on counting where a reloaded page left off', async () => {
    const { time, shared, openTab } = aBrowser();
    const before = openTab();
    await time.advance(minutes(10));
    before.activity.happen();
    await time.advance(minutes(1));
    before.close();
    openTab();
    await time.advance(minutes(4));
    expect(shared.record).toMatchObject({ refreshes: 1, startedAt: time.now() - minutes(15) });
  });

  it('goes on from the token in use when storage lost the record', async () => {
    const { time, shared, authentication, openTab } = aBrowser();
    const tab = openTab();
    await time.advance(minutes(10));
    shared.record = undefined;
    tab.activity.happen();
    await time.advance(minutes(5));
    expect(authentication.refreshes()).toBe(1);
    expect(tab.sessions.current()).toBeDefined();
  });

  // Proves.
  it('ends after 3 hours also where every reload lost the record', async () => {
    const { time, shared, openTab } = aBrowser();
    let tab = openTab();
    for (let minute = 0; minute < 180; minute += 5) {
      tab.close();
      shared.record = undefined;
      tab = openTab(tab.sessions.current());
      await time.advance(minutes(5));
    }
    expect(tab.sessions.changes.at(-1)).toEqual({ kind: 'closed', end: 'expired' });
    expect(tab.notices.at(-2)?.kind).toBe('ends-soon');
  });

  // Proves.
  it('counts a burst of activity once a second', async () => {
    const { time, shared, openTab } = aBrowser();
    const tab = openTab();
    await time.advance(minutes(1));
    let writes = 0;
    shared.listeners.add(() => {
      writes += 1;
    });
    for (let event = 0; event < 30; event += 1) {
      tab.activity.happen();
      await time.advance(100);
    }
    expect(writes).toBe(3);
  });

  // Proves.
  it('rests while nobody is signed in, and watches the next session', async () => {
    const { time, shared, authentication, openTab } = aBrowser();
    const tab = openTab('none');
    expect(time.waiting()).toBe(0);
    expect(tab.activity.listeners()).toBe(0);
    await time.advance(minutes(30));
    shared.record = undefined;
    tab.sessions.open(aSession(time.now()));
    await time.advance(minutes(14));
    tab.activity.happen();
    await time.advance(minutes(1));
    expect(authentication.refreshes()).toBe(1);
    tab.sessions.close('signed-out');
    await time.advance(0);
    expect(time.waiting()).toBe(0);
    expect(tab.activity.listeners()).toBe(0);
    expect(shared.record).toBeUndefined();
  });

  it('counts activity after the clock of the device was set back', async () => {
    const { time, shared, openTab } = aBrowser();
    const tab = openTab();
    await time.advance(minutes(1));
    tab.activity.happen();
    await time.advance(0);
    time.sleep(-minutes(60));
    await time.advance(5000);
    tab.activity.happen();
    await time.advance(0);
    expect(shared.record?.lastActivityAt).toBe(time.now());
  });

  it('counts the next activity a second after the one before, and not sooner', async () => {
    const { time, shared, openTab } = aBrowser();
    const tab = openTab();
    await time.advance(minutes(1));
    const seen: number[] = [];
    for (const gap of [0, 999, 1]) {
      await time.advance(gap);
      tab.activity.happen();
      await time.advance(0);
      seen.push((shared.record?.lastActivityAt ?? 0) - time.now());
    }
    expect(seen).toEqual([0, -999, 0]);
  });

  it('keeps the record when the session had already been ended by another tab', async () => {
    const { time, shared, openTab } = aBrowser();
    const [here, elsewhere] = [openTab(), openTab()];
    await time.advance(minutes(1));
    elsewhere.close();
    here.close();
    const heard = openTab();
    await time.advance(0);
    here.sessions.close('signed-out');
    await time.advance(0);
    expect(heard.sessions.changes.at(-1)).toEqual({ kind: 'closed', end: 'ended-elsewhere' });
    expect(shared.record).toBeDefined();
  });

  it('calls no listener once it was stopped in the middle of a step', async () => {
    const { time, authentication, openTab } = aBrowser();
    authentication.pace(() => new Promise((resolve) => time.callAt(time.now() + 3000, resolve)));
    const tab = openTab();
    await time.advance(minutes(14));
    tab.activity.happen();
    await time.advance(minutes(1) + 1000);
    tab.close();
    await time.advance(5000);
    expect(time.waiting()).toBe(0);
  });

  it('may be stopped without a session', async () => {
    const { time, openTab } = aBrowser();
    openTab('none').close();
    await time.advance(minutes(30));
    expect(time.waiting()).toBe(0);
  });

  it('sets no timer for a session that ended without an event', async () => {
    const { time, openTab } = aBrowser();
    const tab = openTab();
    await time.advance(minutes(1));
    tab.sessions.current = () => undefined;
    tab.activity.happen();
    await time.advance(minutes(60));
    expect(time.waiting()).toBe(0);
  });

  it('leaves nothing behind when it is stopped', async () => {
    const { time, openTab } = aBrowser();
    const tab = openTab();
    await time.advance(minutes(1));
    tab.close();
    await time.advance(0);
    expect(time.waiting()).toBe(0);
    expect(tab.activity.listeners()).toBe(0);
  });
});

describe('a refresh', () => {
  it('that does not come through is tried again and signs nobody out', async () => {
    const { time, authentication, log, openTab } = aBrowser();
    const tab = openTab();
    await time.advance(minutes(14));
    tab.activity.happen();
    authentication.failNext({ kind: 'request-failed', failure: OFFLINE });
    await time.advance(minutes(1));
    expect(authentication.refreshes()).toBe(0);
    await time.advance(30_000);
    expect(authentication.refreshes()).toBe(1);
    expect(tab.sessions.current()).toBeDefined();
    expect(log.entries).toEqual([
      { level: 'warn', message: 'session refresh failed', fields: { kind: 'network-error' } },
    ]);
  });

  it('that is refused ends the session', async () => {
    const { time, authentication, shared, openTab } = aBrowser();
    const tab = openTab();
    await time.advance(minutes(14));
    tab.activity.happen();
    authentication.refuseNext({ reason: 'Unauthenticated' });
    await time.advance(minutes(1));
    expect(tab.sessions.changes.at(-1)).toEqual({ kind: 'closed', end: 'rejected' });
    // Another tab may have a newer token.
    expect(shared.record).toMatchObject({ refreshes: 0 });
  });

  it('that is refused after another tab forgot the record leaves none behind', async () => {
    const { time, authentication, shared, openTab } = aBrowser();
    const tab = openTab();
    await time.advance(minutes(14));
    tab.activity.happen();
    await time.advance(1000);
    shared.record = undefined;
    authentication.refuseNext({ reason: 'Unauthenticated' });
    await time.advance(minutes(1));
    expect(tab.sessions.current()).toBeUndefined();
    expect(shared.record).toBeUndefined();
  });

  it('that is refused for an older token than the one in use ends nothing', async () => {
    const { time, authentication, openTab } = aBrowser();
    const tab = openTab();
    await time.advance(minutes(14));
    tab.activity.happen();
    authentication.refuseNext({ reason: 'Unauthenticated' });
    const { refreshSession } = authentication;
    authentication.refreshSession = (cancellation) => {
      tab.sessions.refresh(aSession(time.now(), undefined, 99));
      return refreshSession(cancellation);
    };
    await time.advance(minutes(1));
    expect(tab.sessions.current()).toEqual(aSession(time.now(), undefined, 99));
  });

  it.each([
    ['the three hours are over', 150, 'expired'],
    ['the buyer has been away', 0, 'idle'],
  ] as const)('that fails once %s ends the session', async (_, busy, end) => {
    const { time, authentication, openTab } = aBrowser();
    const tab = openTab();
    for (let minute = 0; minute < busy; minute += 5) {
      tab.activity.happen();
      await time.advance(minutes(5));
    }
    let fail = (): void => undefined;
    authentication.refreshSession = () =>
      ResultAsync.fromSafePromise(
        new Promise<void>((resolve) => {
          fail = resolve;
        }),
      ).andThen(() => errAsync({ kind: 'request-failed', failure: TIMEOUT } as const));
    tab.activity.happen();
    await time.advance(minutes(14));
    tab.activity.happen();
    await time.advance(minutes(1));
    expect(tab.sessions.current()).toBeDefined();
    time.sleep(minutes(40));
    fail();
    await time.advance(0);
    expect(tab.sessions.changes.at(-1)).toEqual({ kind: 'closed', end });
    expect(time.waiting()).toBe(0);
  });

  it('in progress while the buyer signs out brings no token back', async () => {
    const { time, authentication, shared, openTab } = aBrowser();
    authentication.pace(() => new Promise((resolve) => time.callAt(time.now() + 3000, resolve)));
    const tab = openTab();
    const other = openTab();
    await time.advance(minutes(14));
    tab.activity.happen();
    await time.advance(minutes(1) + 1000);
    other.sessions.close('signed-out');
    await time.advance(5000);
    expect(tab.sessions.current()).toBeUndefined();
    expect(other.sessions.current()).toBeUndefined();
    expect(shared.record).toBeUndefined();
  });
});

describe('the prompt', () => {
  it('shows in every tab, and an answer in one of them dismisses it in all', async () => {
    const { time, openTab } = aBrowser();
    const [here, elsewhere] = [openTab(), openTab()];
    await time.advance(minutes(13));
    const prompt = { kind: 'idle-prompt', endsAt: time.now() + minutes(2) };
    expect(here.notices).toEqual([{ kind: 'none' }, prompt]);
    expect(elsewhere.notices).toEqual([{ kind: 'none' }, prompt]);
    await elsewhere.stay();
    await time.advance(0);
    expect(here.notices.at(-1)).toEqual({ kind: 'none' });
    expect(elsewhere.notices.at(-1)).toEqual({ kind: 'none' });
    await time.advance(minutes(2));
    expect(here.sessions.current()).toBeDefined();
  });

  it('is shown once for each tick, and for every tick', async () => {
    const { time, openTab } = aBrowser();
    const tab = openTab();
    await time.advance(minutes(13));
    await tab.stay();
    await time.advance(minutes(15.5));
    const kinds = tab.notices.map((notice) => ('endsAt' in notice ? notice.endsAt : notice.kind));
    expect(kinds).toEqual(['none', time.now() - minutes(13.5), 'none', time.now() + minutes(1.5)]);
  });

  it('no longer reaches tabs that unsubscribed', async () => {
    const { time, openTab } = aBrowser();
    const [closed, open] = [openTab(), openTab()];
    closed.close();
    await time.advance(minutes(13));
    expect(closed.notices.map(({ kind }) => kind)).toEqual([]);
    expect(open.notices.map(({ kind }) => kind)).toEqual(['none', 'idle-prompt']);
  });

  it('cannot be answered once the tick has come', async () => {
    const { time, openTab } = aBrowser();
    const tab = openTab();
    await time.advance(minutes(14));
    time.sleep(minutes(1));
    await tab.stay();
    expect(tab.sessions.changes.at(-1)).toEqual({ kind: 'closed', end: 'idle' });
  });

  it('goes away with the session', async () => {
    const { time, openTab } = aBrowser();
    const tab = openTab();
    await time.advance(minutes(13));
    tab.sessions.close('signed-out');
    await time.advance(0);
    expect(tab.notices.map(({ kind }) => kind)).toEqual(['none', 'idle-prompt', 'none']);
  });
});

describe('a page that starts', () => {
  it('has the session of its own tab', async () => {
    const { openTab } = aBrowser();
    const tab = openTab();
    expect((await tab.restore())._unsafeUnwrap()).toEqual(tab.sessions.current());
  });

  it('has the session of another open tab', async () => {
    const { openTab } = aBrowser();
    const first = openTab();
    const second = openTab('none');
    expect((await second.restore())._unsafeUnwrap()).toEqual(first.sessions.current());
  });

  it('after a night finds no session', async () => {
    const { time, openTab } = aBrowser();
    openTab().close();
    time.sleep(minutes(600));
    const tab = openTab();
    expect((await tab.restore())._unsafeUnwrap()).toBeUndefined();
    expect(tab.sessions.changes.at(-1)).toMatchObject({ kind: 'closed' });
  });
});

describe('the shared record', () => {
  it('outlives a token that was refused in one tab', async () => {
    const { time, shared, openTab } = aBrowser();
    const tab = openTab();
    await time.advance(minutes(1));
    const before = shared.record;
    tab.sessions.close('rejected');
    await time.advance(0);
    expect(shared.record).toBe(before);
  });

  it('survives a refresh refused to a tab with an older token: another tab refreshes instead', async () => {
    const { time, shared, authentication, openTab } = aBrowser();
    const stale = openTab();
    const startedAt = time.now();
    const tab = openTab(aSession(startedAt, undefined, 99));
    await time.advance(minutes(14));
    stale.activity.happen();
    authentication.refuseNext({ reason: 'Unauthenticated' });
    await time.advance(minutes(1));
    expect(stale.sessions.current()).toBeUndefined();
    expect(tab.sessions.current()).toBeDefined();
    expect(authentication.refreshes()).toBe(1);
    expect(shared.record).toMatchObject({ startedAt, refreshes: 1 });
  });

  it('survives that a tab joins its session', async () => {
    const { time, shared, openTab } = aBrowser();
    const tab = openTab('none');
    shared.record = { ...beginSession(time.now()), refreshes: 4 };
    tab.sessions.open(aSession(time.now()));
    await time.advance(0);
    expect(shared.record?.refreshes).toBe(4);
  });

  it('is left alone by a tab in which nobody is signed in', async () => {
    const { time, shared, openTab } = aBrowser();
    const tab = openTab('none');
    const { record } = shared;
    await tab.stay();
    await time.advance(0);
    expect(record).toBeDefined();
    expect(shared.record).toBe(record);
  });

  it('that another tab changed reschedules the next check, even to an earlier time', async () => {
    const { time, shared, authentication, openTab } = aBrowser();
    openTab();
    await time.advance(0);
    const retryAt = addMilliseconds(time.now(), minutes(2));
    await fakeSessionRecordStore(shared).update(async () => ({
      record: { ...beginSession(time.now()), retryAt },
      answer: undefined,
    }));
    await time.advance(minutes(2));
    expect(authentication.refreshes()).toBe(1);
  });

  it('notifies listeners again only when the notice changes', async () => {
    const { time, shared, openTab } = aBrowser();
    const tab = openTab();
    await time.advance(minutes(13));
    const put = (later: number) =>
      fakeSessionRecordStore(shared).update(async (record) => ({
        record: record && { ...record, nextTickAt: addMilliseconds(record.nextTickAt, later) },
        answer: undefined,
      }));
    await put(0);
    expect(tab.notices.map(({ kind }) => kind)).toEqual(['none', 'idle-prompt']);
    await put(-60_000);
    expect(tab.notices.slice(1)).toEqual([
      { kind: 'idle-prompt', endsAt: time.now() + minutes(2) },
      { kind: 'idle-prompt', endsAt: time.now() + minutes(1) },
    ]);
  });
});

it('a refresh that is refused after the buyer has left ends nothing more', async () => {
  const { time, authentication, openTab } = aBrowser();
  const tab = openTab();
  await time.advance(minutes(14));
  tab.activity.happen();
  authentication.refuseNext({ reason: 'Unauthenticated' });
  const { refreshSession } = authentication;
  authentication.refreshSession = (cancellation) => {
    tab.sessions.close('signed-out');
    return refreshSession(cancellation);
  };
  await time.advance(minutes(1));
  expect(tab.sessions.changes.filter(({ kind }) => kind === 'closed')).toEqual([
    { kind: 'closed', end: 'signed-out' },
  ]);
});
