import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

const NAME = 'signing-key';

/** The key that signs sessions: kept in the database, so that sessions survive a restart and are shared by processes. */
export const signingKeyOf = async (db: Kysely<Database>): Promise<Uint8Array> => {
  await db
    .insertInto('setting')
    .values({ name: NAME, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64');
};
