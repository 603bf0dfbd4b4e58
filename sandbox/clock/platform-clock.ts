import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

const OFFSET = 'clock-offset-ms';

/**
 * The platform's clock: the machine's, and ahead of it by what the database says, so that every process behind one
 * database has the same time.
 */
export interface PlatformClock {
  /** Epoch milliseconds, as of the last `sync`. */
  readonly now: () => number;
  /** Reads how far ahead the clock is. */
  readonly sync: () => Promise<void>;
  /** Moves the clock forward by a time in milliseconds. It never goes back: what was booked stays booked. */
  readonly advance: (ms: number) => Promise<void>;
}

/** A clock over a machine's one. */
export const platformClock = (db: Kysely<Database>, machine: () => number): PlatformClock => {
  let ahead = 0;
  const sync = async (): Promise<void> => {
    const row = await db.selectFrom('setting').select('value').where('name', '=', OFFSET).executeTakeFirst();
    ahead = Number(row?.value ?? 0);
  };
  return {
    now: () => machine() + ahead,
    sync,
    advance: async (ms) => {
      if (!Number.isSafeInteger(ms) || ms < 0) throw new Error('A clock is moved forward, in milliseconds.');
      // One statement, so that two processes that move it at once both do.
      await db
        .insertInto('setting')
        .values({ name: OFFSET, value: String(ms) })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet({
            value: sql<string>`(setting.value::bigint + excluded.value::bigint)::text`,
          }),
        )
        .execute();
      await sync();
    },
  };
};
