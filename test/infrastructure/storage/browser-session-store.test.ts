import type { SessionChange } from '@member-portal/application/ports';
import type { BuyerId } from '@member-portal/domain/buyer';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBrowserSessionStore } from '../../../src/infrastructure/storage/browser-session-store.ts';
import { createFallbackStorage } from '../../../src/infrastructure/storage/fallback-storage.ts';
import type { KeyValues } from '../../../src/infrastructure/storage/key-values.ts';
import { AVERY, aSession } from '../../support/builders/a-session.ts';
import { expectSessionKept } from '../../support/contract/session-store-contract.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeTime, START, settled } from '../../support/fakes/fake-time.ts';
import { aLine } from '../../support/infrastructure/a-line.ts';
import { aPage } from '../../support/infrastructure/a-page.ts';
import { deniedStorage, fullStorage, workingStorage } from '../../support/infrastructure/storages.ts';

const MINUTE = 60_000;
const BLAKE = 'buyer-blake' as BuyerId;

const aBrowser = () => {
  const time = fakeTime();
  const line = aLine();
  let tabs = 0;
  return {
    time,
    line,
    openTab: (storage: KeyValues = workingStorage(), page = aPage()) => {
      tabs += 1;
      const store = createBrowserSessionStore(
        createFallbackStorage(storage),
        fakeClock(time),
        line.join(),
        `tab-${tabs}`,
        page,
      );
      const changes: SessionChange[] = [];
      store.subscribe((change) => changes.push(change));
      return { store, changes, storage };
    },
  };
};

describe('the session of one tab', () => {
  // Proves.
  it.each([
    ['working', () => workingStorage()],
    ['denied', () => deniedStorage],
    ['full', () => fullStorage()],
  ])('opens, refreshes and closes when storage is %s', (_, storage) => {
    expectSessionKept(aBrowser().openTab(storage()).store);
  });

  // Proves.
  it('survives a reload, and a session storage that is emptied meanwhile', () => {
    const browser = aBrowser();
    const { store, storage } = browser.openTab();
    const session = { ...aSession(START), startedAt: (START - MINUTE) as typeof START };
    store.open(session);
    expect(browser.openTab(storage).store.current()).toEqual(session);
    storage.clear();
    expect(store.current()).toEqual(session);
  });

  // Proves.
  it('clears session storage as a whole when it closes, also where nobody was signed in', () => {
    const { store, storage, changes } = aBrowser().openTab(workingStorage({ draft: 'typed' }));
    store.close('signed-out');
    expect(storage.getItem('draft')).toBeNull();
    expect(changes).toEqual([]);
  });

  // Proves.
  it.each([
    ['no JSON', '{'],
    ['another shape', '{"token":1}'],
    ['an undecodable token', JSON.stringify({ ...aSession(START), token: 'a.b.c' })],
    ['a missing buyer', JSON.stringify({ ...aSession(START), buyerId: '' })],
  ])('removes what is stored and is %s', async (_, text) => {
    const storage = workingStorage({ 'member-portal.session': text });
    const { store } = aBrowser().openTab(storage);
    expect(store.current()).toBeUndefined();
    await settled();
    expect(storage.entries.size).toBe(0);
  });

  it('judges expiry by the time since receipt, whatever the clock says of the token', () => {
    const { time, openTab } = aBrowser();
    const skewed = { ...aSession((START - 48 * 60 * MINUTE) as typeof START), receivedAt: START };
    const { store } = openTab();
    store.open(skewed);
    time.sleep(20 * MINUTE - 1);
    expect(store.current()).toEqual(skewed);
  });

  it('reports an expired token once, and only after the call that found it', async () => {
    const { time, openTab } = aBrowser();
    const { store, changes, storage } = openTab();
    store.open(aSession(START));
    time.sleep(20 * MINUTE);
    expect(store.current()).toBeUndefined();
    expect(store.current()).toBeUndefined();
    expect(changes).toHaveLength(1);
    await settled();
    expect(changes.slice(1)).toEqual([{ kind: 'closed', end: 'rejected', outlived: aSession(START) }]);
    expect(storage.getItem('member-portal.session')).toBeNull();
  });

  it('does not end the session that replaced an expired token immediately', async () => {
    const { time, openTab } = aBrowser();
    const { store } = openTab();
    store.open(aSession(START));
    time.sleep(20 * MINUTE);
    expect(store.current()).toBeUndefined();
    const next = aSession(time.now(), AVERY, 2);
    store.open(next);
    await settled();
    expect(store.current()).toEqual(next);
  });

  it('no longer notifies a listener that has unsubscribed', () => {
    const { store, changes } = aBrowser().openTab();
    const told = vi.fn();
    const leave = store.subscribe(told);
    leave();
    store.open(aSession(START));
    expect([told.mock.calls.length, changes.length]).toEqual([0, 1]);
  });

  it('does not refresh a session that was closed meanwhile, or another buyer’s', () => {
    const { store, changes } = aBrowser().openTab();
    store.refresh(aSession(START));
    expect(store.current()).toBeUndefined();
    store.open(aSession(START));
    store.refresh(aSession(START, BLAKE));
    expect(store.current()?.buyerId).toBe(AVERY);
    expect(changes).toHaveLength(1);
  });
});

