import type { z } from '@hono/zod-openapi';
import type { Transaction } from 'kysely';
import type { saveContactBodySchema } from '../contract/buyer.ts';
import type { Database } from '../database/schema.ts';
import { NOT_FOUND } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { findBuyer } from './find-buyer.ts';
import { lockBuyer, refused, type SaveOutcome } from './save-outcome.ts';

const findContact = (
  tx: Transaction<Database>,
  buyerId: string,
  id: string,
): Promise<{ readonly type: string } | undefined> =>
  tx
    .selectFrom('contact')
    .select('type')
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();

/** Saves the address of one contact. */
export const saveContact = async (
  { db, tenant }: Services,
  buyerId: string,
  contactId: string,
  { id, type, address }: z.infer<typeof saveContactBodySchema>,
): Promise<SaveOutcome> => {
  const fixed = refused(422, 'Field_Not_Changeable', 'Id and type of a contact cannot be changed.');
  if (id !== contactId) return fixed;
  const outcome = await db.transaction().execute(async (tx) => {
    const before = (await lockBuyer(tx, tenant.id, buyerId)) && (await findContact(tx, buyerId, contactId));
    if (!before) return 'not-found';
    if (before.type !== type) return 'type-changed';
    await tx
      .updateTable('contact')
      .set({
        line1: address.line1,
        line2: address.line2 || null,
        city: address.city,
        region: address.region,
        postal_code: address.postalCode,
        country: address.country,
      })
      .where('id', '=', contactId)
      .execute();
    await tx
      .updateTable('buyer')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', buyerId)
      .execute();
    return 'saved';
  });
  if (outcome === 'type-changed') return fixed;
  const buyer = outcome === 'saved' ? await findBuyer(db, tenant.id, buyerId) : undefined;
  return buyer ? { kind: 'saved', buyer } : { kind: 'refused', problem: NOT_FOUND };
};
