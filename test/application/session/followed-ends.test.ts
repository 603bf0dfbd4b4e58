import { followEnds } from '@member-portal/application/session';
import { describe, expect, it } from 'vitest';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { START } from '../../support/fakes/fake-time.ts';

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
});
