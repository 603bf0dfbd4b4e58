import type { Kysely } from 'kysely';
import type { DocumentKind } from '../contract/document.ts';
import type { Database } from '../database/schema.ts';

const ONE_TIME: readonly DocumentKind[] = ['one-time', 'scheduled-payment'];
const AUTOPAY: readonly DocumentKind[] = [
  'auto-enroll',
  'auto-enroll-sp',
  'auto-enroll-pending',
  'auto-enroll-past-due',
  'auto-enroll-past-due-sp',
  'checkout-auto-enroll-sp',
];

/**
 * Whether a document was prepared for this agreement, for this kind of consent, and for the amount, day and method
 * that it names: nobody consents to what they were not shown.
 */
export const isAccepted = async (
  db: Kysely<Database>,
  agreementId: string,
  documentId: string,
  consent: 'ONE_TIME_PAYMENT' | 'AUTOPAY_ENROLLMENT',
  order: { readonly amount?: number; readonly payOn?: string; readonly paymentMethodId: string },
): Promise<boolean> => {
  const document = await db
    .selectFrom('prepared_document')
    .select(['kind', 'parameters'])
    .where('id', '=', documentId)
    .where('agreement_id', '=', agreementId)
    .executeTakeFirst();
  const kinds: readonly string[] = consent === 'ONE_TIME_PAYMENT' ? ONE_TIME : AUTOPAY;
  if (!document || !kinds.includes(document.kind)) return false;
  const named = document.parameters;
  return Object.entries(order).every(([name, value]) => named[name] === undefined || named[name] === value);
};
