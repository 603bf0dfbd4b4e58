import type { Kysely, Transaction } from 'kysely';
import { methodStatusSchema, type PaymentMethodWire } from '../contract/payment-method.ts';
import type { Database, PaymentMethodRow } from '../database/schema.ts';
import type { Owner } from '../servicing/loan-store.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { isDrawnOn } from './is-drawn-on.ts';

/** A payment method as the wire has it. */
const methodOf = (row: PaymentMethodRow): PaymentMethodWire => ({
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

const ownMethod = (db: Kysely<Database>, owner: Owner, id: string) =>
  db
    .selectFrom('payment_method')
    .selectAll()
    .where('id', '=', id)
    .where('tenant', '=', owner.tenant)
    .where('buyer_id', '=', owner.buyerId)
    .where('status', '!=', 'DELETED');

/** A buyer's own method; undefined for anybody else's, deleted and unknown ones alike. */
export const findMethod = (
  db: Kysely<Database>,
  owner: Owner,
  id: string,
): Promise<PaymentMethodRow | undefined> => ownMethod(db, owner, id).executeTakeFirst();

/** Like findMethod, and keeps it from being deleted until this transaction ends. */
export const holdMethod = (
  tx: Transaction<Database>,
  owner: Owner,
  id: string,
): Promise<PaymentMethodRow | undefined> => ownMethod(tx, owner, id).forShare().executeTakeFirst();

/** Deletes a method, unless something may still be drawn on it. */
export const deleteMethod = (
  db: Kysely<Database>,
  owner: Owner,
  id: string,
  tenant: PlatformTenant,
  now: number,
): Promise<'deleted' | 'in-use' | 'not-found'> =>
  db.transaction().execute(async (tx) => {
    const method = await ownMethod(tx, owner, id).forUpdate().executeTakeFirst();
    if (!method) return 'not-found';
    if (await isDrawnOn(tx, id, tenant, now)) return 'in-use';
    await tx.updateTable('payment_method').set({ status: 'DELETED' }).where('id', '=', id).execute();
    return 'deleted';
  });
