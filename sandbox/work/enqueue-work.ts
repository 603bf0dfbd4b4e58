import type { Transaction } from 'kysely';
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

/**
 * Writes down what a phase has to do on a day, one row an agreement, so that one loan's payments keep their order. Gives
 * whether there is anything.
 */
export const enqueueWork = async (
  tx: Transaction<Database>,
  tenant: PlatformTenant,
  day: PlainDate,
  phase: number,
): Promise<boolean> => {
  const due = (await PHASES[phase]?.due(tx, tenant, day)) ?? [];
  const items = [...grouped(due)].map(([agreement_id, payments]) => ({
    tenant: tenant.id,
    day,
    phase,
    agreement_id,
    payments: JSON.stringify(payments),
  }));
  for (let at = 0; at < items.length; at += CHUNK)
    await tx
      .insertInto('work_item')
      .values(items.slice(at, at + CHUNK))
      .execute();
  return items.length > 0;
};
