import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';

/** A flag's result; an absent value means plain on or off. */
export interface FlagResult {
  readonly enabled: boolean;
  readonly value?: unknown;
}

const resultOf = (row: { readonly state: string; readonly value: unknown }): FlagResult => ({
  enabled: row.state === 'ON',
  ...(row.value === null ? {} : { value: row.value }),
});

/** Every flag of a tenant that was not deleted, by its kebab-case name. */
export const allFlags = async (db: Kysely<Database>, tenant: string): Promise<Record<string, FlagResult>> => {
  const rows = await db
    .selectFrom('flag')
    .select(['name', 'state', 'value'])
    .where('tenant', '=', tenant)
    .where('state', '!=', 'DELETED')
    .orderBy('name')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.name, resultOf(row)]));
};

/** One flag: its result, or that it is off, deleted or unknown. */
export const oneFlag = async (
  db: Kysely<Database>,
  tenant: string,
  name: string,
): Promise<FlagResult | 'disabled' | 'deleted' | 'unknown'> => {
  const row = await db
    .selectFrom('flag')
    .select(['state', 'value'])
    .where('tenant', '=', tenant)
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row) return 'unknown';
  if (row.state === 'DELETED') return 'deleted';
  return row.state === 'OFF' ? 'disabled' : resultOf(row);
};

/** Whether a flag is on for a tenant. */
export const isFlagOn = async (db: Kysely<Database>, tenant: string, name: string): Promise<boolean> => {
  const result = await oneFlag(db, tenant, name);
  return typeof result === 'object' && result.enabled;
};
