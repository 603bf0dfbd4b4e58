import type { Kysely } from 'kysely';
import { IN_PROGRESS } from '../contract/payment.ts';
import type { Database, PaymentMethodRow, PaymentRow } from '../database/schema.ts';
import type { PendingPayment } from '../ledger/payoff.ts';

/** A payment with the method that it draws on. */
export interface PaymentWithMethod {
  readonly payment: PaymentRow;
  readonly method: PaymentMethodRow | undefined;
}

/** Joins methods to payments. */
export const withMethods = async (
  db: Kysely<Database>,
  payments: readonly PaymentRow[],
): Promise<readonly PaymentWithMethod[]> => {
  const ids = [...new Set(payments.flatMap(({ method_id }) => (method_id === null ? [] : [method_id])))];
  const methods =
    ids.length === 0
      ? []
      : await db.selectFrom('payment_method').selectAll().where('id', 'in', ids).execute();
  return payments.map((payment) => ({ payment, method: methods.find(({ id }) => id === payment.method_id) }));
};

/** Payments of some agreements that have no outcome yet, in the order of their days. */
export const paymentsInProgressOf = (
  db: Kysely<Database>,
  agreementIds: readonly string[],
): Promise<PaymentRow[]> =>
  db
    .selectFrom('payment')
    .selectAll()
    .where('agreement_id', 'in', [...agreementIds])
    .where('status', 'in', [...IN_PROGRESS])
    .orderBy('pay_on')
    .orderBy('created_at')
    .execute();

/** Payments of an agreement that have no outcome yet, in the order of their days. */
export const paymentsInProgress = (db: Kysely<Database>, agreementId: string): Promise<PaymentRow[]> =>
  paymentsInProgressOf(db, [agreementId]);

/** A payment in progress as the ledger counts with it. */
export const pendingOf = (row: PaymentRow): PendingPayment => ({
  id: row.id,
  on: row.pay_on,
  cents: row.amount,
  toPrincipal: row.amount_type === 'PRINCIPAL',
  // A payment for a later day is only written to the ledger when that day comes.
  noted: row.activity_status !== 'SCHEDULED',
});
