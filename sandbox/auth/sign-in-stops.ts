import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { guardsOfBuyer } from './guards-of-buyer.ts';

/**
 * Until when sign-in is stopped for buyers of a tenant, on the account or on one of its addresses; epoch milliseconds by
 * buyer id. Buyers who may sign in are left out.
 */
export const signInStops = async (
  db: Kysely<Database>,
  tenant: string,
  buyers: readonly { readonly id: string; readonly email: string; readonly phone: string }[],
  now: number,
): Promise<ReadonlyMap<string, number>> => {
  if (buyers.length === 0) return new Map();
  const guards = buyers.map((buyer) => [buyer.id, guardsOfBuyer(tenant, buyer)] as const);
  const rows = await db
    .selectFrom('sign_in_guard')
    .select(['account', 'locked_until'])
    .where('account', 'in', [...new Set(guards.flatMap(([, keys]) => keys))])
    .where('locked_until', '>', now)
    .execute();
  const until = new Map(rows.map(({ account, locked_until }) => [account, locked_until ?? 0]));
  return new Map(
    guards
      .map(([id, keys]) => [id, Math.max(0, ...keys.map((key) => until.get(key) ?? 0))] as const)
      .filter(([, lockedUntil]) => lockedUntil > 0),
  );
};
