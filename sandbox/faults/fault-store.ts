import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database, FaultRow } from '../database/schema.ts';
import type { FaultWish } from './fault.ts';

/** Switches a fault on; gives its id. */
export const addFault = async (db: Kysely<Database>, tenant: string, wish: FaultWish): Promise<string> => {
  const id = randomUUID();
  await db
    .insertInto('fault')
    .values({
      id,
      tenant,
      method: wish.method,
      path: wish.path,
      kind: wish.kind,
      status: wish.status ?? null,
      latency_ms: wish.latencyMs ?? null,
      times: wish.times ?? null,
    })
    .execute();
  return id;
};

/** The faults of a tenant. */
export const listFaults = (db: Kysely<Database>, tenant: string): Promise<FaultRow[]> =>
  db.selectFrom('fault').selectAll().where('tenant', '=', tenant).orderBy('id').execute();

/** Switches one fault off, or all of a tenant's. */
export const removeFaults = async (db: Kysely<Database>, tenant: string, id?: string): Promise<void> => {
  let query = db.deleteFrom('fault').where('tenant', '=', tenant);
  if (id !== undefined) query = query.where('id', '=', id);
  await query.execute();
};
