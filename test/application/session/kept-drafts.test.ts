import { type DraftPlace, KeptDrafts } from '@member-portal/application/session';
import type { BuyerId } from '@member-portal/domain/buyer';
import type { LoanId } from '@member-portal/domain/loan';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeDraftStore } from '../../support/fakes/fake-draft-store.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';

type Typed = { readonly typed: string };
const place: DraftPlace<Typed> = {
  name: 'payment loan-1',
  accepts: (stored): stored is Typed => typeof Reflect.get(Object(stored), 'typed') === 'string',
};
const session = aSession(Date.UTC(2026, 10, 21) as Parameters<typeof aSession>[0]);
const another = { ...session, buyerId: 'someone-else' as BuyerId };

const kept = () => {
  const sessions = fakeSessionStore(session);
  const store = fakeDraftStore();
  const drafts = KeptDrafts.create({ sessions, store });
  drafts.keep(place, { typed: '42.10' });
  /** The next page of this tab: the same store, with the buyer signed in by then. */
  const reload = (by: typeof session | undefined = session) => {
    const next = fakeSessionStore(by);
    return { sessions: next, drafts: KeptDrafts.create({ sessions: next, store }) };
  };
  return { sessions, store, drafts, reload };
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

  it.each(['rejected', 'expired', 'idle', 'expired-elsewhere'] as const)(
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

  it.each(['left open', 'rejected', 'expired', 'idle', 'expired-elsewhere'] as const)(
    'is gone once it is settled, where the session was %s',
    (end) => {
      const { sessions, store, drafts, reload } = kept();
      drafts.keep({ ...place, name: 'address' }, { typed: 'unsent' });
      const settle = drafts.forOrder();
      if (end !== 'left open') sessions.close(end);
      settle(place);
      if (end !== 'left open') expect(store.read()).toBeUndefined();
      sessions.open(session);
      expect(drafts.read(place)).toBeUndefined();
      expect(reload().drafts.read(place)).toBeUndefined();
      expect(reload().drafts.read({ ...place, name: 'address' })).toEqual({ typed: 'unsent' });
    },
  );

  it('is not settled while another buyer is signed in', () => {
    const { reload } = kept();
    const next = reload(another);
    next.drafts.forOrder()(place);
    next.sessions.open(session);
    expect(next.drafts.read(place)).toEqual({ typed: '42.10' });
  });

  it.each([
    ['another buyer', 'signed-out', another],
    ['another buyer', 'expired', another],
    ['the same buyer', 'signed-out', session],
  ] as const)('is not settled by the order of an earlier session, by %s after %s', (_, end, next) => {
    const { sessions, store, drafts } = kept();
    const settle = drafts.forOrder();
    sessions.close(end);
    sessions.open(next);
    drafts.keep(place, { typed: 'theirs' });
    settle(place);
    expect(drafts.read(place)).toEqual({ typed: 'theirs' });
    expect(store.read()?.drafts).toEqual({ [place.name]: { typed: 'theirs' } });
  });

  it.each(['signed-out', 'ended-elsewhere'] as const)('is gone after a session was %s', (end) => {
    const { sessions, drafts } = kept();
    sessions.close(end);
    sessions.open(session);
    expect(drafts.read(place)).toBeUndefined();
  });

  it('is gone for good once another buyer has signed in', () => {
    const { sessions, drafts } = kept();
    sessions.close('expired');
    sessions.open(another);
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

describe('what was typed before a reload', () => {
  it('is there again, until it is dropped', () => {
    const { reload } = kept();
    const { drafts } = reload();
    expect(drafts.read(place)).toEqual({ typed: '42.10' });
    drafts.drop(place);
    expect(reload().drafts.read(place)).toBeUndefined();
  });

  it('is there again after a session that ended while the page was loading, and from then on outlives reloads too', () => {
    const { reload, store } = kept();
    const { sessions, drafts } = reload();
    sessions.close('idle');
    expect(store.read()).toBeUndefined();
    sessions.open(session);
    expect(drafts.read(place)).toEqual({ typed: '42.10' });
    expect(reload().drafts.read(place)).toEqual({ typed: '42.10' });
  });

  it('is not there for another buyer, and is deleted once they type something', () => {
    const { reload } = kept();
    const { drafts } = reload(another);
    expect(drafts.read(place)).toBeUndefined();
    drafts.keep({ ...place, name: 'address' }, { typed: 'theirs' });
    expect(drafts.read(place)).toBeUndefined();
    expect(reload(another).drafts.read(place)).toBeUndefined();
    expect(reload().drafts.read(place)).toBeUndefined();
  });

  it('is not there where its place does not accept the stored value, or has no check for it', () => {
    const { drafts, reload } = kept();
    drafts.keep<unknown>({ name: place.name, accepts: (_): _ is unknown => true }, 42);
    drafts.keep({ name: 'in memory' }, 'typed');
    const next = reload().drafts;
    expect(next.read(place)).toBeUndefined();
    expect(next.read({ name: place.name })).toBeUndefined();
    expect(next.read({ name: 'in memory', accepts: (_): _ is string => true })).toBeUndefined();
  });

  it('is there once it was sent and refused, unless it may only be kept in memory', () => {
    const { drafts, reload } = kept();
    const inMemory = { name: 'in memory' };
    drafts.keep(inMemory, 'typed');
    for (const one of [place, inMemory, { name: 'never kept' }]) drafts.hold(one)();
    expect(drafts.read({ name: 'never kept' })).toBeUndefined();
    expect(reload().drafts.read(place)).toEqual({ typed: '42.10' });
    expect(reload().drafts.read({ ...inMemory, accepts: (_): _ is string => true })).toBeUndefined();
  });

  it('is no longer that of a payment in progress once it was refused', () => {
    const { drafts } = kept();
    drafts.hold(place, 'loan-1' as LoanId)();
    drafts.settleHeld('loan-1' as LoanId);
    expect(drafts.read(place)).toEqual({ typed: '42.10' });
  });

  it('is not stored by a refusal that arrives after the session has ended', () => {
    const { sessions, store, drafts } = kept();
    const release = drafts.hold(place);
    sessions.close('expired');
    release();
    expect(store.read()).toBeUndefined();
  });

  it('is not stored by a refusal of an earlier sending', () => {
    const { drafts, reload } = kept();
    const first = drafts.hold(place);
    const second = drafts.hold(place);
    first();
    expect(reload().drafts.read(place)).toBeUndefined();
    second();
    expect(reload().drafts.read(place)).toBeUndefined();
    first();
    expect(reload().drafts.read(place)).toEqual({ typed: '42.10' });
  });

  it('is not changed by a refusal that arrives after it was edited', () => {
    const { drafts, reload } = kept();
    const release = drafts.hold(place);
    drafts.keep(place, { typed: '50' });
    release();
    expect(reload().drafts.read(place)).toEqual({ typed: '50' });
  });

  it('is not there once it was sent, though memory has it for a session that ends meanwhile', () => {
    const { sessions, drafts, reload } = kept();
    drafts.hold(place);
    expect(reload().drafts.read(place)).toBeUndefined();
    sessions.close('rejected');
    sessions.open(session);
    expect(drafts.read(place)).toEqual({ typed: '42.10' });
    expect(reload().drafts.read(place)).toBeUndefined();
  });

  it.each(['signed-out', 'ended-elsewhere', 'idle', 'expired', 'rejected', 'expired-elsewhere'] as const)(
    'is removed from browser storage once the session was %s',
    (end) => {
      const { sessions, store } = kept();
      expect(store.read()).toEqual({
        buyerId: session.buyerId,
        drafts: { 'payment loan-1': { typed: '42.10' } },
      });
      sessions.close(end);
      expect(store.read()).toBeUndefined();
    },
  );
});
