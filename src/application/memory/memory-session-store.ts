import { isUsable, type Session } from '@member-portal/domain/session';
import type { Clock, SessionChange, SessionEnd, SessionStore } from '../ports/index.ts';

/**
 * A session, kept while the program runs. With a clock, one whose token has expired or cannot be decoded ends when it is
 * read.
 * @example
 * import { createMemorySessionStore } from '@member-portal/application/memory';
 * import { SessionStore } from '@member-portal/application/ports';
 * import { provide } from '@member-portal/application/services';
 * const provided = provide(SessionStore, createMemorySessionStore());
 */
export const createMemorySessionStore = (session?: Session, clock?: Clock): SessionStore => {
  let current = session;
  const listeners = new Set<(change: SessionChange) => void>();
  const tell = (change: SessionChange): void => {
    for (const listener of listeners) listener(change);
  };
  const close = (end: SessionEnd, outlived?: Session): void => {
    if (!current) return;
    current = undefined;
    tell({ kind: 'closed', end, ...(outlived && { outlived }) });
  };
  return {
    current: () => {
      if (!current || !clock || isUsable(current, clock.now())) return current;
      const outlived = current;
      // The caller may be drawing: call listeners after it has finished.
      void Promise.resolve().then(() => current === outlived && close('rejected', outlived));
      return undefined;
    },
    open: (opened) => {
      current = opened;
      tell({ kind: 'opened', session: opened });
    },
    refresh: (refreshed) => {
      if (!current) return;
      current = refreshed;
      tell({ kind: 'refreshed', session: refreshed });
    },
    close: (end) => close(end),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