describe('the session of several tabs', () => {
  it('is handed to a new tab that asks', async () => {
    const { openTab } = aBrowser();
    const open = openTab();
    open.store.open(aSession(START));
    const fresh = openTab();
    expect((await fresh.store.takeOver())._unsafeUnwrap()).toEqual(aSession(START));
    expect(fresh.store.current()).toEqual(aSession(START));
    expect(fresh.changes).toEqual([{ kind: 'opened', session: aSession(START) }]);
  });

  it('is handed to the tab that asked, and to no other', async () => {
    const { openTab } = aBrowser();
    openTab().store.open(aSession(START));
    await settled();
    const [asks, bystander] = [openTab(), openTab()];
    await asks.store.takeOver();
    expect(bystander.store.current()).toBeUndefined();
  });

  it('is taken over by a tab that was open before another one signed in, and told as opened there', async () => {
    const { openTab, line } = aBrowser();
    const [waits, opens] = [openTab(), openTab()];
    opens.store.open(aSession(START));
    await settled();
    expect(waits.store.current()).toEqual(aSession(START));
    expect(waits.changes).toEqual([{ kind: 'opened', session: aSession(START) }]);
    // It tells no other tab that it signed in, or tabs would ask each other without end.
    expect(line.said.map((message) => Reflect.get(message as object, 'kind'))).toEqual([
      'opened',
      'ask',
      'offer',
    ]);
    opens.store.close('signed-out');
    await settled();
    expect(waits.store.current()).toBeUndefined();
  });

  it('is none within a second when nobody answers', async () => {
    const { openTab } = aBrowser();
    openTab();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const taken = openTab().store.takeOver();
    await vi.advanceTimersByTimeAsync(1000);
    expect((await taken)._unsafeUnwrap()).toBeUndefined();
  });

  it.each([
    ['to another tab', 'tab-9', aSession(START)],
    ['with an outlived token', 'tab-1', aSession((START - 20 * MINUTE) as typeof START)],
  ])('is not taken from an offer %s', async (_, to, session) => {
    const { openTab, line } = aBrowser();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { store, storage } = openTab();
    const taken = store.takeOver();
    line.join().post({ kind: 'offer', to, session });
    await vi.advanceTimersByTimeAsync(1000);
    expect((await taken)._unsafeUnwrap()).toBeUndefined();
    expect(storage.getItem('member-portal.session')).toBeNull();
  });

  it('is not taken from an offer by a tab that signed in while it waited', async () => {
    const { openTab } = aBrowser();
    openTab().store.open(aSession(START));
    const { store } = openTab();
    const taken = store.takeOver();
    const own = aSession(START, AVERY, 7);
    store.open(own);
    expect((await taken)._unsafeUnwrap()).toEqual(own);
  });

  describe('that is offered by a tab which was asleep when another one asked', () => {
    const asleep = async (storage = workingStorage()) => {
      const { openTab, line } = aBrowser();
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      const tab = openTab(storage);
      const elsewhere = line.join();
      const hears = async (message: object): Promise<void> => {
        elsewhere.post(message);
        await settled();
      };
      const offer = { kind: 'offer', to: 'tab-1', session: aSession(START) };
      const taken = tab.store.takeOver();
      await vi.advanceTimersByTimeAsync(60_000);
      expect((await taken)._unsafeUnwrap()).toBeUndefined();
      return { ...tab, hears, wakes: () => hears(offer) };
    };

    it('is taken although the first screen no longer waits, and once', async () => {
      const { store, changes, wakes } = await asleep();
      await wakes();
      expect(store.current()).toEqual(aSession(START));
      expect(changes).toEqual([{ kind: 'opened', session: aSession(START) }]);
      store.close('signed-out');
      await wakes();
      expect(store.current()).toBeUndefined();
    });

    it('is not taken once somebody signed out anywhere, because that may have ended it', async () => {
      const { store, hears, wakes } = await asleep();
      await hears({ kind: 'closed', token: undefined, forced: false });
      await wakes();
      expect(store.current()).toBeUndefined();
    });

    it('is not taken once this tab had a session of its own', async () => {
      const { store, wakes } = await asleep();
      store.open(aSession(START));
      store.close('rejected');
      await wakes();
      expect(store.current()).toBeUndefined();
    });

    it.each(['sign-in-typed', 'pending-sign-in'])(
      'is not taken from somebody who is signing in (%s)',
      async (key) => {
        const storage = workingStorage();
        const { store, wakes } = await asleep(storage);
        storage.setItem(`member-portal.${key}`, '{}');
        await wakes();
        expect(store.current()).toBeUndefined();
      },
    );
  });

  it('is no longer changed in a page that was disposed', async () => {
    const { openTab } = aBrowser();
    const [here, gone] = [openTab(), openTab()];
    for (const { store } of [here, gone]) store.open(aSession(START));
    gone.store.dispose();
    here.store.close('signed-out');
    await settled();
    expect(gone.store.current()).toEqual(aSession(START));
  });

  it('ends as signed out where a tab of an earlier version gives no reason', async () => {
    const { openTab, line } = aBrowser();
    const { store, changes } = openTab();
    store.open(aSession(START));
    line.join().post({ kind: 'closed' });
    await settled();
    expect(changes.at(-1)).toEqual({ kind: 'closed', end: 'ended-elsewhere' });
  });

  it('never replaces a session that a tab has', async () => {
    const { openTab } = aBrowser();
    openTab().store.open(aSession(START));
    const other = openTab();
    const own = aSession(START, AVERY, 7);
    other.store.open(own);
    expect((await other.store.takeOver())._unsafeUnwrap()).toEqual(own);
  });

  it('ends everywhere when one tab signs out', async () => {
    const { openTab } = aBrowser();
    const tabs = [openTab(), openTab(), openTab()];
    for (const { store } of tabs) store.open(aSession(START));
    tabs[0]?.store.close('signed-out');
    await settled();
    expect(tabs.map(({ store }) => store.current())).toEqual([undefined, undefined, undefined]);
    expect(tabs[1]?.changes.at(-1)).toEqual({ kind: 'closed', end: 'ended-elsewhere' });
  });

  it.each(['idle', 'expired', 'rejected'] as const)(
    'ends everywhere as a forced sign-out when it is %s in one tab',
    async (end) => {
      const { openTab } = aBrowser();
      const [here, elsewhere] = [openTab(), openTab()];
      for (const { store } of [here, elsewhere]) store.open(aSession(START));
      here.store.close(end);
      await settled();
      expect(elsewhere.store.current()).toBeUndefined();
      expect([here, elsewhere].map(({ changes }) => changes.at(-1))).toEqual([
        { kind: 'closed', end },
        { kind: 'closed', end: 'expired-elsewhere' },
      ]);
    },
  );

  it('survives in tabs with a newer token when the platform refuses an old one', async () => {
    const { openTab, time } = aBrowser();
    const [old, fresh] = [openTab(), openTab()];
    old.store.open(aSession(START));
    time.sleep(1000);
    fresh.store.open(aSession(time.now(), AVERY, 2));
    old.store.close('rejected');
    await settled();
    expect(fresh.store.current()).toEqual(aSession(time.now(), AVERY, 2));
  });

  it('has one token after a refresh in any tab, and never goes back to an older one', async () => {
    const { openTab, time } = aBrowser();
    const [one, two] = [openTab(), openTab()];
    one.store.open(aSession(START));
    two.store.open(aSession(START));
    time.sleep(MINUTE);
    const newer = aSession(time.now(), AVERY, 2);
    one.store.refresh(newer);
    await settled();
    expect(two.store.current()).toEqual(newer);
    expect(two.changes.at(-1)).toEqual({ kind: 'refreshed', session: newer });
    two.store.refresh(aSession(START, AVERY, 1));
    await settled();
    expect(one.store.current()).toEqual(newer);
  });

  it('has one token after a refresh, also where the clock of the device was set back before it', async () => {
    const { openTab, time } = aBrowser();
    const [one, two] = [openTab(), openTab()];
    one.store.open(aSession(START));
    two.store.open(aSession(START));
    time.sleep(-60 * MINUTE);
    const newer = { ...aSession((START + MINUTE) as typeof START, AVERY, 2), receivedAt: time.now() };
    one.store.refresh(newer);
    await settled();
    expect(two.store.current()).toEqual(newer);
  });

  it('has the newer token in a tab that was signed in before its buyer signed in once more elsewhere', async () => {
    const { openTab, time } = aBrowser();
    const before = openTab();
    before.store.open(aSession(START));
    await settled();
    // Its page loaded while the other tab slept, and was not handed the session.
    const after = openTab();
    time.sleep(14 * MINUTE);
    const newer = aSession(time.now(), AVERY, 2);
    after.store.open(newer);
    await settled();
    expect(before.store.current()).toEqual(newer);
    expect(before.changes.at(-1)).toEqual({ kind: 'refreshed', session: newer });
    expect(after.changes).toHaveLength(1);
  });

  it('is closed in a tab of another buyer when somebody else signs in', async () => {
    const { openTab } = aBrowser();
    const [avery, blake] = [openTab(), openTab()];
    avery.store.open(aSession(START));
    await settled();
    blake.store.open(aSession(START, BLAKE));
    await settled();
    expect(avery.store.current()).toBeUndefined();
    expect(avery.changes.at(-1)).toEqual({ kind: 'closed', end: 'ended-elsewhere' });
    expect(blake.store.current()?.buyerId).toBe(BLAKE);
  });

  it('never takes the token of another buyer from a tab', async () => {
    const { openTab, line } = aBrowser();
    const { store } = openTab();
    store.open(aSession(START));
    line.join().post({ kind: 'refreshed', session: aSession((START + MINUTE) as typeof START, BLAKE, 2) });
    await settled();
    expect(store.current()).toEqual(aSession(START));
  });

  it('is ended by a sign-out in a tab without a session, and by no other end there', async () => {
    const { openTab } = aBrowser();
    const [signedIn, without] = [openTab(), openTab()];
    signedIn.store.open(aSession(START));
    for (const end of ['idle', 'expired', 'rejected'] as const) without.store.close(end);
    await settled();
    expect(signedIn.store.current()).toEqual(aSession(START));
    without.store.close('signed-out');
    await settled();
    expect(signedIn.store.current()).toBeUndefined();
  });

  it('is closed in both tabs when two buyers sign in at the very same time', async () => {
    const { openTab } = aBrowser();
    const [avery, blake] = [openTab(), openTab()];
    avery.store.open(aSession(START));
    blake.store.open(aSession(START, BLAKE));
    await settled();
    expect([avery.store.current(), blake.store.current()]).toEqual([undefined, undefined]);
  });

  it('tells tabs no token when it is opened or closed', () => {
    const { openTab, line } = aBrowser();
    const { store } = openTab();
    store.open(aSession(START));
    store.close('signed-out');
    expect(JSON.stringify(line.said)).not.toContain(aSession(START).token);
  });

  it('ignores invalid messages', async () => {
    const { openTab, line } = aBrowser();
    const { store } = openTab();
    store.open(aSession(START));
    const stranger = line.join();
    for (const message of [
      null,
      1,
      'closed',
      {},
      { kind: 'closed', token: 1 },
      { kind: 'closed', token: 1, forced: true },
      { kind: 'closed', token: null },
      { kind: 'refreshed', session: {} },
    ])
      stranger.post(message);
    await settled();
    expect(store.current()).toEqual(aSession(START));
  });
});

