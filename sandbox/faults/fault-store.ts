import { randomUUID } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { type Kysely, sql } from 'kysely';
import type { Database, FaultRow } from '../database/schema.ts';

/** The kinds of trouble that an endpoint can be given. */
export const FAULT_KINDS = ['LATENCY', 'STATUS', 'DROP_BEFORE', 'DROP_AFTER', 'GARBAGE'] as const;

const MAX_LATENCY_MS = 120_000;
const number = (min: number, max: number) => z.coerce.number().int().min(min).max(max).optional();

/** A fault as it is asked for; a status from 400 on, a latency in milliseconds, and how often it happens. */
export const faultSchema = z
  .object({
    method: z.enum(['*', 'GET', 'POST', 'PUT', 'DELETE']).default('*'),
    path: z
      .string()
      .max(200)
      .regex(/^\/[\w\-/.*]*$/),
    kind: z.enum(FAULT_KINDS),
    status: number(400, 599),
    latencyMs: number(1, MAX_LATENCY_MS),
    times: number(1, 1_000),
  })
  .refine(({ kind, status }) => kind !== 'STATUS' || status !== undefined, 'STATUS needs a status')
  .refine(({ kind, latencyMs }) => kind !== 'LATENCY' || latencyMs !== undefined, 'LATENCY needs latencyMs');
export type FaultWish = z.infer<typeof faultSchema>;

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

const matches = (
  { method, path }: FaultRow,
  asked: { readonly method: string; readonly path: string },
): boolean => {
  if (method !== '*' && method !== asked.method) return false;
  const pattern = path
    .split(/(\*\*|\*)/)
    .map((part) => (part === '**' ? '.*' : part === '*' ? '[^/]+' : part.replace(/[.]/g, '\\.')))
    .join('');
  return new RegExp(`^${pattern}$`).test(asked.path);
};

/** Takes the faults that a request meets; one that happens a number of times is used up by that. */
export const takeFaults = async (
  db: Kysely<Database>,
  tenant: string,
  asked: { readonly method: string; readonly path: string },
): Promise<readonly FaultRow[]> => {
  const met = (await listFaults(db, tenant)).filter((fault) => matches(fault, asked));
  const taken: FaultRow[] = [];
  for (const fault of met) {
    if (fault.times === null) taken.push(fault);
    else {
      const used = await db
        .updateTable('fault')
        .set({ times: sql<number>`times - 1` })
        .where('id', '=', fault.id)
        .where('times', '>', 0)
        .returning('id')
        .executeTakeFirst();
      if (used) taken.push(fault);
    }
  }
  return taken;
};
