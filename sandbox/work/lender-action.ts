import { sql, type Transaction } from 'kysely';
import { z } from 'zod';
import { hardshipPlanSchema } from '../contract/agreement.ts';
import type { Database } from '../database/schema.ts';
import type { Services } from '../http/services.ts';
import { todayOf } from '../http/services.ts';
import { beginHardship } from './begin-hardship.ts';
import { refundOrder } from './refund-order.ts';
import { UNAUTHORIZED } from './return-payment.ts';
import { undoPayment } from './undo-payment.ts';

const id = z.string().regex(/^[\w-]{1,80}$/);
const reason = z.string().regex(/^[A-Z_]{1,80}$/);

/** What a lender, a merchant or a bank does to a loan without its buyer. Amounts in cents. */
export const lenderActionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('charge-back'), paymentId: id, reason: reason.optional() }),
  z.object({ kind: z.literal('refund-payment'), paymentId: id }),
  z.object({ kind: z.literal('refund-order'), agreementId: id, amount: z.coerce.number().int().positive() }),
  z.object({
    kind: z.literal('hardship'),
    agreementId: id,
    plan: z.coerce.number().pipe(hardshipPlanSchema),
    /** Maximum of an instalment while it runs. */
    amount: z.coerce.number().int().min(0),
    months: z.coerce.number().int().min(1).max(12),
  }),
]);
export type LenderAction = z.infer<typeof lenderActionSchema>;

const DONE: readonly string[] = ['undone', 'refunded', 'begun'];

/**
 * Does it on the platform's day; refused where the loan or the payment is not in a state for it. `isFirst`, called in the
 * same transaction, says whether it is to be done at all.
 */
export const takeLenderAction = async (
  services: Services,
  action: LenderAction,
  isFirst: (tx: Transaction<Database>) => Promise<boolean> = async () => true,
): Promise<'done' | 'done-before' | 'refused' | 'not-found'> => {
  const { db, tenant, now } = services;
  const [day, at] = [todayOf(services), now()];
  return db.transaction().execute(async (tx) => {
    const [table, target] =
      'paymentId' in action
        ? (['payment', action.paymentId] as const)
        : (['agreement', action.agreementId] as const);
    const own = sql`select id from ${sql.table(table)} where id = ${target} and tenant = ${tenant.id}`;
    if ((await own.execute(tx)).rows.length === 0) return 'not-found';
    if (!(await isFirst(tx))) return 'done-before';
    const outcome =
      action.kind === 'hardship'
        ? await beginHardship(tx, action.agreementId, action, day, at)
        : action.kind === 'refund-order'
          ? await refundOrder(tx, action.agreementId, action.amount, day, at)
          : action.kind === 'refund-payment'
            ? await undoPayment(tx, action.paymentId, { kind: 'PAYMENT_REFUND' }, day, at)
            : await undoPayment(
                tx,
                action.paymentId,
                { kind: 'CHARGEBACK', reason: action.reason ?? UNAUTHORIZED },
                day,
                at,
              );
    if (outcome === 'not-found') return 'not-found';
    return DONE.includes(outcome) ? 'done' : 'refused';
  });
};
