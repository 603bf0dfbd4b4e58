import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Services } from '../http/services.ts';
import { lockLoan, type Owner } from '../servicing/loan-store.ts';
import { cancelBeforeOf } from '../servicing/payment-view.ts';

/** Cancels a scheduled payment before its cut-off, in the caller's transaction. The ledger never knew of it. */
export const cancelPayment = async (
  tx: Transaction<Database>,
  { tenant, now }: Services,
  owner: Owner,
  agreementId: string,
  paymentId: string,
): Promise<'cancelled' | 'too-late' | 'not-found'> => {
  if (!(await lockLoan(tx, owner, agreementId))) return 'not-found';
  const payment = await tx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .where('agreement_id', '=', agreementId)
    .where('origin', '!=', 'LENDER')
    .forUpdate()
    .executeTakeFirst();
  if (!payment) return 'not-found';
  if (payment.activity_status !== 'SCHEDULED' || now() > cancelBeforeOf(payment.pay_on, tenant))
    return 'too-late';
  await tx
    .updateTable('payment')
    .set({ status: 'CANCELLED', activity_status: 'CANCELLED' })
    .where('id', '=', paymentId)
    .execute();
  return 'cancelled';
};
