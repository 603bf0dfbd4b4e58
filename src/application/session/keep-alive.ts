import { addMilliseconds, type Instant } from '@member-portal/domain/calendar';
import { nextLookAt, SESSION_POLICY, type SessionRecord } from '@member-portal/domain/session';
import type {
  Authentication,
  BuyerActivity,
  Clock,
  Log,
  SessionRecordStore,
  SessionStore,
  Timer,
} from '../ports/index.ts';
import { certain, token } from '../services/index.ts';
import { createStepSession } from './step-session.ts';

/**
 * Keeps the session alive while the buyer is there and ends it when not, from now on and over every later sign-in, until
 * the returned function is called (specification, section 4: session). While nobody is signed in, no timer runs.
 */
export type KeepAlive = () => () => void;
export const KeepAlive = token<KeepAlive>('KeepAlive');

export const createKeepAlive = (
  sessions: SessionStore,
  records: SessionRecordStore,
  authentication: Authentication,
  activity: BuyerActivity,
  timer: Timer,
  clock: Clock,
  log: Log,
): KeepAlive => {
  const step = createStepSession(sessions, records, authentication, clock, log);

  /** Watches one session until it is over. */
  const watch = (): (() => void) => {
    let isOver = false;
    let callOff = (): void => undefined;
    let quietUntil: Instant | undefined;

    const schedule = (record: SessionRecord | undefined): void => {
      callOff();
      if (!isOver && record && sessions.current()) callOff = timer.at(nextLookAt(record), look);
    };
    const look = (): void => void certain(step({ kind: 'time' })).then(schedule);
    const act = (): void => {
      const now = clock.now();
      if (quietUntil !== undefined && now < quietUntil) return;
      quietUntil = addMilliseconds(now, SESSION_POLICY.activityThrottle);
      void certain(step({ kind: 'activity' })).then(schedule);
    };

    const stopHearing = [records.subscribe(schedule), activity.subscribe(act)];
    look();
    return () => {
      isOver = true;
      callOff();
      for (const stop of stopHearing) stop();
    };
  };

  return () => {
    let stopWatching = sessions.current() ? watch() : undefined;
    const stopHearing = sessions.subscribe((change) => {
      if (change.kind === 'refreshed') return;
      stopWatching?.();
      stopWatching = change.kind === 'opened' ? watch() : undefined;
      // Whoever ends a session forgets its record; a tab that only hears of it might forget the next buyer's.
      if (change.kind === 'closed' && change.end !== 'ended-elsewhere')
        void records.update(async () => ({ record: undefined, answer: undefined }));
    });
    return () => {
      stopHearing();
      stopWatching?.();
    };
  };
};
