import type { Insertable, Transaction } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Database } from '../database/schema.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { type DueWork, PHASES } from './phases.ts';

/** Rows that one statement writes. */
const CHUNK = 1_000;

const grouped = (due: readonly DueWork[]): ReadonlyMap<string, readonly string[]> => {
  const payments = new Map<string, string[]>();
  for (const { agreement_id, payment_id } of due) {
    const known = payments.get(agreement_id) ?? [];
    payments.set(agreement_id, payment_id === undefined ? known : [...known, payment_id]);
  }
  return payments;
};

type Item = Insertable<Database['work_item']> & { readonly agreement_id: string };

/** What work is about: its payments, or the agreement itself on a day. */
const aboutOf = (day: PlainDate, payments: readonly string[]): readonly string[] =>
  payments.length === 0 ? [day] : payments;

/** Work already waiting, by agreement, until that agreement's deferred work is done. */
const standingStill = async (
  tx: Transaction<Database>,
  tenant: string,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const rows = await tx
    .selectFrom('work_aside')
    .select(['agreement_id', 'day', 'phase', 'payments'])
    .where('tenant', '=', tenant)
    .execute();
  const waiting = new Map<string, Set<string>>();
  for (const { agreement_id, day, phase, payments } of rows) {
    const known = waiting.get(agreement_id) ?? new Set<string>();
    for (const about of aboutOf(day, payments)) known.add(`${phase} ${about}`);
    waiting.set(agreement_id, known);
  }
  return waiting;
};

/**
 * Writes down what a phase has to do on a day, one row an agreement, so that one loan's payments keep their order. Work
 * of a blocked agreement waits behind its deferred work. Returns whether there is anything to do now.
 */
export const enqueueWork = async (
  tx: Transaction<Database>,
  tenant: PlatformTenant,
  day: PlainDate,
  phase: number,
): Promise<boolean> => {
  const due = (await PHASES[phase]?.due(tx, tenant, day)) ?? [];
  const waiting = await standingStill(tx, tenant.id);
  const items: Item[] = [];
  for (const [agreement_id, payments] of grouped(due)) {
    const known = waiting.get(agreement_id);
    // A payment that waits already is still found on every day that passes.
    const fresh = payments.filter((payment) => !known?.has(`${phase} ${payment}`));
    const item = { tenant: tenant.id, day, phase, agreement_id, payments: JSON.stringify(fresh) };
    if (!known) items.push(item);
    else if (payments.length === 0 || fresh.length > 0)
      await tx
        .insertInto('work_aside')
        .values({ ...item, attempts: 0 })
        .execute();
  }
  for (let at = 0; at < items.length; at += CHUNK)
    await tx
      .insertInto('work_item')
      .values(items.slice(at, at + CHUNK))
      .execute();
  return items.length > 0;
};
