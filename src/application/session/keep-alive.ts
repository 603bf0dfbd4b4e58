import type { Instant } from '@member-portal/domain/calendar';
import {
  type KeepAliveEvent,
  nextLookAt,
  SESSION_POLICY,
  type SessionRecord,
} from '@member-portal/domain/session';
import {
  Authentication,
  BuyerActivity,
  Clock,
  isEndForAll,
  Log,
  SessionRecordStore,
  SessionStore,
  Timer,
} from '../ports/index.ts';
import { certain } from '../results/index.ts';
import { defineUseCase } from '../services/index.ts';
import { createStepSession } from './step-session.ts';

/**
 * Keeps the session alive while the buyer is active and ends it otherwise, across later sign-ins, until the returned
 * function is called (specification, section 4: session). While signed out, no timer runs.
 */
export type KeepAlive = () => () => void;

export const KeepAlive = defineUseCase(
  'KeepAlive',
  {
    sessions: SessionStore,
    records: SessionRecordStore,
    authentication: Authentication,
    activity: BuyerActivity,
    timer: Timer,
    clock: Clock,
    log: Log,
  },
  ({ sessions, records, authentication, activity, timer, clock, log }): KeepAlive => {
    const step = createStepSession(sessions, records, authentication, clock, log);

    /** Watches one session until it ends. */
    const watch = (): (() => void) => {
      let isOver = false;
      let callOff = (): void => undefined;
      let actedAt: Instant | undefined;
      let heard = 0;

      const schedule = (record: SessionRecord | undefined): void => {
        callOff();
        if (!isOver && record && sessions.current()) callOff = timer.at(nextLookAt(record), look);
      };
      const hear = (record: SessionRecord | undefined): void => {
        heard += 1;
        schedule(record);
      };
      // A record received during a step is newer than the step's own.
      const take = (event: KeepAliveEvent): void => {
        const before = heard;
        void certain(step(event)).then((record) => {
          if (heard === before) schedule(record);
        });
      };
      const look = (): void => take({ kind: 'time' });
      const act = (): void => {
        const now = clock.now();
        // If the clock was set back, activity must not be throttled until it catches up.
        if (actedAt !== undefined && now >= actedAt && now - actedAt < SESSION_POLICY.activityThrottle)
          return;
        actedAt = now;
        take({ kind: 'activity' });
      };

      const stopHearing = [records.subscribe(hear), activity.subscribe(act)];
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
        // Only the tab that ends a session removes its record: another tab might remove the record of the next buyer.
        if (change.kind === 'closed' && isEndForAll(change.end))
          void records.update(async () => ({ record: undefined, answer: undefined }));
      });
      return () => {
        stopHearing();
        stopWatching?.();
      };
    };
  },
);
