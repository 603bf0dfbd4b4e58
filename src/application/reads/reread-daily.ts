import { addMilliseconds, type PlainDate } from '@member-portal/domain/calendar';
import { Clock, SessionStore, TenantRules, Timer } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { SessionReads } from './session-reads.ts';

/**
 * Rereads everything about loans when a day ends in the lender's zone: what was due or drafted that day is not any more,
 * and a page left open would ask for money that autopay has taken. While signed out, no timer runs. The returned function
 * stops it.
 */
export type RereadDaily = () => () => void;

export const RereadDaily = defineUseCase(
  'RereadDaily',
  { sessions: SessionStore, reads: SessionReads, timer: Timer, clock: Clock, configuration: TenantRules },
  ({ sessions, reads, timer, clock, configuration }): RereadDaily =>
    () => {
      const { timeZone } = configuration;
      const today = (): PlainDate => timeZone.dateAt(clock.now());
      let cancel = (): void => undefined;
      const awaitEndOf = (day: PlainDate): void => {
        cancel();
        cancel = timer.at(addMilliseconds(timeZone.endOf(day), 1), () => {
          const now = today();
          // Still the same day if the clock was set back meanwhile.
          if (now !== day) void reads.refreshKinds(['loans', 'loan', 'history']);
          awaitEndOf(now);
        });
      };
      const follow = (): void => (sessions.current() ? awaitEndOf(today()) : cancel());
      follow();
      const leave = sessions.subscribe(({ kind }) => {
        if (kind !== 'refreshed') follow();
      });
      return () => {
        leave();
        cancel();
      };
    },
);
