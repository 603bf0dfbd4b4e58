import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** What payments have brought toward an agreement's instalments, in cents; `exceptId` is left out. */
export const countedPayments = async (
  db: Kysely<Database>,
  agreementId: string,
  exceptId = '',
): Promise<number> => {
  const { cents } = await db
    .selectFrom('payment')
    .select((eb) => eb.fn.sum<string>(eb('principal', '+', eb.ref('interest'))).as('cents'))
    .where('agreement_id', '=', agreementId)
    .where('activity_status', '=', 'RECEIVED')
    .where('activity_type', 'in', ['PAYMENT', 'AUTOPAY'])
    .where('amount_type', '!=', 'PRINCIPAL')
    .where('id', '!=', exceptId)
    .executeTakeFirstOrThrow();
  return Number(cents ?? 0);
};
