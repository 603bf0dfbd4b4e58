import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { guardsOfBuyer } from './guards-of-buyer.ts';

/**
 * Lets a buyer sign in again who was locked out by guesses and has called the lender: the locks of the account and of its
 * addresses end, and the guesses of the day are forgotten. Gives whether the lender has this buyer.
 */
export const liftStop = (db: Kysely<Database>, tenant: string, buyerId: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const buyer = await tx
      .selectFrom('buyer')
      .select(['id', 'email', 'phone'])
      .where('id', '=', buyerId)
      .where('tenant', '=', tenant)
      .executeTakeFirst();
    if (!buyer) return false;
    const guards = [...guardsOfBuyer(tenant, buyer)];
    await tx.deleteFrom('sign_in_guard').where('account', 'in', guards).execute();
    await tx.deleteFrom('guess').where('account', 'in', guards).execute();
    return true;
  });
