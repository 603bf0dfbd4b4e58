import type { Transaction } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Database, PaymentRow } from '../database/schema.ts';
import { confirmationNumber } from '../ledger/confirmation.ts';
import { acceptPayment } from '../ledger/loan-books.ts';
import { payoffOn } from '../ledger/payoff.ts';
import { inPlaceOf } from '../servicing/in-place-of.ts';
import { lockLoanForWork, saveBooks } from '../servicing/loan-store.ts';
import { isOnHold } from '../servicing/on-hold.ts';
import { paymentsInProgress, pendingOf } from '../servicing/payment-rows.ts';
import { isOpen } from '../servicing/standing.ts';
import { withholdDraft } from '../servicing/withheld-drafts.ts';
import { ownMovement } from './payment-row.ts';

/** Retries a returned payment once, unless the buyer has already done so or nothing is left to pay. */
export const retryPayment = async (
  tx: Transaction<Database>,
  { id, agreement_id }: Pick<PaymentRow, 'id' | 'agreement_id'>,
  day: PlainDate,
  at: number,
): Promise<boolean> => {
  const loan = await lockLoanForWork(tx, agreement_id);
  const again = await inPlaceOf(tx).where('again.retry_of', '=', id).executeTakeFirst();
  if (again || !isOpen(loan.row.status)) return false;
  const returned = await tx.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  // What autopay may not draw, it may not draw again either.
  if (returned.activity_type === 'AUTOPAY' && (await isOnHold(tx, agreement_id))) {
    if (returned.due_on !== null) await withholdDraft(tx, agreement_id, returned.due_on);
    return false;
  }
  const pending = (await paymentsInProgress(tx, agreement_id)).map(pendingOf);
  const cents = Math.min(returned.amount, payoffOn(loan.books, pending, day).amount);
  if (cents <= 0) return false;
  const row = ownMovement(loan.row, at, {
    origin: returned.origin,
    flow: returned.flow,
    amount_type: returned.amount_type,
    amount: cents,
    pay_on: day,
    status: 'PENDING',
    activity_status: 'PENDING',
    activity_type: returned.activity_type,
    confirmation: confirmationNumber(),
    method_id: returned.method_id,
    document_id: returned.document_id,
    accepted_at: returned.accepted_at,
    retry_of: id,
  });
  await tx.insertInto('payment').values(row).execute();
  const { books, journals } = acceptPayment(loan.books, row.id, day, cents);
  await saveBooks(tx, loan, books, journals, at);
  return true;
};
