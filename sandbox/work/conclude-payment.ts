import type { Transaction } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { Database, PaymentRow } from '../database/schema.ts';
import type { PlatformTenant } from '../tenants/platform-tenant.ts';
import { returnPayment, returnReasonOf } from './return-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** The bank's answer to a draw: it settles, or is returned with the reason of its method. */
export const concludePayment = async (
  tx: Transaction<Database>,
  tenant: PlatformTenant,
  { id, agreement_id }: Pick<PaymentRow, 'id' | 'agreement_id'>,
  day: PlainDate,
  at: number,
): Promise<boolean> => {
  const method = await tx
    .selectFrom('payment')
    .innerJoin('payment_method', 'payment_method.id', 'payment.method_id')
    .selectAll('payment_method')
    .where('payment.id', '=', id)
    .executeTakeFirst();
  const reason = method && returnReasonOf(method);
  return reason === undefined
    ? settlePayment(tx, agreement_id, id, day, at)
    : returnPayment(tx, tenant, { id, agreement_id }, reason, day, at);
};
