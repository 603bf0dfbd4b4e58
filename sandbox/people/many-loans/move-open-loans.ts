import { sql, type Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { NEVER } from '../../ledger/ledger-columns.ts';
import { manyLoansPerson } from './many-loans-person.ts';

const DAY_MS = 86_400_000;

/**
 * Moves the open ones of the many loans a number of days on, with their schedules, books and payments. They are split
 * pay in steps of a fortnight and bear no interest, so on any other day they are the same loans. What is closed stays.
 */
export const moveOpenLoans = async (tx: Transaction<Database>, days: number): Promise<void> => {
  if (days <= 0) return;
  const { email, tenant } = manyLoansPerson;
  const open = sql`(select agreement.id from agreement join buyer on buyer.id = agreement.buyer_id
    where buyer.tenant = ${tenant} and buyer.email = ${email} and agreement.status = 'OUTSTANDING')`;
  const by = sql`${days}::integer`;
  const ms = sql`${days * DAY_MS}::bigint`;
  await sql`update instalment set due_on = due_on + ${by} where agreement_id in ${open}`.execute(tx);
  await sql`update payment set pay_on = pay_on + ${by}, created_at = created_at + ${ms}
    where agreement_id in ${open}`.execute(tx);
  await sql`update journal set booked_on = booked_on + ${by}, created_at = created_at + ${ms}
    where agreement_id in ${open}`.execute(tx);
  await sql`update agreement set order_placed_on = order_placed_on + ${by}, opened_on = opened_on + ${by},
      matures_on = matures_on + ${by}, accrued_through = accrued_through + ${by},
      down_payment_on = down_payment_on + ${by}, first_due_on = first_due_on + ${by},
      oldest_unpaid_on = case when oldest_unpaid_on = ${NEVER} then oldest_unpaid_on else oldest_unpaid_on + ${by} end
    where id in ${open}`.execute(tx);
};
