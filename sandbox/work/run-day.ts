import type { Kysely, Transaction } from 'kysely';
import { addBusinessDays, businessDayFrom } from '../calendar/business-day.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import { instantOf } from '../calendar/zone.ts';
import type { Database } from '../database/schema.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { chargeLateFee } from './charge-late-fee.ts';
import { chargeOffAgreement } from './charge-off-agreement.ts';
import { draftAutopay } from './draft-autopay.ts';
import { duePayments, dueRetries, enrolled, longOverdue, outOfGrace } from './due-work.ts';
import { retryPayment } from './retry-payment.ts';
import { returnPayment, returnReasonOf } from './return-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { startPayment } from './start-payment.ts';

/** Business days after which a draw counts as settled, or comes back. */
const SETTLES_AFTER = 1;

/**
 * Does what falls on one day of a tenant: draws that settle or come back, payments that leave, second tries, drafts,
 * late fees, charge-offs. Gives how much was done.
 */
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
  for (const payment of await duePayments(db, tenant.id, 'PENDING', day)) {
    const leftOn = businessDayFrom(payment.pay_on, tenant.country);
    if (addBusinessDays(leftOn, SETTLES_AFTER, tenant.country) > day) continue;
    await each(async (tx) => {
      const method = await tx
        .selectFrom('payment_method')
        .selectAll()
        .where('id', '=', payment.method_id)
        .executeTakeFirst();
      const reason = method && returnReasonOf(method);
      return reason === undefined
        ? settlePayment(tx, payment.agreement_id, payment.id, day, at)
        : returnPayment(tx, tenant, payment, reason, day, at);
    });
  }
  for (const { id, agreement_id } of await duePayments(db, tenant.id, 'SCHEDULED', day)) {
    await each((tx) => startPayment(tx, agreement_id, id, at));
  }
  for (const payment of await dueRetries(db, tenant.id, day)) {
    await each((tx) => retryPayment(tx, payment, day, at));
  }
  for (const { agreement_id } of await enrolled(db, tenant.id)) {
    await each((tx) => draftAutopay(tx, agreement_id, tenant, day, at));
  }
  for (const { id } of await outOfGrace(db, tenant.id, day)) {
    await each((tx) => chargeLateFee(tx, id, day, at));
  }
  for (const { id } of await longOverdue(db, tenant.id, day)) {
    await each((tx) => chargeOffAgreement(tx, id, day, at));
  }
  return done;
};
