import type { Transaction } from 'kysely';
import type { Database, PaymentRow } from '../database/schema.ts';

/** Takes a payment whose agreement is locked; undefined when what is due for it has been done. */
export const takePayment = (
  tx: Transaction<Database>,
  id: string,
  status: string,
): Promise<PaymentRow | undefined> =>
  tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .where('activity_status', '=', status)
    .forUpdate()
    .executeTakeFirst();
