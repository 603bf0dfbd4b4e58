import type { Kysely } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Database } from '../database/schema.ts';

/** A blocked agreement: the work that failed, and how much waits behind it. */
export interface StandingStill {
  readonly id: number;
  readonly day: PlainDate;
  readonly phase: number;
  readonly agreementId: string;
  readonly merchant: string;
  readonly number: string;
  readonly borrower: string;
  readonly attempts: number;
  readonly lastError: string;
  readonly failedAt: number;
  /** When it is retried automatically; undefined where a retry has to be requested. */
  readonly tryAgainAt: number | undefined;
  readonly waiting: number;
}

/** A lender's work that was deferred, by agreement, the longest standing first. */
export const listAside = async (db: Kysely<Database>, tenant: string): Promise<readonly StandingStill[]> => {
  const rows = await db
    .selectFrom('work_aside')
    .innerJoin('agreement', 'agreement.id', 'work_aside.agreement_id')
    .innerJoin('buyer', 'buyer.id', 'agreement.buyer_id')
    .selectAll('work_aside')
    .select(['agreement.merchant_name', 'agreement.number', 'buyer.given_name', 'buyer.family_name'])
    .where('work_aside.tenant', '=', tenant)
    .orderBy('work_aside.position')
    .execute();
  const firsts = rows.filter(
    ({ agreement_id }, index) => rows.findIndex((row) => row.agreement_id === agreement_id) === index,
  );
  return firsts.map((first) => ({
    id: first.position,
    day: first.day,
    phase: first.phase,
    agreementId: first.agreement_id,
    merchant: first.merchant_name,
    number: first.number,
    borrower: `${first.given_name} ${first.family_name}`,
    attempts: first.attempts,
    lastError: first.last_error ?? '',
    failedAt: first.failed_at ?? 0,
    tryAgainAt: first.try_again_at ?? undefined,
    waiting: rows.filter(({ agreement_id }) => agreement_id === first.agreement_id).length - 1,
  }));
};
