import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Allocation } from '../ledger/loan-books.ts';

/** What the payments of an agreement that were received have paid of it, cents. */
export const paidToDate = async (db: Kysely<Database>, agreementId: string): Promise<Allocation> => {
  const sums = await db
    .selectFrom('payment')
    .select((eb) => [
      eb.fn.sum<string>('principal').as('principal'),
      eb.fn.sum<string>('interest').as('interest'),
      eb.fn.sum<string>('fees').as('fees'),
    ])
    .where('agreement_id', '=', agreementId)
    .where('activity_status', '=', 'RECEIVED')
    .executeTakeFirstOrThrow();
  return {
    principal: Number(sums.principal ?? 0),
    interest: Number(sums.interest ?? 0),
    fees: Number(sums.fees ?? 0),
  };
};
