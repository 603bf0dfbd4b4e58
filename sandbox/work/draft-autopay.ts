import type { Transaction } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Database } from '../database/schema.ts';
import { confirmationNumber } from '../ledger/confirmation.ts';
import { acceptPayment } from '../ledger/loan-books.ts';
import { newPaymentId } from '../ledger/payment-id.ts';
import { payoffOn } from '../ledger/payoff.ts';
import { draftsOf, firstDraft } from '../servicing/autopay-view.ts';
import { agreedEnrolmentsOf } from '../servicing/enrolments.ts';
import { lockLoanForWork, saveBooks } from '../servicing/loan-store.ts';
import { isOnHold } from '../servicing/on-hold.ts';
import { paymentsInProgress, pendingOf } from '../servicing/payment-rows.ts';
import { isOpen } from '../servicing/standing.ts';
import { withholdDraft } from '../servicing/withheld-drafts.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';

/**
 * Makes the autopay draft that falls on a day, under the enrolment that it belongs to. The unique due day keeps it from being
 * made twice. While the account is on hold it is held back, which is noted.
 */
export const draftAutopay = async (
  tx: Transaction<Database>,
  agreementId: string,
  tenant: PlatformTenant,
  day: PlainDate,
  at: number,
): Promise<boolean> => {
  const loan = await lockLoanForWork(tx, agreementId);
  const enrolments = await agreedEnrolmentsOf(tx, agreementId, at);
  const [earliest] = enrolments.map(({ since }) => since).sort();
  if (earliest === undefined || !isOpen(loan.row.status)) return false;
  const pending = (await paymentsInProgress(tx, agreementId)).map(pendingOf);
  const drafts = draftsOf(enrolments, loan, pending, tenant, earliest);
  const next = firstDraft(drafts, ({ on }) => on === day);
  // Instalments are projected with the interest of their time, which a payment made meanwhile may have kept from accruing.
  const cents = next ? Math.min(next.cents, payoffOn(loan.books, pending, day).amount) : 0;
  if (!next || cents <= 0) return false;
  if (await isOnHold(tx, agreementId)) {
    await withholdDraft(tx, agreementId, next.dueOn);
    return false;
  }
  const autopay = next.by;
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
      amount: cents,
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
  const { books, journals } = acceptPayment(loan.books, payment.id, day, cents);
  await saveBooks(tx, loan, books, journals, at);
  return true;
};
