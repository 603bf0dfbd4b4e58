import { type Kysely, sql } from 'kysely';
import type { Database, FaultRow } from '../database/schema.ts';
import { listFaults } from './fault-store.ts';

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
