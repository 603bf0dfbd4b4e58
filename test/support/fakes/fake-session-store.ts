import { isChosenEnd, type SessionChange, type SessionStore } from '@member-portal/application/ports';
import type { Session } from '@member-portal/domain/session';

/**
 * Several of these over the same `browser` are tabs. One that closes closes all or, where its token was refused, those
 * that have the same token; a refreshed token reaches all.
 */
export interface FakeBrowser {
  readonly tabs: Set<(change: SessionChange, refused?: Session) => void>;
}
export const fakeBrowser = (): FakeBrowser => ({ tabs: new Set() });

export interface FakeSessionStore extends SessionStore {
  readonly changes: readonly SessionChange[];
}

export const fakeSessionStore = (
  session?: Session,
  browser: FakeBrowser = fakeBrowser(),
): FakeSessionStore => {
  let current = session;
  const changes: SessionChange[] = [];
  const listeners = new Set<(change: SessionChange) => void>();
  const tell = (change: SessionChange): void => {
    changes.push(change);
    for (const listener of [...listeners]) listener(change);
  };
  const hear = (change: SessionChange, refused?: Session): void => {
    if (!current || (refused && refused.token !== current.token)) return;
    if (change.kind === 'closed') {
      current = undefined;
      tell({ kind: 'closed', end: isChosenEnd(change.end) ? 'ended-elsewhere' : 'expired-elsewhere' });
    } else {
      current = change.session;
      tell({ kind: 'refreshed', session: change.session });
    }
  };
  browser.tabs.add(hear);
  const tellOthers = (change: SessionChange, refused?: Session): void => {
    for (const tab of browser.tabs) if (tab !== hear) tab(change, refused);
  };
  return {
    changes,
    current: () => current,
    open: (opened) => {
      current = opened;
      tell({ kind: 'opened', session: opened });
    },
    refresh: (refreshed) => {
      if (!current) return;
      current = refreshed;
      tell({ kind: 'refreshed', session: refreshed });
      tellOthers({ kind: 'refreshed', session: refreshed });
    },
    close: (end) => {
      if (!current) return;
      const closed = current;
      current = undefined;
      tell({ kind: 'closed', end });
      tellOthers({ kind: 'closed', end }, end === 'rejected' ? closed : undefined);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
