import { KeepAlive } from '@member-portal/application/session';
import { beginSession } from '@member-portal/domain/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWakefulTimer } from '../../../src/infrastructure/browser/wakeful-timer.ts';
import { systemClock } from '../../../src/infrastructure/client/runtime/system-clock.ts';
import { aSession } from '../../support/builders/a-session.ts';
import { fakeAuthentication } from '../../support/fakes/fake-authentication.ts';
import { fakeBuyerActivity } from '../../support/fakes/fake-buyer-activity.ts';
import { fakeLog } from '../../support/fakes/fake-log.ts';
import { fakeSessionRecordStore, fakeSessionRecords } from '../../support/fakes/fake-session-record-store.ts';
import { fakeSessionStore } from '../../support/fakes/fake-session-store.ts';
import { fakeTime } from '../../support/fakes/fake-time.ts';
import { aPage } from '../../support/infrastructure/a-page.ts';

const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab whose buyer has just signed in. */
const aTab = () => {
  const sessions = fakeSessionStore(aSession(systemClock.now()));
  const authentication = fakeAuthentication(fakeTime());
  const activity = fakeBuyerActivity();
  KeepAlive.create({
    sessions,
    records: fakeSessionRecordStore(fakeSessionRecords(beginSession(systemClock.now()))),
    authentication,
    activity,
    timer: createWakefulTimer(systemClock, aPage()),
    clock: systemClock,
    log: fakeLog(),
  })();
  return { sessions, authentication, activity };
};

it('an active buyer’s token is refreshed before it expires, also where the clock was set back by a few minutes', async () => {
  const { authentication, activity } = aTab();
  await vi.advanceTimersByTimeAsync(12 * MINUTE);
  activity.happen();
  await vi.advanceTimersByTimeAsync(MINUTE);
  vi.setSystemTime(Date.now() - 10 * MINUTE);
  await vi.advanceTimersByTimeAsync(4 * MINUTE);
  expect(authentication.refreshes()).toBe(1);
});

it('an absent buyer is signed out at the next tick, however far the clock was set back', async () => {
  const { sessions } = aTab();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  vi.setSystemTime(Date.now() - 60 * MINUTE);
  await vi.advanceTimersByTimeAsync(16 * MINUTE);
  expect(sessions.changes).toEqual([{ kind: 'closed', end: 'idle' }]);
});
