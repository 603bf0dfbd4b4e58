import type { Kysely, Transaction } from 'kysely';
import { addBusinessDays, businessDayFrom } from '../calendar/business-day.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import { instantOf } from '../calendar/zone.ts';
import type { Database } from '../database/schema.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { draftAutopay } from './draft-autopay.ts';
import { settlePayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

/** Business days after which a draw counts as settled. */
const SETTLES_AFTER = 1;

const due = (db: Kysely<Database>, tenant: string, status: string, day: PlainDate) =>
  db
    .selectFrom('payment')
    .select(['id', 'agreement_id', 'pay_on'])
    .where('tenant', '=', tenant)
    .where('activity_status', '=', status)
    .where('pay_on', '<=', day)
    .orderBy('pay_on')
    .orderBy('created_at')
    .execute();

/** Does what falls on one day of a tenant: draws that settle, payments that leave, drafts. Gives how much was done. */
export const runDay = async (
  db: Kysely<Database>,
  tenant: PlatformTenant,
  day: PlainDate,
): Promise<number> => {
  const at = instantOf(tenant.timezone, day, 6);
  let done = 0;
  const each = async (work: (tx: Transaction<Database>) => Promise<boolean>): Promise<void> => {
    if (await db.transaction().execute(work)) done += 1;
  };
  for (const { id, agreement_id, pay_on } of await due(db, tenant.id, 'PENDING', day)) {
    const settlesOn = addBusinessDays(businessDayFrom(pay_on, tenant.country), SETTLES_AFTER, tenant.country);
    if (settlesOn <= day) await each((tx) => settlePayment(tx, agreement_id, id, day, at));
  }
  for (const { id, agreement_id } of await due(db, tenant.id, 'SCHEDULED', day)) {
    await each((tx) => startPayment(tx, agreement_id, id, at));
  }
  const enrolled = await db
    .selectFrom('autopay')
    .innerJoin('agreement', 'agreement.id', 'autopay.agreement_id')
    .select('autopay.agreement_id')
    .where('agreement.tenant', '=', tenant.id)
    .where('autopay.ended_at', 'is', null)
    .execute();
  for (const { agreement_id } of enrolled)
    await each((tx) => draftAutopay(tx, agreement_id, tenant, day, at));
  return done;
};
