import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { buyerAccount } from './buyer-account.ts';

/**
 * Lets a buyer sign in again who was locked out by guesses and has called the lender: the lock ends and the guesses of
 * the day are forgotten. Gives whether the lender has this buyer.
 */
export const liftStop = (db: Kysely<Database>, tenant: string, buyerId: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const buyer = await tx
      .selectFrom('buyer')
      .select('id')
      .where('id', '=', buyerId)
      .where('tenant', '=', tenant)
      .executeTakeFirst();
    if (!buyer) return false;
    const account = buyerAccount(tenant, buyerId);
    await tx.deleteFrom('sign_in_guard').where('account', '=', account).execute();
    await tx.deleteFrom('guess').where('account', '=', account).execute();
    return true;
  });
