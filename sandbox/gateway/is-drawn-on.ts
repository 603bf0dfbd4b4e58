import type { Transaction } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import { dateIn } from '../calendar/zone.ts';
import { IN_PROGRESS } from '../contract/payment.ts';
import type { Database } from '../database/schema.ts';
import { draftsOf, firstDraft } from '../servicing/autopay-view.ts';
import { drawsOnFrom, enrolmentsOf } from '../servicing/enrolments.ts';
import { inPlaceOf } from '../servicing/in-place-of.ts';
import { findLoan } from '../servicing/loan-store.ts';
import { paymentsInProgress, pendingOf } from '../servicing/payment-rows.ts';
import { isOpen, OPEN_STATUSES } from '../servicing/standing.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';

/** Whether autopay or a payment draws on a method, or may still do so: in progress, to be tried again, or a late draft. */
export const isDrawnOn = async (
  tx: Transaction<Database>,
  methodId: string,
  tenant: PlatformTenant,
  now: number,
): Promise<boolean> => {
  const autopay = await tx
    .selectFrom('autopay')
    .select('id')
    .where('method_id', '=', methodId)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (autopay) return true;
  // A sent payment may still be returned for insufficient funds, and is then retried.
  const inProgress = await tx
    .selectFrom('payment')
    .select('id')
    .where('method_id', '=', methodId)
    .where('status', 'in', [...IN_PROGRESS])
    .limit(1)
    .executeTakeFirst();
  if (inProgress) return true;
  const today = dateIn(tenant.timezone, now);
  return (await isTriedAgain(tx, methodId, today)) || hasLateDraft(tx, methodId, tenant, today, now);
};

/** Whether a returned payment of an open loan will be retried with the method. */
const isTriedAgain = async (
  tx: Transaction<Database>,
  methodId: string,
  today: PlainDate,
): Promise<boolean> => {
  const returned = await tx
    .selectFrom('payment as returned')
    .innerJoin('agreement', 'agreement.id', 'returned.agreement_id')
    .select('returned.id')
    .where('returned.method_id', '=', methodId)
    .where('returned.retry_on', '>=', today)
    .where('agreement.status', 'in', [...OPEN_STATUSES])
    .where(({ not, exists, ref }) =>
      not(exists(inPlaceOf(tx).where('again.retry_of', '=', ref('returned.id')))),
    )
    .limit(1)
    .executeTakeFirst();
  return returned !== undefined;
};

/** Whether an enrolment that was changed or ended too late for its next draft still draws that one on the method. */
const hasLateDraft = async (
  tx: Transaction<Database>,
  methodId: string,
  tenant: PlatformTenant,
  today: PlainDate,
  now: number,
): Promise<boolean> => {
  const ended = await tx
    .selectFrom('autopay')
    .innerJoin('agreement', 'agreement.id', 'autopay.agreement_id')
    .select(['agreement.id', 'agreement.buyer_id'])
    .distinct()
    .where('autopay.method_id', '=', methodId)
    .where('autopay.ended_at', '>', drawsOnFrom(now))
    .execute();
  for (const { id, buyer_id } of ended) {
    const loan = await findLoan(tx, { tenant: tenant.id, buyerId: buyer_id }, id);
    if (!loan || !isOpen(loan.row.status)) continue;
    const pending = (await paymentsInProgress(tx, id)).map(pendingOf);
    const drafts = draftsOf(await enrolmentsOf(tx, id, now), loan, pending, tenant, today);
    if (firstDraft(drafts, ({ by }) => by.method_id === methodId)) return true;
  }
  return false;
};
