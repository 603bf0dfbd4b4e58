import { createSignOut } from '@member-portal/application/session';
import { expect, it } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { fakePendingSignInStore } from '../../support/fakes/fake-pending-sign-in-store.ts';
import { fakeBrowser, fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { START } from '../../support/fakes/fake-time.ts';

it('signing out closes the session in every tab and leaves no sign-in under way', () => {
  const browser = fakeBrowser();
  const here = fakeSessionStore(aSession(START), browser);
  const elsewhere = fakeSessionStore(aSession(START), browser);
  const pending = fakePendingSignInStore();
  pending.writeLock(START);
  createSignOut(here, pending)();
  expect(here.current()).toBeUndefined();
  expect(here.changes).toEqual([{ kind: 'closed', end: 'signed-out' }]);
  expect(elsewhere.changes).toEqual([{ kind: 'closed', end: 'ended-elsewhere' }]);
  expect(pending.readLock()).toBeUndefined();
});
