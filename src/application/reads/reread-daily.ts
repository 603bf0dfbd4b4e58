import { addMilliseconds, type PlainDate } from '@member-portal/domain/calendar';
import { Clock, LenderClock, SessionStore, TenantRules, Timer } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { SessionReads } from './session-reads.ts';

/** How often the day is looked at: the first answer may show that the device's clock is wrong. */
const LOOKS_EVERY_MS = 60_000;

/**
 * Rereads everything about loans when a day ends in the lender's zone: what was due or drafted that day is not any more,
 * and a page left open would ask for money that autopay has taken. While signed out, no timer runs. The returned function
 * stops it.
 */
export type RereadDaily = () => () => void;

export const RereadDaily = defineUseCase(
  'RereadDaily',
  {
    sessions: SessionStore,
    reads: SessionReads,
    timer: Timer,
    clock: Clock,
    lenderClock: LenderClock,
    configuration: TenantRules,
  },
  ({ sessions, reads, timer, clock, lenderClock, configuration }): RereadDaily =>
    () => {
      const { timeZone } = configuration;
      const today = (): PlainDate => timeZone.dateAt(lenderClock.now());
      let cancel = (): void => undefined;
      const awaitEndOf = (day: PlainDate): void => {
        cancel();
        const left = Math.min(timeZone.endOf(day) + 1 - lenderClock.now(), LOOKS_EVERY_MS);
        cancel = timer.at(addMilliseconds(clock.now(), left), () => {
          const now = today();
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
