import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, WorkAsideRow } from '../database/schema.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { doWork } from './do-work.ts';
import { tryAgainAt } from './put-aside.ts';
import { workFailureOf } from './work-failure.ts';

/** The first of an agreement that is to be tried by now; what waits behind it has its turn when that is done. */
const takeDue = (tx: Transaction<Database>, tenant: string, now: number) =>
  tx
    .selectFrom('work_aside')
    .selectAll()
    .where('tenant', '=', tenant)
    .where(({ eb, or }) => or([eb('attempts', '=', 0), eb('try_again_at', '<=', now)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('work_aside as before')
            .select('before.position')
            .whereRef('before.tenant', '=', 'work_aside.tenant')
            .whereRef('before.agreement_id', '=', 'work_aside.agreement_id')
            .whereRef('before.position', '<', 'work_aside.position'),
        ),
      ),
    )
    .orderBy('position')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

const noteFailure = async (
  db: Kysely<Database>,
  { position, attempts }: WorkAsideRow,
  reason: string,
  now: number,
): Promise<void> => {
  await db
    .updateTable('work_aside')
    .set({
      attempts: sql`attempts + 1`,
      last_error: reason,
      failed_at: now,
      try_again_at: tryAgainAt(attempts + 1, now),
    })
    .where('position', '=', position)
    .execute();
};

/**
 * Retries deferred work that is due, with everything that waits behind it, in order and as of its own days. Returns
 * how much was done and what failed.
 */
export const retryAside = async (
  db: Kysely<Database>,
  tenant: PlatformTenant,
  now: number,
): Promise<{ readonly done: number; readonly failures: readonly string[] }> => {
  let done = 0;
  const failures: string[] = [];
  for (;;) {
    let taken: WorkAsideRow | undefined;
    try {
      const count = await db.transaction().execute(async (tx) => {
        taken = await takeDue(tx, tenant.id, now);
        if (!taken) return undefined;
        const some = await doWork(tx, tenant, taken);
        await tx.deleteFrom('work_aside').where('position', '=', taken.position).execute();
        return some;
      });
      if (count === undefined) return { done, failures };
      done += count;
    } catch (error) {
      const failure = workFailureOf(error);
      if (!taken || failure.kind === 'database-away') throw error;
      if (failure.kind === 'try-at-once') continue;
      await noteFailure(db, taken, failure.reason, now);
      failures.push(failure.reason);
    }
  }
};
