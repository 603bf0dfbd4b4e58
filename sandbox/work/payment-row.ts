import type { Insertable } from 'kysely';
import type { PlainDate } from '../calendar/plain-date.ts';
import type { AgreementRow, Database } from '../database/schema.ts';
import { newPaymentId } from '../ledger/payment-id.ts';

type Row = Insertable<Database['payment']>;

/** A row of a movement initiated by the platform; a buyer's fields stay empty. */
export const ownMovement = (
  agreement: Pick<AgreementRow, 'id' | 'tenant' | 'buyer_id'>,
  at: number,
  movement: Pick<Row, 'origin' | 'amount' | 'activity_type' | 'status' | 'activity_status'> & {
    readonly pay_on: PlainDate;
  } & Partial<Row>,
): Row => ({
  id: newPaymentId(at),
  tenant: agreement.tenant,
  buyer_id: agreement.buyer_id,
  agreement_id: agreement.id,
  request_key: null,
  flow: 'MAKE_PAYMENT',
  amount_type: 'OTHER',
  confirmation: null,
  method_id: null,
  document_id: null,
  accepted_at: null,
  retry_of: null,
  principal: null,
  interest: null,
  fees: null,
  failure_reason: null,
  retry_on: null,
  due_on: null,
  created_at: at,
  ...movement,
});
