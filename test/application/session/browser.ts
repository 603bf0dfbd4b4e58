import {
  Authentication,
  BuyerActivity,
  Clock,
  Log,
  SessionHandover,
  SessionRecordStore,
  SessionStore,
  Timer,
} from '@member-portal/application/ports';
import { createServices, provide } from '@member-portal/application/services';
import { KeepAlive, ObserveSession, RestoreSession, StaySignedIn } from '@member-portal/application/session';
import { beginSession, type Session, type SessionNotice } from '@member-portal/domain/session';
import { aSession } from '../../support/builders/a-session.ts';
import { type FakeAuthentication, fakeAuthentication } from '../../support/fakes/fake-authentication.ts';
import { type FakeBuyerActivity, fakeBuyerActivity } from '../../support/fakes/fake-buyer-activity.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeLog } from '../../support/fakes/fake-log.ts';
import { fakeSessionHandover } from '../../support/fakes/fake-session-handover.ts';
import {
  type FakeSessionRecords,
  fakeSessionRecordStore,
  fakeSessionRecords,
} from '../../support/fakes/fake-session-record-store.ts';
import {
  type FakeSessionStore,
  fakeBrowser,
  fakeSessionStore,
} from '../../support/fakes/fake-session-store.ts';
import { type FakeTime, fakeTime } from '../../support/fakes/fake-time.ts';
import { fakeTimer } from '../../support/fakes/fake-timer.ts';

/** Minutes as milliseconds. */
export const minutes = (count: number): number => count * 60_000;

interface BrowserTab {
  readonly sessions: FakeSessionStore;
  readonly activity: FakeBuyerActivity;
  readonly notices: readonly SessionNotice[];
  readonly restore: RestoreSession;
  readonly stay: StaySignedIn;
  /** The tab is closed: it receives and does nothing any more. */
  close(): void;
}

export interface Browser {
  readonly time: FakeTime;
  readonly authentication: FakeAuthentication;
  readonly shared: FakeSessionRecords;
  readonly log: ReturnType<typeof fakeLog>;
  /** Opens a tab that shares the buyer's session, or one without. */
  openTab(session?: Session | 'none'): BrowserTab;
}

/** A browser in which a buyer has just signed in. */
export const aBrowser = (): Browser => {
  const time = fakeTime();
  const browser = fakeBrowser();
  const shared = fakeSessionRecords(beginSession(time.now()));
  const authentication = fakeAuthentication(time);
  const log = fakeLog();
  let latest = aSession(time.now());
  return {
    time,
    authentication,
    shared,
    log,
    openTab: (given) => {
      const sessions = fakeSessionStore(given === 'none' ? undefined : (given ?? latest), browser);
      sessions.subscribe((change) => {
        if (change.kind === 'refreshed') latest = change.session;
      });
      const activity = fakeBuyerActivity();
      const notices: SessionNotice[] = [];
      const services = createServices([
        provide(Authentication, authentication),
        provide(BuyerActivity, activity),
        provide(Clock, fakeClock(time)),
        provide(Log, log),
        provide(SessionHandover, fakeSessionHandover(sessions, latest)),
        provide(SessionRecordStore, fakeSessionRecordStore(shared)),
        provide(SessionStore, sessions),
        provide(Timer, fakeTimer(time)),
      ]);
      const stopKeeping = services.get(KeepAlive)();
      const stopObserving = services.get(ObserveSession)((notice) => notices.push(notice));
      return {
        sessions,
        activity,
        notices,
        restore: services.get(RestoreSession),
        stay: services.get(StaySignedIn),
        close: () => {
          stopKeeping();
          stopObserving();
        },
      };
    },
  };
};
