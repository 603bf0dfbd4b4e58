import {
  type Clock,
  isChosenEnd,
  type SessionChange,
  type SessionEnd,
} from '@member-portal/application/ports';
import { isNewer, type Session } from '@member-portal/domain/session';
import { ResultAsync } from 'neverthrow';
import type { Channel } from '../browser/channel.ts';
import type { PageEvents } from '../browser/page-events.ts';
import type { BrowserSessionStore } from './browser-session-store-token.ts';
import type { KeyValues } from './key-values.ts';
import { type SessionMessage, toSessionMessage } from './session-message.ts';
import { isSigningIn } from './session-pending-sign-in-store.ts';
import { readStored } from './stored-json.ts';
import { isUsable, storedSession } from './stored-session.ts';

const KEY = 'member-portal.session';
/** How long a new tab waits for an open one, which may be busy; its first screen waits as long. */
const TAKE_OVER_WITHIN_MS = 1000;

/**
 * The session of this tab: in memory, with a copy in session storage for a reload. Tabs notify each other of sign-ins,
 * sign-outs and refreshed tokens; one without a session takes over a session that another tab opens. When another buyer
 * signs in elsewhere, this tab's session is closed, so that a browser never shows two buyers' data.
 */
export const createBrowserSessionStore = (
  storage: KeyValues,
  clock: Clock,
  channel: Channel,
  tabId: string,
  page: PageEvents,
): BrowserSessionStore => {
  const listeners = new Set<(change: SessionChange) => void>();
  let held: Session | undefined = readStored(storage, KEY, storedSession);
  /** Whether this tab has asked for a session and none ended since; `late` once its first screen no longer waits. */
  let asked: 'waits' | 'late' | undefined;

  const tell = (change: SessionChange): void => {
    for (const listener of [...listeners]) listener(change);
  };
  const post = (message: SessionMessage): void => channel.post(message);
  const keep = (kind: 'opened' | 'refreshed', session: Session): void => {
    held = session;
    storage.setItem(KEY, JSON.stringify(session));
    tell({ kind, session });
  };
  const forget = (end: SessionEnd, outlived?: Session): void => {
    const ended = held;
    held = undefined;
    asked = undefined;
    // Clears all of session storage (specification, section 4: logout).
    storage.clear();
    if (ended) tell({ kind: 'closed', end, ...(outlived && { outlived }) });
  };

  const current = (): Session | undefined => {
    if (!held || isUsable(held, clock.now())) return held;
    const outlived = held;
    // The caller may be a rendering component: call listeners after it has finished.
    queueMicrotask(() => {
      if (held === outlived) forget('rejected', outlived);
    });
    return undefined;
  };

  const hear = (heard: unknown): void => {
    const message = toSessionMessage(heard);
    const session = current();
    if (!message) return;
    if (!session) {
      // This tab may be at a step of signing in, and its code may be used up by the sign-in of the other tab.
      if (message.kind === 'opened') void takeOver();
      // A tab that was asleep may offer what has ended meanwhile.
      if (message.kind === 'closed' && message.token === undefined) asked = undefined;
      const isAwaited = asked === 'waits' || (asked === 'late' && !isSigningIn(storage));
      const isOffered = message.kind === 'offer' && message.to === tabId && isAwaited && !held;
      if (isOffered && isUsable(message.session, clock.now())) keep('opened', message.session);
      return;
    }
    if (message.kind === 'ask') post({ kind: 'offer', to: message.from, session });
    if (message.kind === 'opened') {
      if (message.buyerId !== session.buyerId) forget('ended-elsewhere');
      // Refreshes are timed from that sign-in now, so this tab's older token would expire before the next one.
      else post({ kind: 'ask', from: tabId });
    }
    if (message.kind === 'closed' && (message.token ?? session.token) === session.token)
      forget(message.forced ? 'expired-elsewhere' : 'ended-elsewhere');
    const isGiven = message.kind === 'refreshed' || (message.kind === 'offer' && message.to === tabId);
    if (isGiven && message.session.buyerId === session.buyerId && isNewer(message.session, session))
      keep('refreshed', message.session);
  };
  const stopHearing = channel.subscribe(hear);
  // A page from the back/forward cache has missed changes by this tab's other pages.
  const stopWatching = page.subscribe(['pageshow'], () => {
    if (!held) return;
    const stored = readStored(storage, KEY, storedSession);
    if (stored?.buyerId !== held.buyerId) forget('ended-elsewhere');
    else if (isNewer(stored, held)) held = stored;
  });

  const takeOver = async (): Promise<Session | undefined> =>
    current() ??
    new Promise((resolve) => {
      const finish = (): void => {
        clearTimeout(timer);
        listeners.delete(finish);
        asked &&= 'late';
        resolve(current());
      };
      const timer = setTimeout(finish, TAKE_OVER_WITHIN_MS);
      listeners.add(finish);
      asked = 'waits';
      post({ kind: 'ask', from: tabId });
    });

  return {
    current,
    open: (session) => {
      post({ kind: 'opened', buyerId: session.buyerId });
      keep('opened', session);
    },
    refresh: (session) => {
      if (held?.buyerId !== session.buyerId) return;
      post({ kind: 'refreshed', session });
      keep('refreshed', session);
    },
    close: (end) => {
      const token = end === 'rejected' ? held?.token : undefined;
      // A buyer who signs out here may be signed in only in another tab.
      if (held || end === 'signed-out') post({ kind: 'closed', token, forced: !isChosenEnd(end) });
      forget(end);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    drop: () => forget('ended-elsewhere'),
    takeOver: () => ResultAsync.fromSafePromise(takeOver()),
    dispose: () => {
      stopHearing();
      stopWatching();
      listeners.clear();
    },
  };
};
