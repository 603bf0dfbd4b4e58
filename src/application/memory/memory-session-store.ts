import type { Session } from '@member-portal/domain/session';
import type { SessionChange, SessionStore } from '../ports/index.ts';

/**
 * A session, kept while the program runs.
 * @example
 * import { createMemorySessionStore } from '@member-portal/application/memory';
 * import { SessionStore } from '@member-portal/application/ports';
 * import { provide } from '@member-portal/application/services';
 * const provided = provide(SessionStore, createMemorySessionStore());
 */
export const createMemorySessionStore = (session?: Session): SessionStore => {
  let current = session;
  const listeners = new Set<(change: SessionChange) => void>();
  const tell = (change: SessionChange): void => {
    for (const listener of listeners) listener(change);
  };
  return {
    current: () => current,
    open: (opened) => {
      current = opened;
      tell({ kind: 'opened', session: opened });
    },
    refresh: (refreshed) => {
      if (!current) return;
      current = refreshed;
      tell({ kind: 'refreshed', session: refreshed });
    },
    close: (end) => {
      if (!current) return;
      current = undefined;
      tell({ kind: 'closed', end });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
