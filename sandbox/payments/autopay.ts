import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { addDays } from '../calendar/plain-date.ts';
import type { EnrolBody } from '../contract/payment.ts';
import type { AutopayRow, Database } from '../database/schema.ts';
import { type Services, todayOf } from '../http/services.ts';
import { draftsOf } from '../servicing/autopay-view.ts';
import { lockLoan, type Owner, type StoredLoan } from '../servicing/loan-store.ts';
import { paymentsInProgress, pendingOf } from '../servicing/payment-rows.ts';
import { isOpen } from '../servicing/standing.ts';
import { isAccepted } from './accepted-document.ts';
import { earliestFirstDebit } from './autopay-notice.ts';
import { LATEST_DAYS_AHEAD } from './payment-day.ts';
import type { RefusalReason } from './refusal.ts';
import { usableMethod } from './usable-method.ts';

/** An enrolment that was saved, or why not. */
export type AutopayOutcome =
  | { readonly kind: 'enrolled'; readonly loan: StoredLoan }
  | { readonly kind: 'refused'; readonly reason: RefusalReason }
  | { readonly kind: 'not-found' };

const current = (tx: Transaction<Database>, agreementId: string): Promise<AutopayRow | undefined> =>
  tx
    .selectFrom('autopay')
    .selectAll()
    .where('agreement_id', '=', agreementId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

const end = async (tx: Transaction<Database>, id: string, now: number): Promise<void> => {
  await tx.updateTable('autopay').set({ ended_at: now }).where('id', '=', id).execute();
};

/**
 * Enrols an agreement, or changes an enrolment (flow MANAGE_AUTOPAY), in the caller's transaction. A change ends the old
 * enrolment and begins a new one, so that each keeps the authorisation that it was made with; a draft that is too late to
 * change is still drawn under the old one.
 */
export const enrol = async (
  tx: Transaction<Database>,
  services: Services,
  owner: Owner,
  agreementId: string,
  body: EnrolBody,
): Promise<AutopayOutcome> => {
  const { now, tenant } = services;
  const today = todayOf(services);
  const refused = (reason: RefusalReason): AutopayOutcome => ({ kind: 'refused', reason });
  const loan = await lockLoan(tx, owner, agreementId);
  if (!loan) return { kind: 'not-found' };
  if (!isOpen(loan.row.status)) return refused('Agreement_Closed');
  const before = await current(tx, agreementId);
  if (body.flow === 'AUTOPAY_ENROLL' && before) return refused('Autopay_Already_Enrolled');
  if (body.flow === 'MANAGE_AUTOPAY' && !before) return refused('Autopay_Not_Enrolled');
  if (body.startOn < today || body.startOn > addDays(today, LATEST_DAYS_AHEAD)) {
    return refused('Payment_Date_Not_Allowed');
  }
  const usable = await usableMethod(tx, owner, body.paymentMethodId, body.startOn);
  if (usable.kind === 'refused') return refused(usable.reason);
  const needsAmount = body.amountType === 'OTHER';
  const hasAmount =
    body.amount !== undefined && body.amount.amount > 0 && body.amount.currency === loan.row.currency;
  if (needsAmount && !hasAmount) return refused('Amount_Out_Of_Range');
  if (body.amountType === 'PRINCIPAL' || body.frequency !== loan.row.frequency)
    return refused('Amount_Out_Of_Range');
  const order = {
    paymentMethodId: body.paymentMethodId,
    amountType: body.amountType,
    startOn: body.startOn,
    preNotificationWaived: body.preNotificationWaived ?? false,
    ...(needsAmount ? { amount: body.amount?.amount } : {}),
  };
  if (!(await isAccepted(tx, agreementId, body.disclosure, order, now()))) {
    return refused('Disclosure_Not_Accepted');
  }
  const enrolment: AutopayRow = {
    id: randomUUID(),
    agreement_id: agreementId,
    method_id: usable.method.id,
    amount_type: body.amountType,
    amount: needsAmount ? (body.amount?.amount ?? null) : null,
    amount_rule: body.amountRule,
    frequency: body.frequency,
    start_on: body.startOn,
    since: before?.since ?? today,
    notice_waived: body.preNotificationWaived ?? before?.notice_waived ?? false,
    document_id: body.disclosure.documentId,
    accepted_at: Date.parse(body.disclosure.acceptedAt),
    paused_reason: null,
    ended_at: null,
    created_at: now(),
  };
  const pending = (await paymentsInProgress(tx, agreementId)).map(pendingOf);
  const [first] = draftsOf([enrolment], loan, pending, tenant, body.startOn);
  const earliest = earliestFirstDebit({
    country: tenant.country,
    today,
    amountRule: body.amountRule,
    isWaived: enrolment.notice_waived,
    since: before?.since,
  });
  if (first && first.on < earliest) return refused('Payment_Date_Not_Allowed');
  if (before) await end(tx, before.id, now());
  await tx.insertInto('autopay').values(enrolment).execute();
  return { kind: 'enrolled', loan };
};

/** Turns autopay off in the caller’s transaction. A draft that is too late to stop is still drawn. */
export const turnOff = async (
  tx: Transaction<Database>,
  services: Services,
  owner: Owner,
  agreementId: string,
): Promise<'ended' | 'not-enrolled' | 'not-found'> => {
  if (!(await lockLoan(tx, owner, agreementId))) return 'not-found';
  const before = await current(tx, agreementId);
  if (!before) return 'not-enrolled';
  await end(tx, before.id, services.now());
  return 'ended';
};
