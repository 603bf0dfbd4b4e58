import type { Kysely } from 'kysely';
import type { Database, TelemetryRow } from '../database/schema.ts';
import type { Services } from '../http/services.ts';

/** What is kept of one tenant; older entries go. */
const KEPT = 500;
const LONGEST = 16_384;

/** What arrived from a tenant's pages, newest first. */
export const telemetryOf = (db: Kysely<Database>, tenant: string, limit: number): Promise<TelemetryRow[]> =>
  db
    .selectFrom('telemetry')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();

/** Stores an entry of a kind, and deletes the tenant's oldest entries beyond the limit. */
export const keepTelemetry = async (
  { db, tenant, now }: Services,
  kind: string,
  content: unknown,
): Promise<void> => {
  const text = JSON.stringify(content) ?? 'null';
  await db
    .insertInto('telemetry')
    .values({ tenant: tenant.id, kind, content: text.slice(0, LONGEST), at: now() })
    .execute();
  const oldest = await db
    .selectFrom('telemetry')
    .select('position')
    .where('tenant', '=', tenant.id)
    .orderBy('position', 'desc')
    .offset(KEPT)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .deleteFrom('telemetry')
    .where('tenant', '=', tenant.id)
    .where('position', '<=', oldest.position)
    .execute();
};

/** Forgets what arrived from a tenant's pages. */
export const clearTelemetry = async (db: Kysely<Database>, tenant: string): Promise<void> => {
  await db.deleteFrom('telemetry').where('tenant', '=', tenant).execute();
};
