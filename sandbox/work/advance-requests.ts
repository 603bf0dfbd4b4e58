import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

/** From this amount on somebody looks at a request first; cents. */
const LOOKED_AT_FROM = 50_000;
/** How long after its creation a request reaches each state; milliseconds. */
const REVIEW_AFTER_MS = 5_000;
const RECEIVED_AFTER_MS = 15_000;
const READY_AFTER_MS = 20_000;
const LEAVES_AFTER_MS = 30_000;

/**
 * Moves payment requests on by the clock: looked at where the amount is large, received by the payment system, ready, and
 * on its way to the bank. One for a later day stays ready until that day.
 */
export const advanceRequests = async (db: Kysely<Database>, tenant: string, now: number): Promise<void> => {
  const age = sql`${now} - created_at`;
  const reached = sql<string>`case
    when ${age} >= ${LEAVES_AFTER_MS} and activity_status = 'PENDING' then 'PENDING'
    when ${age} >= ${READY_AFTER_MS} then 'READY_TO_PROCESS'
    when ${age} >= ${RECEIVED_AFTER_MS} then 'PAYMENTS_RECEIVED'
    when amount >= ${LOOKED_AT_FROM} then 'UNDER_REVIEW'
    else status end`;
  await db
    .updateTable('payment')
    .set({ status: reached })
    .where('tenant', '=', tenant)
    .where('status', 'in', ['REQUESTED', 'UNDER_REVIEW', 'PAYMENTS_RECEIVED', 'READY_TO_PROCESS'])
    .where('created_at', '<=', now - REVIEW_AFTER_MS)
    // One for a later day waits for weeks: it is not rewritten and locked on every pass.
    .where(sql<boolean>`status <> ${reached}`)
    .execute();
};
