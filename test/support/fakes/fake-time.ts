import type { Instant } from '@member-portal/domain/calendar';

interface Appointment {
  readonly at: number;
  readonly callback: () => void;
}

/** Time that passes when a test says so; clock, delay and timer of one test share it. */
export interface FakeTime {
  now(): Instant;
  /** Calls back once time has come to `at`; the returned function calls it off. */
  callAt(at: number, callback: () => void): () => void;
  /** Lets time pass, calling back in order, and lets everything that follows from each call happen before the next. */
  advance(milliseconds: number): Promise<void>;
  /** The same at once, without waiting for what follows from each call. */
  pass(milliseconds: number): void;
  /** Moves the clock without calling anybody back, as a device does that sleeps. */
  sleep(milliseconds: number): void;
  /** How many are still waiting to be called back. */
  waiting(): number;
}

/** Lets every pending promise reaction run. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

export const START = Date.UTC(2026, 10, 21, 15, 0, 0) as Instant;

export const fakeTime = (start: Instant = START): FakeTime => {
  let now: number = start;
  const appointments = new Set<Appointment>();
  const nextUntil = (end: number): Appointment | undefined =>
    [...appointments].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
  return {
    now: () => now as Instant,
    callAt: (at, callback) => {
      const appointment = { at, callback };
      appointments.add(appointment);
      return () => appointments.delete(appointment);
    },
    advance: async (milliseconds) => {
      const end = now + milliseconds;
      await settled();
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        appointments.delete(next);
        now = Math.max(now, next.at);
        next.callback();
        await settled();
      }
      now = end;
      await settled();
    },
    pass: (milliseconds) => {
      const end = now + milliseconds;
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        appointments.delete(next);
        now = Math.max(now, next.at);
        next.callback();
      }
      now = end;
    },
    sleep: (milliseconds) => {
      now += milliseconds;
    },
    waiting: () => appointments.size,
  };
};
