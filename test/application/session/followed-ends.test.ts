import { createMemorySessionStore } from '@member-portal/application/memory';
import { followEnds } from '@member-portal/application/session';
import type { BuyerId } from '@member-portal/domain/buyer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { fakeTime, START } from '../../support/fakes/fake-time.ts';
import { holds } from '../../support/property-runs.ts';

const following = () => {
  const sessions = fakeSessionStore(aSession(START));
  return { sessions, ends: followEnds(sessions) };
};

describe('the end of a session', () => {
  it('is none while there is a session', () => {
    const { sessions, ends } = following();
    sessions.refresh(aSession(START));
    expect([ends.last(), ends.takeUntold()]).toEqual([undefined, undefined]);
  });

  it('is known from then on, and taken once', () => {
    const { sessions, ends } = following();
    sessions.close('idle');
    expect(ends.last()).toBe('idle');
    expect(ends.takeUntold()).toBe('idle');
    expect(ends.takeUntold()).toBeUndefined();
    expect(ends.last()).toBe('idle');
  });

  it('is cleared by the next session, taken or not', () => {
    const { sessions, ends } = following();
    sessions.close('rejected');
    sessions.open(aSession(START));
    expect([ends.last(), ends.takeUntold()]).toEqual([undefined, undefined]);
    sessions.close('signed-out');
    expect(ends.takeUntold()).toBe('signed-out');
  });

  it('leaves a mark by which another buyer is told from the one before', () => {
    const { sessions, ends } = following();
    const first = ends.buyerMark();
    sessions.close('idle');
    expect(ends.buyerMark()).toBe(first);
    sessions.open({ ...aSession(START), buyerId: 'someone-else' as BuyerId });
    expect(ends.buyerMark()).not.toBe(first);
    sessions.open(aSession(START));
    expect(ends.buyerMark()).toBe(first);
    expect(followEnds(fakeSessionStore()).buyerMark()).toBeUndefined();
  });

  it('leaves the mark of a buyer whose token had expired before the page was loaded', async () => {
    const time = fakeTime();
    await time.advance(60 * 60_000);
    const ends = followEnds(createMemorySessionStore(aSession(START), fakeClock(time)));
    await Promise.resolve();
    expect(ends.last()).toBe('rejected');
    expect(ends.buyerMark()).toBe(following().ends.buyerMark());
  });

  it('leaves a mark that does not say who the buyer was', () => {
    holds(
      fc.property(fc.string(), (id) => {
        const { buyerMark } = followEnds(fakeSessionStore({ ...aSession(START), buyerId: id as BuyerId }));
        expect(buyerMark()).toBeGreaterThanOrEqual(0);
        expect(buyerMark()).toBeLessThan(65_536);
      }),
    );
  });
});
