import { createMemoryPendingSignInStore } from '@member-portal/application/memory';
import { SignOut } from '@member-portal/application/session';
import { beginSession, type Session } from '@member-portal/domain/session';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeSessionEnds } from '../../support/fakes/fake-session-ends.ts';
import { fakeSessionRecordStore } from '../../support/fakes/fake-session-record-store.ts';
import { fakeSessionRevocation } from '../../support/fakes/fake-session-revocation.ts';
import { fakeBrowser, fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { START } from '../../support/fakes/fake-time.ts';

const aSignOut = async (session?: Session) => {
  const browser = fakeBrowser();
  const here = fakeSessionStore(session, browser);
  const pending = createMemoryPendingSignInStore();
  const records = fakeSessionRecordStore();
  const ends = fakeSessionEnds();
  const revocation = fakeSessionRevocation();
  await records.update(async () => ({ record: beginSession(START), answer: undefined }));
  const signOut = SignOut.create({ sessions: here, pending, records, ends, revocation });
  return { browser, here, pending, records, ends, revocation, signOut };
};

describe('signing out', () => {
  it('closes the session in every tab, revokes it, and leaves no sign-in in progress', async () => {
    const { browser, here, pending, ends, revocation, signOut } = await aSignOut(aSession(START));
    const elsewhere = fakeSessionStore(aSession(START), browser);
    pending.writeLock(START);
    signOut();
    expect(here.current()).toBeUndefined();
    expect(here.changes).toEqual([{ kind: 'closed', end: 'signed-out' }]);
    expect(elsewhere.changes).toEqual([{ kind: 'closed', end: 'ended-elsewhere' }]);
    expect(pending.readLock()).toBeUndefined();
    expect(revocation.revoked).toEqual([aSession(START)]);
    expect(ends.marks()).toBe(1);
  });

  it('where no session is held still ends the one that a sleeping tab has', async () => {
    const { records, ends, revocation, signOut } = await aSignOut();
    signOut();
    expect(ends.marks()).toBe(1);
    expect(revocation.revoked).toEqual([]);
    await new Promise((resolve) => setTimeout(resolve));
    expect((await records.read())._unsafeUnwrap()).toBeUndefined();
  });
});
