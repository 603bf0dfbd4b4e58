import type { Kysely, Transaction } from 'kysely';
import { addBusinessDays, businessDayFrom } from '../calendar/business-day.ts';
import type { PlainDate } from '../calendar/plain-date.ts';
import { instantOf } from '../calendar/zone.ts';
import type { Database, PaymentRow } from '../database/schema.ts';
import { confirmationNumber } from '../ledger/confirmation.ts';
import { acceptPayment, owedOf, settlePayment } from '../ledger/loan-books.ts';
import { newPaymentId } from '../ledger/payment-id.ts';
import { draftsOf } from '../servicing/autopay-view.ts';
import { lockLoanForWork, saveBooks } from '../servicing/loan-store.ts';
import { paymentsInProgress, pendingOf } from '../servicing/payment-rows.ts';
import { isOpen } from '../servicing/standing.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';

/** Business days after which a draw counts as settled. */
const SETTLES_AFTER = 1;

/** Takes one piece of due work to this process; undefined when another has it or it is done. */
const takePayment = (
  tx: Transaction<Database>,
  id: string,
  status: string,
): Promise<PaymentRow | undefined> =>
  tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', id)
    .where('activity_status', '=', status)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

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

/** A payment whose day has come leaves: the ledger notes it as in transit. */
const start = async (
  tx: Transaction<Database>,
  agreementId: string,
  id: string,
  at: number,
): Promise<boolean> => {
  const loan = await lockLoanForWork(tx, agreementId);
  const payment = await takePayment(tx, id, 'SCHEDULED');
  if (!payment) return false;
  const { books, journals } = acceptPayment(loan.books, id, payment.pay_on, payment.amount);
  await saveBooks(tx, loan, books, journals, at);
  await tx
    .updateTable('payment')
    .set({ activity_status: 'PENDING', status: 'PENDING' })
    .where('id', '=', id)
    .execute();
  return true;
};

/** A draw that the bank has honoured is applied as of the day it was made, and a loan that owes nothing is closed. */
const settle = async (
  tx: Transaction<Database>,
  agreementId: string,
  id: string,
  day: PlainDate,
  at: number,
): Promise<boolean> => {
  const loan = await lockLoanForWork(tx, agreementId);
  const payment = await takePayment(tx, id, 'PENDING');
  if (!payment) return false;
  const settled = settlePayment(loan.books, {
    id,
    on: payment.pay_on,
    cents: payment.amount,
    toPrincipal: payment.amount_type === 'PRINCIPAL',
  });
  await saveBooks(tx, loan, settled.books, settled.journals, at);
  await tx
    .updateTable('payment')
    .set({ activity_status: 'RECEIVED', status: 'COMPLETED', ...settled.allocation })
    .where('id', '=', id)
    .execute();
  if (owedOf(settled.books) === 0 && isOpen(loan.row.status)) {
    await tx
      .updateTable('agreement')
      .set({ status: 'PAID', closed_on: day })
      .where('id', '=', agreementId)
      .execute();
    await tx
      .updateTable('autopay')
      .set({ ended_at: at })
      .where('agreement_id', '=', agreementId)
      .where('ended_at', 'is', null)
      .execute();
  }
  return true;
};

/** Makes the autopay draft that falls on a day. The unique due day keeps it from being made twice. */
const draft = async (
  tx: Transaction<Database>,
  agreementId: string,
  tenant: PlatformTenant,
  day: PlainDate,
  at: number,
): Promise<boolean> => {
  const loan = await lockLoanForWork(tx, agreementId);
  const autopay = await tx
    .selectFrom('autopay')
    .selectAll()
    .where('agreement_id', '=', agreementId)
    .where('ended_at', 'is', null)
    .where('paused_reason', 'is', null)
    .executeTakeFirst();
  if (!autopay || !isOpen(loan.row.status)) return false;
  const pending = (await paymentsInProgress(tx, agreementId)).map(pendingOf);
  const next = draftsOf(autopay, loan, pending, tenant, autopay.since).find(({ on }) => on === day);
  if (!next || next.cents <= 0) return false;
  const payment = await tx
    .insertInto('payment')
    .values({
      id: newPaymentId(at),
      tenant: loan.row.tenant,
      buyer_id: loan.row.buyer_id,
      agreement_id: agreementId,
      request_key: null,
      origin: 'AUTOPAY',
      flow: 'AUTOPAY_ENROLL',
      amount_type: autopay.amount_type,
      amount: next.cents,
      pay_on: day,
      status: 'PENDING',
      activity_status: 'PENDING',
      activity_type: 'AUTOPAY',
      confirmation: confirmationNumber(),
      method_id: autopay.method_id,
      document_id: autopay.document_id,
      accepted_at: autopay.accepted_at,
      retry_of: null,
      principal: null,
      interest: null,
      fees: null,
      failure_reason: null,
      retry_on: null,
      due_on: next.dueOn,
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!payment) return false;
  const { books, journals } = acceptPayment(loan.books, payment.id, day, next.cents);
  await saveBooks(tx, loan, books, journals, at);
  return true;
};

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
    if (settlesOn <= day) await each((tx) => settle(tx, agreement_id, id, day, at));
  }
  for (const { id, agreement_id } of await due(db, tenant.id, 'SCHEDULED', day)) {
    await each((tx) => start(tx, agreement_id, id, at));
  }
  const enrolled = await db
    .selectFrom('autopay')
    .innerJoin('agreement', 'agreement.id', 'autopay.agreement_id')
    .select('autopay.agreement_id')
    .where('agreement.tenant', '=', tenant.id)
    .where('autopay.ended_at', 'is', null)
    .execute();
  for (const { agreement_id } of enrolled) await each((tx) => draft(tx, agreement_id, tenant, day, at));
  return done;
};
