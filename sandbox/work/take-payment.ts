import type { Transaction } from 'kysely';
import type { Database, PaymentRow } from '../database/schema.ts';

/** Takes one piece of due work to this process; undefined when another has it or it is done. */
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
    .skipLocked()
    .executeTakeFirst();
