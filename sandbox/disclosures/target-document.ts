import type { DocumentFormat, DocumentKind, DocumentWire } from '../contract/document.ts';
import { type AmountType, amountTypeSchema } from '../contract/payment.ts';
import { localeSchema } from '../contract/wire-values.ts';
import { type Services, todayOf } from '../http/services.ts';
import { consentDayOf } from '../payments/consent-day.ts';
import { findLoan, type Owner } from '../servicing/loan-store.ts';
import { isKindOf } from './kinds.ts';
import { methodText } from './method-text.ts';
import { titleOf } from './titles.ts';
import { TEXT_VERSION, writeDocument } from './write-document.ts';

interface Target {
  readonly id: string;
  readonly agreementId: string;
  readonly documentId: string | null;
  readonly methodId: string | null;
  readonly on: string;
  /** The day of the consent, on which the document takes effect. */
  readonly since: string;
  readonly amountType: AmountType | undefined;
  readonly cents: number | undefined;
  readonly confirmation: string | undefined;
  readonly status: string | undefined;
}

/** A payment or an enrolment by its id; the loan that it belongs to decides whose it is. */
const findTarget = async ({ db, tenant }: Services, id: string): Promise<Target | undefined> => {
  const payment = await db.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();
  if (payment) {
    return {
      id,
      agreementId: payment.agreement_id,
      documentId: payment.document_id,
      methodId: payment.method_id,
      on: payment.pay_on,
      since: consentDayOf(payment, tenant.timezone),
      amountType: undefined,
      cents: payment.amount,
      confirmation: payment.confirmation ?? undefined,
      status: payment.status,
    };
  }
  const autopay = await db.selectFrom('autopay').selectAll().where('id', '=', id).executeTakeFirst();
  return (
    autopay && {
      id,
      agreementId: autopay.agreement_id,
      documentId: autopay.document_id,
      methodId: autopay.method_id,
      on: autopay.start_on,
      since: autopay.since,
      amountType: amountTypeSchema.safeParse(autopay.amount_type).data,
      cents: autopay.amount ?? undefined,
      confirmation: undefined,
      status: undefined,
    }
  );
};

const COPIES: readonly DocumentKind[] = ['copy-of-authorization', 'copy-of-authorization-sp'];

/**
 * The document of a payment or enrolment: for its own kind, or as a copy, the very text that was accepted; for a
 * confirmation one written from the record. Undefined where the caller may not see the target.
 */
export const targetDocument = async (
  services: Services,
  owner: Owner,
  buyerName: string,
  wish: {
    readonly kind: DocumentKind;
    readonly targetId: string;
    readonly locale: string;
    readonly format: DocumentFormat;
  },
): Promise<DocumentWire | undefined> => {
  const { db, tenant } = services;
  const target = await findTarget(services, wish.targetId);
  const loan = target && (await findLoan(db, owner, target.agreementId));
  if (!target || !loan || !isKindOf(wish.kind, loan.row)) return undefined;
  const accepted =
    target.documentId === null
      ? undefined
      : await db
          .selectFrom('prepared_document')
          .selectAll()
          .where('id', '=', target.documentId)
          .executeTakeFirst();
  if (accepted && (accepted.kind === wish.kind || COPIES.includes(wish.kind))) {
    return {
      id: accepted.id,
      kind: wish.kind,
      title: accepted.kind === wish.kind ? accepted.title : titleOf(wish.kind, accepted.locale),
      locale: localeSchema.parse(accepted.locale),
      version: accepted.version,
      effectiveOn: accepted.effective_on,
      contentType: 'text/html',
      content: accepted.content,
    };
  }
  const method =
    target.methodId === null
      ? undefined
      : await db
          .selectFrom('payment_method')
          .selectAll()
          .where('id', '=', target.methodId)
          .executeTakeFirst();
  const locale = localeSchema.parse(wish.locale);
  const { title, content } = writeDocument(
    wish.kind,
    {
      tenant,
      locale,
      today: todayOf(services),
      buyerName,
      loan,
      action: {
        on: target.on,
        isRecord: true,
        ...(target.status === undefined ? {} : { status: target.status }),
        ...(target.amountType === undefined ? {} : { amountType: target.amountType }),
        ...(target.cents === undefined ? {} : { cents: target.cents }),
        ...(target.confirmation === undefined ? {} : { confirmation: target.confirmation }),
        ...(method ? { method: methodText(method, locale), methodType: method.type } : {}),
      },
    },
    wish.format,
  );
  return {
    id: `${wish.kind}-${target.id}`,
    kind: wish.kind,
    title,
    locale,
    version: TEXT_VERSION,
    effectiveOn: target.since,
    contentType: 'text/html',
    content,
  };
};
