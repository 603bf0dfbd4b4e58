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

it('an absent buyer is signed out at the next tick, however far the clock was set back', async () => {
  const sessions = fakeSessionStore(aSession(systemClock.now()));
  KeepAlive.create({
    sessions,
    records: fakeSessionRecordStore(fakeSessionRecords(beginSession(systemClock.now()))),
    authentication: fakeAuthentication(fakeTime()),
    activity: fakeBuyerActivity(),
    timer: createWakefulTimer(systemClock, aPage()),
    clock: systemClock,
    log: fakeLog(),
  })();
  await vi.advanceTimersByTimeAsync(5 * MINUTE);
  vi.setSystemTime(Date.now() - 60 * MINUTE);
  await vi.advanceTimersByTimeAsync(16 * MINUTE);
  expect(sessions.changes).toEqual([{ kind: 'closed', end: 'idle' }]);
});
