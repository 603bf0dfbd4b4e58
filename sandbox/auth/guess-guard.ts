import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { GUESS_WINDOW_MS, HARD_STOP_MS, LOCKOUT_S, MAX_ATTEMPTS, MAX_GUESSES_PER_DAY } from './limits.ts';

/** How often an account was guessed at, and until when it is locked (epoch milliseconds). */
export interface GuessState {
  readonly attempts: number;
  readonly lockedUntil: number | undefined;
}

const lockRow = async (tx: Transaction<Database>, account: string, now: number): Promise<GuessState> => {
  const row = await tx
    .insertInto('sign_in_guard')
    .values({ account, attempts: 0, last_attempt_at: now, locked_until: null })
    // Updating to itself takes the row's lock, so that guesses made at once are counted one after the other.
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

const worst = (states: readonly GuessState[]): GuessState => ({
  attempts: Math.max(0, ...states.map(({ attempts }) => attempts)),
  lockedUntil: states.reduce<number | undefined>(
    (latest, { lockedUntil }) =>
      lockedUntil !== undefined && lockedUntil > (latest ?? 0) ? lockedUntil : latest,
    undefined,
  ),
});

/** Locks the accounts' counters for this transaction and tells the worst of them. */
export const lockGuard = async (
  tx: Transaction<Database>,
  accounts: readonly string[],
  now: number,
): Promise<GuessState> => {
  const states: GuessState[] = [];
  // Always in one order, so that two transactions never wait for each other.
  for (const account of accounts.toSorted()) states.push(await lockRow(tx, account, now));
  return worst(states);
};

/** Counts a wrong answer against the accounts, which `lockGuard` has locked, and locks them when it was one too many. */
export const countGuess = async (
  tx: Transaction<Database>,
  accounts: readonly string[],
  before: GuessState,
  now: number,
): Promise<GuessState> => {
  const attempts = before.attempts + 1;
  const states: GuessState[] = [];
  for (const account of accounts.toSorted()) {
    await tx.insertInto('guess').values({ account, at: now }).execute();
    const { count } = await tx
      .selectFrom('guess')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('account', '=', account)
      .where('at', '>', now - GUESS_WINDOW_MS)
      .executeTakeFirstOrThrow();
    const lockedUntil =
      count >= MAX_GUESSES_PER_DAY
        ? now + HARD_STOP_MS
        : attempts >= MAX_ATTEMPTS
          ? now + LOCKOUT_S * 1000
          : undefined;
    await tx
      .updateTable('sign_in_guard')
      .set({ attempts, last_attempt_at: now, locked_until: lockedUntil ?? null })
      .where('account', '=', account)
      .execute();
    states.push({ attempts, lockedUntil });
  }
  return worst(states);
};

/** Forgets the wrong answers of a lock that was not reached; the count of the day stays. */
export const clearAttempts = async (
  tx: Transaction<Database>,
  accounts: readonly string[],
): Promise<void> => {
  await tx
    .updateTable('sign_in_guard')
    .set({ attempts: 0, locked_until: null })
    .where('account', 'in', [...accounts])
    .execute();
};

/** The failure metadata of the wire for a state, as of a moment. */
export const attemptsMetadata = ({ attempts, lockedUntil }: GuessState, now: number) => {
  if (lockedUntil === undefined) {
    return { attempts, max_attempts: MAX_ATTEMPTS, lockout_duration: LOCKOUT_S };
  }
  const isHardStop = lockedUntil - now > LOCKOUT_S * 1000;
  return {
    attempts: MAX_ATTEMPTS,
    max_attempts: MAX_ATTEMPTS,
    lockout_duration: isHardStop ? HARD_STOP_MS / 1000 : LOCKOUT_S,
    locked_until: new Date(lockedUntil).toISOString(),
  };
};
