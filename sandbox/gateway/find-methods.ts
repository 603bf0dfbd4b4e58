import type { Kysely, Transaction } from 'kysely';
import { methodStatusSchema, type PaymentMethodWire } from '../contract/payment-method.ts';
import type { Database, PaymentMethodRow } from '../database/schema.ts';
import type { Owner } from '../servicing/loan-store.ts';

/** A payment method as the wire has it. */
export const methodOf = (row: PaymentMethodRow): PaymentMethodWire => ({
  id: row.id,
  type: row.type,
  status: methodStatusSchema.parse(row.status),
  ...(row.brand === null ? {} : { brand: row.brand }),
  ...(row.bank_name === null ? {} : { bankName: row.bank_name }),
  last4: row.last4,
  ...(row.expires === null ? {} : { expires: row.expires }),
  holder: row.holder,
  addedOn: new Date(row.added_at).toISOString(),
});

/** A buyer's methods, oldest first; deleted ones are not shown. */
export const listMethods = async (db: Kysely<Database>, owner: Owner): Promise<PaymentMethodWire[]> => {
  const rows = await db
    .selectFrom('payment_method')
    .selectAll()
    .where('tenant', '=', owner.tenant)
    .where('buyer_id', '=', owner.buyerId)
    .where('status', '!=', 'DELETED')
    .orderBy('added_at')
    .orderBy('id')
    .execute();
  return rows.map(methodOf);
};

/** A buyer's own method; undefined for anybody else's, deleted and unknown ones alike. */
export const findMethod = (
  db: Kysely<Database>,
  owner: Owner,
  id: string,
): Promise<PaymentMethodRow | undefined> =>
  db
    .selectFrom('payment_method')
    .selectAll()
    .where('id', '=', id)
    .where('tenant', '=', owner.tenant)
    .where('buyer_id', '=', owner.buyerId)
    .where('status', '!=', 'DELETED')
    .executeTakeFirst();

/** Deletes a method, unless autopay or a payment under way draws on it. */
export const deleteMethod = (
  db: Kysely<Database>,
  owner: Owner,
  id: string,
): Promise<'deleted' | 'in-use' | 'not-found'> =>
  db.transaction().execute(async (tx) => {
    const method = await findMethod(tx, owner, id);
    if (!method) return 'not-found';
    if (await isDrawnOn(tx, id)) return 'in-use';
    await tx.updateTable('payment_method').set({ status: 'DELETED' }).where('id', '=', id).execute();
    return 'deleted';
  });

const isDrawnOn = async (tx: Transaction<Database>, methodId: string): Promise<boolean> => {
  const autopay = await tx
    .selectFrom('autopay')
    .select('id')
    .where('method_id', '=', methodId)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (autopay) return true;
  const scheduled = await tx
    .selectFrom('payment')
    .select('id')
    .where('method_id', '=', methodId)
    .where('activity_status', '=', 'SCHEDULED')
    .limit(1)
    .executeTakeFirst();
  return scheduled !== undefined;
};
