import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/**
 * Borrowers whose accounts are under review: a fraud being investigated, an estate being settled. They are charged no
 * fee, nothing is drawn from them and no purchase of theirs is approved, as nobody may be there to pay; interest
 * continues by the contract, and orders are accepted.
 */
const ON_HOLD = ['FRAUDULENT', 'DECEASED'];

/** Whether an agreement belongs to such a borrower. */
export const isOnHold = async (db: Kysely<Database>, agreementId: string): Promise<boolean> => {
  const { status } = await db
    .selectFrom('agreement')
    .innerJoin('buyer', 'buyer.id', 'agreement.buyer_id')
    .select('buyer.status')
    .where('agreement.id', '=', agreementId)
    .executeTakeFirstOrThrow();
  return ON_HOLD.includes(status);
};
