import type { Kysely } from 'kysely';
import type { AutopayRow, Database } from '../database/schema.ts';
import { isOnHold } from './on-hold.ts';

const DAY_MS = 86_400_000;

/**
 * How long an enrolment that ended may still have a draft of its own to come: three business days with the weekend and the
 * holidays between them, and as much again for a due day that is moved on.
 */
const DRAWS_ON_MS = 21 * DAY_MS;

/**
 * The enrolments of which drafts may come at a moment as they were agreed, the earliest first: the current one, and those that
 * ended lately.
 */
export const agreedEnrolmentsOf = (
  db: Kysely<Database>,
  agreementIds: string | readonly string[],
  at: number,
): Promise<readonly AutopayRow[]> =>
  db
    .selectFrom('autopay')
    .selectAll()
    .where('agreement_id', 'in', [agreementIds].flat())
    .where(({ eb, or }) => or([eb('ended_at', 'is', null), eb('ended_at', '>', drawsOnFrom(at))]))
    .orderBy('created_at')
    .orderBy('ended_at', (order) => order.asc().nullsLast())
    .execute();

/** The enrolments of which drafts may come at a moment. While the account is on hold each of them is paused. */
export const enrolmentsOf = async (
  db: Kysely<Database>,
  agreementId: string,
  at: number,
): Promise<readonly AutopayRow[]> => {
  const rows = await agreedEnrolmentsOf(db, agreementId, at);
  return rows.length > 0 && (await isOnHold(db, agreementId)) ? rows.map(onHold) : rows;
};

/** An enrolment as it is now while the account is on hold. */
export const onHold = (row: AutopayRow): AutopayRow => ({ ...row, paused_reason: 'ACCOUNT_ON_HOLD' });

/** An enrolment that ended before this moment has no draft to come at `at`. */
export const drawsOnFrom = (at: number): number => at - DRAWS_ON_MS;

/** The enrolment that has not ended. */
export const currentOf = (enrolments: readonly AutopayRow[]): AutopayRow | undefined =>
  enrolments.find(({ ended_at }) => ended_at === null);
