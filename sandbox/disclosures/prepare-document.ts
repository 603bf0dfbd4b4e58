import { randomUUID } from 'node:crypto';
import type { ActionParameters, DocumentFormat, DocumentKind, DocumentWire } from '../contract/document.ts';
import { findMethod } from '../gateway/find-methods.ts';
import { type Services, todayOf } from '../http/services.ts';
import { currentOf, enrolmentsOf } from '../servicing/enrolments.ts';
import type { Owner, StoredLoan } from '../servicing/loan-store.ts';
import type { Action } from './facts.ts';
import { methodText } from './method-text.ts';
import { TEXT_VERSION, writeDocument } from './write-document.ts';

/** The action that the parameters describe; undefined when they name a method that is not the buyer's. */
const actionOf = async (
  { db }: Services,
  owner: Owner,
  locale: string,
  parameters: ActionParameters,
): Promise<Action | undefined> => {
  const { amountType, amount, payOn, startOn, paymentMethodId, preNotificationWaived } = parameters;
  const method = paymentMethodId === undefined ? undefined : await findMethod(db, owner, paymentMethodId);
  if (paymentMethodId !== undefined && !method) return undefined;
  const on = payOn ?? startOn;
  return {
    ...(amountType === undefined ? {} : { amountType }),
    ...(amount === undefined ? {} : { cents: amount }),
    ...(on === undefined ? {} : { on }),
    ...(preNotificationWaived === undefined ? {} : { noticeWaived: preNotificationWaived }),
    ...(method ? { method: methodText(method, locale), methodType: method.type } : {}),
  };
};

/** Prepares and keeps a document, so that a later acceptance can name exactly what was read. */
export const prepareDocument = async (
  services: Services,
  owner: Owner,
  loan: StoredLoan,
  buyerName: string,
  wish: {
    readonly kind: DocumentKind;
    readonly locale: DocumentWire['locale'];
    readonly format: DocumentFormat;
    readonly parameters: ActionParameters;
  },
): Promise<DocumentWire | undefined> => {
  const { db, tenant, now } = services;
  const { kind, locale, format, parameters } = wish;
  const action = await actionOf(services, owner, locale, parameters);
  if (!action) return undefined;
  const today = todayOf(services);
  const isChange = currentOf(await enrolmentsOf(db, loan.row.id, now())) !== undefined;
  const facts = { tenant, locale, today, buyerName, loan, action: { ...action, isChange } };
  const { title, content } = writeDocument(kind, facts, format);
  const id = randomUUID();
  await db
    .insertInto('prepared_document')
    .values({
      id,
      tenant: tenant.id,
      agreement_id: loan.row.id,
      kind,
      locale,
      version: TEXT_VERSION,
      title,
      content,
      parameters: JSON.stringify(parameters),
      effective_on: today,
      created_at: now(),
    })
    .execute();
  return {
    id,
    kind,
    title,
    locale,
    version: TEXT_VERSION,
    effectiveOn: today,
    contentType: 'text/html',
    content,
  };
};