describe('a page that comes back from the back/forward cache', () => {
  it('has no session left where another page of its tab signed out', () => {
    const page = aPage();
    const { store, changes, storage } = aBrowser().openTab(workingStorage(), page);
    store.open(aSession(START));
    storage.clear();
    page.happen('pageshow');
    expect(store.current()).toBeUndefined();
    expect(changes.at(-1)).toEqual({ kind: 'closed', end: 'ended-elsewhere' });
  });

  it('has no session left where another page of its tab signed another buyer in', () => {
    const page = aPage();
    const storage = workingStorage();
    const { store } = aBrowser().openTab(storage, page);
    store.open(aSession(START));
    storage.setItem('member-portal.session', JSON.stringify(aSession(START, BLAKE)));
    page.happen('pageshow');
    expect(store.current()).toBeUndefined();
  });

  it('takes the token that another page of its tab was given', () => {
    const page = aPage();
    const storage = workingStorage();
    const { store, changes } = aBrowser().openTab(storage, page);
    store.open(aSession(START));
    const later = aSession((START + MINUTE) as typeof START, AVERY, 2);
    storage.setItem('member-portal.session', JSON.stringify(later));
    page.happen('pageshow');
    expect(store.current()?.token).toBe(later.token);
    expect(changes).toHaveLength(1);
  });

  it('keeps its session where storage is denied, and stops listening once it is disposed', () => {
    const page = aPage();
    const { store } = aBrowser().openTab(deniedStorage, page);
    store.open(aSession(START));
    page.happen('pageshow');
    expect(store.current()).toBeDefined();
    store.dispose();
    expect(page.listening()).toBe(0);
  });
});
