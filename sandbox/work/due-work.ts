import type { Kysely } from 'kysely';
import { addDays, type PlainDate } from '../calendar/plain-date.ts';
import { endOfDay } from '../calendar/zone.ts';
import type { Database } from '../database/schema.ts';
import { DRAFT_MOVES_AT_MOST } from '../servicing/autopay-view.ts';
import { drawsOnFrom } from '../servicing/enrolments.ts';
import { inPlaceOf } from '../servicing/in-place-of.ts';
import { dueDayWithFeeOn } from '../servicing/late-fee.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { reviewedThrough, statedThrough } from './begin-agreement.ts';
import { chargedOffThrough } from './charge-off-agreement.ts';
import { UNAUTHORIZED } from './return-payment.ts';

/** Payments of a status whose day has come. */
export const duePayments = (db: Kysely<Database>, tenant: string, status: string, day: PlainDate) =>
  db
    .selectFrom('payment')
    .select(['id', 'agreement_id', 'pay_on', 'method_id'])
    .where('tenant', '=', tenant)
    .where('activity_status', '=', status)
    .where('pay_on', '<=', day)
    .orderBy('pay_on')
    .orderBy('created_at')
    .execute();

/** Settled payments whose bank takes them back some days later. */
export const duePaymentsThatBounce = (db: Kysely<Database>, tenant: string, day: PlainDate) =>
  db
    .selectFrom('payment_method')
    .innerJoin('payment', 'payment.method_id', 'payment_method.id')
    .select(['payment.id', 'payment.agreement_id', 'payment.pay_on'])
    .where('payment_method.tenant', '=', tenant)
    .where('payment_method.returns_with', '=', UNAUTHORIZED)
    .where('payment.activity_status', '=', 'RECEIVED')
    .where('payment.pay_on', '<', day)
    .orderBy('payment.pay_on')
    .orderBy('payment.created_at')
    .execute();

/** Returned payments that are to be tried again and have not been. */
export const dueRetries = (db: Kysely<Database>, tenant: string, day: PlainDate) =>
  db
    .selectFrom('payment as returned')
    .select(['returned.id', 'returned.agreement_id'])
    .where('returned.tenant', '=', tenant)
    .where('returned.retry_on', '=', day)
    .where(({ not, exists, ref }) =>
      not(exists(inPlaceOf(db).where('again.retry_of', '=', ref('returned.id')))),
    )
    .execute();

/** Enrolled agreements with an unpaid instalment whose draft may fall on a day: on its due day or the next business day. */
export const draftable = (db: Kysely<Database>, { id, timezone }: PlatformTenant, day: PlainDate) =>
  db
    .selectFrom('autopay')
    .innerJoin('agreement', 'agreement.id', 'autopay.agreement_id')
    .select('agreement.id')
    .distinct()
    .where('agreement.tenant', '=', id)
    .where(({ eb, or }) =>
      or([
        eb('autopay.ended_at', 'is', null),
        eb('autopay.ended_at', '>', drawsOnFrom(endOfDay(timezone, day))),
      ]),
    )
    .where('autopay.paused_reason', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('instalment')
          .select('instalment.number')
          .whereRef('instalment.agreement_id', '=', 'agreement.id')
          .where('instalment.due_on', '>', addDays(day, -DRAFT_MOVES_AT_MOST))
          .where('instalment.due_on', '<=', day)
          .whereRef('instalment.paid', '<', 'instalment.amount'),
      ),
    )
    .execute();

/** Open agreements with an instalment whose grace period has just ended. */
export const outOfGrace = (db: Kysely<Database>, tenant: string, day: PlainDate) =>
  db
    .selectFrom('instalment')
    .innerJoin('agreement', 'agreement.id', 'instalment.agreement_id')
    .select('agreement.id')
    .where('instalment.due_on', '=', dueDayWithFeeOn(day))
    .whereRef('instalment.paid', '<', 'instalment.amount')
    .where('agreement.tenant', '=', tenant)
    .where('agreement.status', '=', 'OUTSTANDING')
    .where('agreement.kind', '=', 'INSTALLMENT_LOAN')
    .execute();

/** Open agreements that have been past due too long. */
export const longOverdue = (db: Kysely<Database>, tenant: string, day: PlainDate) =>
  db
    .selectFrom('agreement')
    .select('id')
    .where('tenant', '=', tenant)
    .where('status', '=', 'OUTSTANDING')
    .where('oldest_unpaid_on', '<=', chargedOffThrough(day))
    .execute();

/** Purchases that somebody has looked at long enough. */
export const reviewed = (db: Kysely<Database>, tenant: string, day: PlainDate) =>
  db
    .selectFrom('agreement')
    .select('id')
    .where('tenant', '=', tenant)
    .where('status', '=', 'REVIEW')
    .where('order_placed_on', '<=', reviewedThrough(day))
    .execute();

/** Accepted agreements whose first statement is made. */
export const stated = (db: Kysely<Database>, tenant: string, day: PlainDate) =>
  db
    .selectFrom('agreement')
    .select('id')
    .where('tenant', '=', tenant)
    .where('status', '=', 'ACCEPTED')
    .where('first_due_on', '<=', statedThrough(day))
    .execute();
