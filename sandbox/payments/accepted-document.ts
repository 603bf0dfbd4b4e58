import type { Kysely } from 'kysely';
import type { ActionParameters, DocumentKind } from '../contract/document.ts';
import type { Database } from '../database/schema.ts';
import { isAcceptanceTime } from '../http/acceptance-time.ts';

const ONE_TIME: readonly DocumentKind[] = ['one-time', 'scheduled-payment'];
const AUTOPAY: readonly DocumentKind[] = [
  'auto-enroll',
  'auto-enroll-sp',
  'auto-enroll-pending',
  'auto-enroll-past-due',
  'auto-enroll-past-due-sp',
];

/** A consent as an order carries it. */
interface Consent {
  readonly type: 'ONE_TIME_PAYMENT' | 'AUTOPAY_ENROLLMENT';
  readonly documentId: string;
  readonly acceptedAt: string;
}

/** What of an order its consent has to name, by the parameters of documents. */
export type ConsentedOrder = Pick<
  ActionParameters,
  'amount' | 'amountType' | 'payOn' | 'paymentMethodId' | 'preNotificationWaived' | 'startOn'
>;

/**
 * Whether a document was prepared for this agreement, for this kind of consent, and for exactly this order: a consent
 * to a document that was not shown, that leaves out a part of the order, or in the future, is invalid. A document that
 * says nothing about the notice does not waive it.
 */
export const isAccepted = async (
  db: Kysely<Database>,
  agreementId: string,
  { type, documentId, acceptedAt }: Consent,
  order: ConsentedOrder,
  now: number,
): Promise<boolean> => {
  if (!isAcceptanceTime(acceptedAt, now)) return false;
  const document = await db
    .selectFrom('prepared_document')
    .select(['kind', 'parameters'])
    .where('id', '=', documentId)
    .where('agreement_id', '=', agreementId)
    .executeTakeFirst();
  const kinds: readonly string[] = type === 'ONE_TIME_PAYMENT' ? ONE_TIME : AUTOPAY;
  if (!document || !kinds.includes(document.kind)) return false;
  const named: Readonly<Record<string, unknown>> = { preNotificationWaived: false, ...document.parameters };
  return Object.entries(order).every(([name, value]) => named[name] === value);
};
