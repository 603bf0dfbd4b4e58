import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** Whether a database answers the smallest question in time. A failure is a no. */
export const answersWithin = async (db: Kysely<Database>, milliseconds: number): Promise<boolean> => {
  const late = new AbortController();
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  const inTime = await Promise.race([answered, wait(milliseconds, false, { signal: late.signal })]);
  late.abort();
  return inTime;
};
