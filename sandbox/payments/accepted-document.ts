import type { Kysely } from 'kysely';
import type { DocumentKind } from '../contract/document.ts';
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

/**
 * Whether a document was prepared for this agreement, for this kind of consent, and for the amount, day and method
 * that it names: a consent to a document that was not shown, or in the future, is invalid.
 */
export const isAccepted = async (
  db: Kysely<Database>,
  agreementId: string,
  { type, documentId, acceptedAt }: Consent,
  order: { readonly amount?: number; readonly payOn?: string; readonly paymentMethodId: string },
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
  const named = document.parameters;
  return Object.entries(order).every(([name, value]) => named[name] === undefined || named[name] === value);
};
