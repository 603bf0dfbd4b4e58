import type { z } from '@hono/zod-openapi';
import type { saveContactBodySchema } from '../contract/buyer.ts';
import { NOT_FOUND } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { findBuyer } from './find-buyer.ts';
import { lockBuyer, refused, type SaveOutcome } from './save-outcome.ts';

/** Saves the address of one contact. */
export const saveContact = async (
  { db, tenant }: Services,
  buyerId: string,
  contactId: string,
  { id, address }: z.infer<typeof saveContactBodySchema>,
): Promise<SaveOutcome> => {
  if (id !== contactId) return refused(422, 'Field_Not_Changeable', 'The id of a contact cannot be changed.');
  const isSaved = await db.transaction().execute(async (tx) => {
    if (!(await lockBuyer(tx, tenant.id, buyerId))) return false;
    const saved = await tx
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
      .where('buyer_id', '=', buyerId)
      .returning('id')
      .executeTakeFirst();
    if (!saved) return false;
    await tx
      .updateTable('buyer')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', buyerId)
      .execute();
    return true;
  });
  const buyer = isSaved ? await findBuyer(db, tenant.id, buyerId) : undefined;
  return buyer ? { kind: 'saved', buyer } : { kind: 'refused', problem: NOT_FOUND };
};
