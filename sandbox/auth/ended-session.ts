import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Caller } from '../http/api-app.ts';
import { readToken, SESSION_LIMIT_MS } from './session-token.ts';

/** Ends a session: from now on its tokens are refused. Ends older than any valid token are deleted. */
export const endSession = (db: Kysely<Database>, session: string, now: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('ended_session')
      .where('ended_at', '<', now - 2 * SESSION_LIMIT_MS)
      .execute();
    await tx
      .insertInto('ended_session')
      .values({ id: session, ended_at: now })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  });

/** Who calls, by a token of this platform that lives and whose session was not ended. */
export const readLiveToken = async (
  db: Kysely<Database>,
  header: string | undefined,
  key: Uint8Array,
  now: number,
): Promise<Caller | undefined> => {
  const caller = await readToken(header, key, now);
  if (caller?.session === undefined) return caller;
  const ended = await db
    .selectFrom('ended_session')
    .select('id')
    .where('id', '=', caller.session)
    .executeTakeFirst();
  return ended ? undefined : caller;
};
