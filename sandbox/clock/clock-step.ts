import type { Kysely } from 'kysely';
import { daysBetween, type PlainDate } from '../calendar/plain-date.ts';
import { dateIn } from '../calendar/zone.ts';
import type { Database } from '../database/schema.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';

/** How the clock can be moved; `now` moves nothing and does the work that has fallen due. */
export const CLOCK_STEPS = ['now', 'tomorrow', 'next-due', '30-days'] as const;
export type ClockStep = (typeof CLOCK_STEPS)[number];

/** The next day on which anything of a tenant's falls due; undefined when nothing does. */
export const nextDueDay = async (
  db: Kysely<Database>,
  tenant: string,
  today: PlainDate,
): Promise<PlainDate | undefined> => {
  const row = await db
    .selectFrom('instalment')
    .innerJoin('agreement', 'agreement.id', 'instalment.agreement_id')
    .select('instalment.due_on')
    .where('agreement.tenant', '=', tenant)
    .where('agreement.status', '=', 'OUTSTANDING')
    .where('instalment.due_on', '>', today)
    .whereRef('instalment.paid', '<', 'instalment.amount')
    .orderBy('instalment.due_on')
    .limit(1)
    .executeTakeFirst();
  return row?.due_on;
};

/** How many days a step is for a tenant; none to a next due day that there is not. */
export const daysOf = async (
  db: Kysely<Database>,
  tenant: PlatformTenant,
  step: ClockStep,
  now: number,
): Promise<number> => {
  if (step === 'now') return 0;
  if (step === 'tomorrow') return 1;
  if (step === '30-days') return 30;
  const today = dateIn(tenant.timezone, now);
  const due = await nextDueDay(db, tenant.id, today);
  return due === undefined ? 0 : daysBetween(today, due);
};
