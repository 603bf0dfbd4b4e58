import type { Kysely } from 'kysely';
import type { BuyerWire } from '../contract/buyer.ts';
import { localeSchema } from '../contract/wire-values.ts';
import type { BuyerRow, ContactRow, Database } from '../database/schema.ts';

const contactOf = (row: ContactRow): BuyerWire['contacts'][number] => ({
  id: row.id,
  type: row.type,
  address: {
    line1: row.line1,
    ...(row.line2 === null ? {} : { line2: row.line2 }),
    city: row.city,
    region: row.region,
    postalCode: row.postal_code,
    country: row.country === 'CA' ? 'CA' : 'US',
  },
});

/** A buyer as the wire has it. */
const buyerOf = (row: BuyerRow, contacts: readonly ContactRow[]): BuyerWire => ({
  id: row.id,
  status: row.status,
  subStatus: row.sub_status,
  identity: { email: row.email, phone: row.phone },
  givenName: row.given_name,
  familyName: row.family_name,
  languagePreference: localeSchema.parse(row.language),
  contacts: contacts.map(contactOf),
  version: row.version,
});

/** A tenant's buyer by id. */
export const findBuyer = async (
  db: Kysely<Database>,
  tenant: string,
  id: string,
): Promise<BuyerWire | undefined> => {
  const row = await db
    .selectFrom('buyer')
    .selectAll()
    .where('id', '=', id)
    .where('tenant', '=', tenant)
    .executeTakeFirst();
  if (!row) return undefined;
  const contacts = await db
    .selectFrom('contact')
    .selectAll()
    .where('buyer_id', '=', id)
    .orderBy('id')
    .execute();
  return buyerOf(row, contacts);
};
