import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import {
  GUESS_WINDOW_MS,
  HARD_STOP_MS,
  LOCKOUT_S,
  MAX_ATTEMPTS,
  MAX_GUESSES_PER_DAY,
  MAX_LIVE_CODES,
} from './limits.ts';

/** How often something was guessed at, and until when it is locked (epoch milliseconds). */
export interface GuessState {
  readonly attempts: number;
  readonly lockedUntil: number | undefined;
}

/** The state of each counter, by its key: an account or an address. */
export type GuessStates = ReadonlyMap<string, GuessState>;

const lockRow = async (tx: Transaction<Database>, key: string, now: number): Promise<GuessState> => {
  const row = await tx
    .insertInto('sign_in_guard')
    .values({ account: key, attempts: 0, last_attempt_at: now, locked_until: null })
    // Updating to itself takes the row's lock, so that concurrent guesses are counted one after the other.
    .onConflict((conflict) =>
      conflict.column('account').doUpdateSet((eb) => ({ attempts: eb.ref('sign_in_guard.attempts') })),
    )
    .returning(['attempts', 'last_attempt_at', 'locked_until'])
    .executeTakeFirstOrThrow();
  if (row.locked_until !== null && row.locked_until > now) {
    return { attempts: row.attempts, lockedUntil: row.locked_until };
  }
  const isForgotten = row.locked_until !== null || row.last_attempt_at <= now - LOCKOUT_S * 1000;
  return { attempts: isForgotten ? 0 : row.attempts, lockedUntil: undefined };
};

/** Locks the counters for this transaction and reads them. */
export const lockGuard = async (
  tx: Transaction<Database>,
  keys: readonly string[],
  now: number,
): Promise<GuessStates> => {
  const states = new Map<string, GuessState>();
  // In one order everywhere: two transactions must not wait for each other.
  for (const key of keys.toSorted()) states.set(key, await lockRow(tx, key, now));
  return states;
};

const isHardStop = ({ lockedUntil }: GuessState, now: number): boolean =>
  lockedUntil !== undefined && lockedUntil - now > LOCKOUT_S * 1000;

const countOne = async (
  tx: Transaction<Database>,
  key: string,
  before: GuessState,
  codes: number,
  now: number,
): Promise<GuessState> => {
  if (isHardStop(before, now)) return before;
  // A code that expired during a guess is still one guess.
  const cost = Math.max(1, codes);
  await tx
    .insertInto('guess')
    .values(Array.from({ length: cost }, () => ({ account: key, at: now })))
    .execute();
  const { count } = await tx
    .selectFrom('guess')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('account', '=', key)
    .where('at', '>', now - GUESS_WINDOW_MS)
    .executeTakeFirstOrThrow();
  // Stop while a full guess no longer fits, so that the budget is never exceeded.
  const isSpent = Number(count) + MAX_LIVE_CODES > MAX_GUESSES_PER_DAY;
  const isLocked = before.lockedUntil !== undefined;
  const attempts = isLocked ? before.attempts : before.attempts + 1;
  const lockedUntil = isSpent
    ? now + HARD_STOP_MS
    : (before.lockedUntil ?? (attempts >= MAX_ATTEMPTS ? now + LOCKOUT_S * 1000 : undefined));
  await tx
    .updateTable('sign_in_guard')
    .set({ attempts, last_attempt_at: now, locked_until: lockedUntil ?? null })
    .where('account', '=', key)
    .execute();
  return { attempts, lockedUntil };
};

/**
 * Counts one wrong answer against every counter, which `lockGuard` has locked. It costs each day's budget as many guesses
 * as live codes it was compared with, also while a short lock holds.
 */
export const countGuess = async (
  tx: Transaction<Database>,
  before: GuessStates,
  codes: number,
  now: number,
): Promise<GuessStates> => {
  const after = new Map<string, GuessState>();
  for (const [key, state] of before) after.set(key, await countOne(tx, key, state, codes, now));
  return after;
};

/** Forgets the wrong answers of a lock that was not reached; the count of the day stays. */
export const clearAttempts = async (tx: Transaction<Database>, keys: readonly string[]): Promise<void> => {
  await tx
    .updateTable('sign_in_guard')
    .set({ attempts: 0, locked_until: null })
    .where('account', 'in', [...keys])
    .execute();
};

/** The failure metadata of the wire as of a moment: how long a lockout will last or, once locked, still lasts. */
export const attemptsMetadata = ({ attempts, lockedUntil }: GuessState, now: number) => {
  if (lockedUntil === undefined) {
    return { attempts, max_attempts: MAX_ATTEMPTS, lockout_duration: LOCKOUT_S };
  }
  return {
    attempts: MAX_ATTEMPTS,
    max_attempts: MAX_ATTEMPTS,
    lockout_duration: Math.ceil((lockedUntil - now) / 1000),
    locked_until: new Date(lockedUntil).toISOString(),
  };
};
