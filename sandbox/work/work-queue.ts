import type { Kysely, Transaction } from 'kysely';
import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import type { Database, WorkItemRow } from '../database/schema.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { doWork } from './do-work.ts';
import { enqueueWork } from './enqueue-work.ts';
import { PHASES } from './phases.ts';
import { putAside } from './put-aside.ts';
import { workFailureOf } from './work-failure.ts';

/** How far a tenant is: the day, what of it is in progress (none between two passes), and how many passes there were. */
export interface Pass {
  readonly number: number;
  readonly day: PlainDate;
  readonly phase: number | null;
}

const lockPass = (tx: Transaction<Database>, tenant: string): Promise<Pass> =>
  tx
    .selectFrom('work_pass')
    .select(['number', 'day', 'phase'])
    .where('tenant', '=', tenant)
    .forUpdate()
    .executeTakeFirstOrThrow();

const savePass = async (tx: Transaction<Database>, tenant: string, pass: Pass): Promise<Pass> => {
  await tx.updateTable('work_pass').set(pass).where('tenant', '=', tenant).execute();
  return pass;
};

/** Advances to the next phase with work on the pass's day, if any. */
const nextOfDay = async (tx: Transaction<Database>, tenant: PlatformTenant, pass: Pass, from: number) => {
  for (let phase = from; phase < PHASES.length; phase += 1) {
    if (await enqueueWork(tx, tenant, pass.day, phase)) return savePass(tx, tenant.id, { ...pass, phase });
  }
  return undefined;
};

/** Begins a pass where none is in progress; the last day is done again, because more may fall on it by now. */
export const beginPass = (db: Kysely<Database>, tenant: PlatformTenant, today: PlainDate) =>
  db.transaction().execute(async (tx): Promise<{ readonly pass: Pass; readonly isMine: boolean }> => {
    await tx
      .insertInto('work_pass')
      .values({ tenant: tenant.id, number: 0, day: today, phase: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const pass = await lockPass(tx, tenant.id);
    if (pass.phase !== null) return { pass, isMine: false };
    const begun = { ...pass, number: pass.number + 1, phase: 0 };
    await enqueueWork(tx, tenant, pass.day, 0);
    return { pass: await savePass(tx, tenant.id, begun), isMine: true };
  });

/** The outcome of an attempt to advance. */
export type Progress = 'on' | 'others-at-it' | 'ended';

/** Goes on to what comes next once everything of the phase is done: another phase, another day until today, the end. */
export const goOn = (
  db: Kysely<Database>,
  tenant: PlatformTenant,
  number: number,
  today: PlainDate,
): Promise<Progress> =>
  db.transaction().execute(async (tx) => {
    const pass = await lockPass(tx, tenant.id);
    if (pass.phase === null || pass.number !== number) return 'ended';
    const left = await tx
      .selectFrom('work_item')
      .select('position')
      .where('tenant', '=', tenant.id)
      .limit(1)
      .executeTakeFirst();
    if (left) return 'others-at-it';
    if (await nextOfDay(tx, tenant, pass, pass.phase + 1)) return 'on';
    if (pass.day >= today) {
      await savePass(tx, tenant.id, { ...pass, phase: null });
      return 'ended';
    }
    const next = { ...pass, day: addDays(pass.day, 1), phase: 0 };
    // One day a transaction, so that a platform that was away for a year does not keep everybody waiting.
    await enqueueWork(tx, tenant, next.day, 0);
    await savePass(tx, tenant.id, next);
    return 'on';
  });

/** What became of a piece of work: how much was done, or why it was deferred. */
export interface Taken {
  readonly done: number;
  readonly failure?: string;
}

/**
 * Takes one piece of work that nobody else has taken and does it; undefined where there is none. Taking, doing and deleting
 * it are one transaction: if the process dies, the work is released. Failed work is deferred, and its changes are rolled
 * back. Throws where the database is away.
 */
export const takeWork = async (
  db: Kysely<Database>,
  tenant: PlatformTenant,
  now: number,
): Promise<Taken | undefined> => {
  let item: WorkItemRow | undefined;
  try {
    return await db.transaction().execute(async (tx) => {
      item = await tx
        .selectFrom('work_item')
        .selectAll()
        .where('tenant', '=', tenant.id)
        .orderBy('position')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!item) return undefined;
      const done = await doWork(tx, tenant, item);
      await tx
        .deleteFrom('work_item')
        .where('tenant', '=', tenant.id)
        .where('position', '=', item.position)
        .execute();
      return { done };
    });
  } catch (error) {
    const failure = workFailureOf(error);
    if (!item || failure.kind === 'database-away') throw error;
    if (failure.kind === 'try-at-once') return { done: 0 };
    await putAside(db, item, failure.reason, now);
    return { done: 0, failure: failure.reason };
  }
};
