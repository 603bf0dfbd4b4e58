import { createKeptDrafts, type DraftPlace } from '@member-portal/application/session';
import type { BuyerId } from '@member-portal/domain/buyer';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';

const place: DraftPlace<{ readonly typed: string }> = { name: 'payment loan-1' };
const session = aSession(Date.UTC(2026, 10, 21) as Parameters<typeof aSession>[0]);

const kept = () => {
  const sessions = fakeSessionStore(session);
  const drafts = createKeptDrafts(sessions);
  drafts.keep(place, { typed: '42.10' });
  return { sessions, drafts };
};

describe('what was typed', () => {
  it('is there until it is dropped, each place for itself', () => {
    const { drafts } = kept();
    expect(drafts.read(place)).toEqual({ typed: '42.10' });
    expect(drafts.read({ name: 'payment loan-2' })).toBeUndefined();
    drafts.drop({ name: 'payment loan-2' });
    expect(drafts.read(place)).toEqual({ typed: '42.10' });
    drafts.drop(place);
    expect(drafts.read(place)).toBeUndefined();
  });

  it.each(['rejected', 'expired', 'idle'] as const)(
    'is there again for the same buyer after a session was %s',
    (end) => {
      const { sessions, drafts } = kept();
      sessions.close(end);
      expect(drafts.read(place)).toBeUndefined();
      drafts.drop(place);
      sessions.open(session);
      expect(drafts.read(place)).toEqual({ typed: '42.10' });
    },
  );

  it.each(['signed-out', 'ended-elsewhere'] as const)('is gone after a session was %s', (end) => {
    const { sessions, drafts } = kept();
    sessions.close(end);
    sessions.open(session);
    expect(drafts.read(place)).toBeUndefined();
  });

  it('is gone for good once another buyer has signed in', () => {
    const { sessions, drafts } = kept();
    sessions.close('expired');
    sessions.open({ ...session, buyerId: 'someone-else' as BuyerId });
    expect(drafts.read(place)).toBeUndefined();
    drafts.keep(place, { typed: 'theirs' });
    sessions.close('expired');
    sessions.open(session);
    expect(drafts.read(place)).toBeUndefined();
  });

  it('is not taken without a session', () => {
    const { sessions, drafts } = kept();
    sessions.close('expired');
    drafts.keep(place, { typed: 'late' });
    sessions.open(session);
    expect(drafts.read(place)).toEqual({ typed: '42.10' });
  });
});
