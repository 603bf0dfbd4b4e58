import type { SessionChange, SessionStore } from '@member-portal/application/ports';
import { expect } from 'vitest';
import { AVERY, aSession } from '../builders/a-session.ts';
import { START } from '../fakes/fake-time.ts';

/**
 * Expects a store, empty yet, to keep a session from its opening to its end, and to notify of each change
 * once.
 */
export const expectSessionKept = (store: SessionStore): void => {
  const changes: SessionChange[] = [];
  const stop = store.subscribe((change) => changes.push(change));
  const [first, second] = [aSession(START), aSession(START, AVERY, 2)];
  store.refresh(second);
  store.close('signed-out');
  expect([store.current(), changes]).toEqual([undefined, []]);
  store.open(first);
  expect(store.current()).toEqual(first);
  store.refresh(second);
  expect(store.current()).toEqual(second);
  store.close('signed-out');
  expect(store.current()).toBeUndefined();
  const told = [
    { kind: 'opened', session: first },
    { kind: 'refreshed', session: second },
    { kind: 'closed', end: 'signed-out' },
  ];
  expect(changes).toEqual(told);
  stop();
  store.open(first);
  expect(changes).toEqual(told);
};
