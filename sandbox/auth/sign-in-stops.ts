import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { buyerAccount } from './buyer-account.ts';

/** Until when sign-in is stopped for buyers of a tenant, epoch milliseconds by buyer id; who may sign in is not there. */
export const signInStops = async (
  db: Kysely<Database>,
  tenant: string,
  buyerIds: readonly string[],
  now: number,
): Promise<ReadonlyMap<string, number>> => {
  if (buyerIds.length === 0) return new Map();
  const idOf = new Map(buyerIds.map((id) => [buyerAccount(tenant, id), id]));
  const rows = await db
    .selectFrom('sign_in_guard')
    .select(['account', 'locked_until'])
    .where('account', 'in', [...idOf.keys()])
    .where('locked_until', '>', now)
    .execute();
  return new Map(
    rows.flatMap(({ account, locked_until }) => {
      const id = idOf.get(account);
      return id === undefined || locked_until === null ? [] : [[id, locked_until] as const];
    }),
  );
};
