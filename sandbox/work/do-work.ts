import type { Transaction } from 'kysely';
import { instantOf } from '../calendar/zone.ts';
import type { Database, WorkItemRow } from '../database/schema.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { PHASES } from './phases.ts';

/** The hour of a tenant's day at which its work counts as done. */
const WORK_HOUR = 6;

/** Does one piece of work of a day, payment by payment where it is about payments. Gives how much there was to do. */
export const doWork = async (
  tx: Transaction<Database>,
  tenant: PlatformTenant,
  { agreement_id, day, phase, payments }: Pick<WorkItemRow, 'agreement_id' | 'day' | 'phase' | 'payments'>,
): Promise<number> => {
  const at = instantOf(tenant.timezone, day, WORK_HOUR);
  let done = 0;
  for (const payment_id of payments.length === 0 ? [''] : payments) {
    if (await PHASES[phase]?.run(tx, tenant, { agreement_id, payment_id }, day, at)) done += 1;
  }
  return done;
};
