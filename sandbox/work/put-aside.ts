import type { Kysely } from 'kysely';
import type { Database, WorkItemRow } from '../database/schema.ts';

const MINUTE_MS = 60_000;
/** How long to wait after the first failed attempt, the second and so on; after as many more only somebody's asking helps. */
const WAITS_MS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 180 * MINUTE_MS] as const;

/** When work that has failed this often is retried; null for no automatic retry. */
export const tryAgainAt = (attempts: number, now: number): number | null => {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? null : now + wait;
};

/**
 * Takes failed work out of its phase, which continues without it. Does nothing where another process has taken it in
 * the meantime.
 */
export const putAside = (
  db: Kysely<Database>,
  { tenant, position }: Pick<WorkItemRow, 'tenant' | 'position'>,
  reason: string,
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const item = await tx
      .deleteFrom('work_item')
      .where('tenant', '=', tenant)
      .where('position', '=', position)
      .returning(['day', 'phase', 'agreement_id', 'payments'])
      .executeTakeFirst();
    if (!item) return false;
    const { day, phase, agreement_id, payments } = item;
    await tx
      .insertInto('work_aside')
      .values({
        tenant,
        day,
        phase,
        agreement_id,
        payments: JSON.stringify(payments),
        attempts: 1,
        last_error: reason,
        failed_at: now,
        try_again_at: tryAgainAt(1, now),
      })
      .execute();
    return true;
  });
