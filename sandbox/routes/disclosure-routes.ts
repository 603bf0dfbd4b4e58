import { documentKindSchema } from '../contract/document.ts';
import {
  agreementDocumentOperation,
  prepareDocumentOperation,
  staticDocumentOperation,
  targetDocumentOperation,
} from '../contract/operations/disclosure-operations.ts';
import type { Locale } from '../contract/wire-values.ts';
import { effectiveDayOf, isKindOf, isPrepared, isPublic, isStatic } from '../disclosures/kinds.ts';
import { prepareDocument } from '../disclosures/prepare-document.ts';
import { targetDocument } from '../disclosures/target-document.ts';
import { TEXT_EFFECTIVE_ON, TEXT_VERSION, writeDocument } from '../disclosures/write-document.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { invalidRequest, NOT_FOUND, refuse, UNAUTHENTICATED } from '../http/problem.ts';
import { callerOf, requireBearer } from '../http/require.ts';
import { type Services, todayOf } from '../http/services.ts';
import { findBuyer } from '../people/find-buyer.ts';
import { findLoan } from '../servicing/loan-store.ts';

/** Documents: prepared for an action, of an agreement, of a payment or enrolment, and the same for everybody. */
export const disclosureRoutes = (services: Services): ApiApp => {
  const { db, tenant } = services;
  const app = apiRouter();
  app.use('/api/disclosure/payment-agreement/*', requireBearer(services));
  app.use('/api/disclosure/document/*', requireBearer(services));

  const offered = (locale: Locale | undefined): Locale =>
    locale !== undefined && tenant.locales.includes(locale) ? locale : (tenant.locales[0] ?? 'en-us');

  const nameOf = async (buyerId: string): Promise<string> => {
    const buyer = await findBuyer(db, tenant.id, buyerId);
    return buyer ? `${buyer.givenName} ${buyer.familyName}` : '';
  };

  app.openapi(prepareDocumentOperation, async (c) => {
    const owner = { tenant: tenant.id, buyerId: c.get('caller').buyerId };
    const { tag, locale, format, parameters } = c.req.valid('json');
    if (tag === undefined || tag === '') {
      return refuse(c, { ...invalidRequest(['tag']), message: 'Tag name is required' });
    }
    const kind = documentKindSchema.safeParse(tag);
    if (!kind.success || !isPrepared(kind.data)) return refuse(c, invalidRequest(['tag']));
    const loan = await findLoan(db, owner, c.req.valid('param').id);
    if (!loan) return refuse(c, NOT_FOUND);
    const prepared = await prepareDocument(services, owner, loan, await nameOf(owner.buyerId), {
      kind: kind.data,
      locale: offered(locale),
      format,
      parameters: parameters ?? {},
    });
    return prepared ? c.json(prepared, 200) : refuse(c, NOT_FOUND);
  });

  app.openapi(agreementDocumentOperation, async (c) => {
    const owner = { tenant: tenant.id, buyerId: c.get('caller').buyerId };
    const { kind, id } = c.req.valid('param');
    const { locale: wished, format } = c.req.valid('query');
    const loan = await findLoan(db, owner, id);
    if (!loan || !isKindOf(kind, loan.row)) return refuse(c, NOT_FOUND);
    const locale = offered(wished);
    const buyerName = await nameOf(owner.buyerId);
    const facts = { tenant, locale, today: todayOf(services), buyerName, loan };
    const written = writeDocument(kind, facts, format);
    return c.json(
      {
        ...written,
        id: `${kind}-${loan.row.id}`,
        kind,
        locale,
        version: TEXT_VERSION,
        effectiveOn: effectiveDayOf(kind, loan.row, facts.today),
        contentType: 'text/html' as const,
      },
      200,
    );
  });

  app.openapi(targetDocumentOperation, async (c) => {
    const owner = { tenant: tenant.id, buyerId: c.get('caller').buyerId };
    const { kind, id: targetId } = c.req.valid('param');
    const { locale, format } = c.req.valid('query');
    const wish = { kind, targetId, locale: offered(locale), format };
    const found = await targetDocument(services, owner, await nameOf(owner.buyerId), wish);
    return found ? c.json(found, 200) : refuse(c, NOT_FOUND);
  });

  app.openapi(staticDocumentOperation, async (c) => {
    const { kind } = c.req.valid('param');
    if (!isStatic(kind)) return refuse(c, NOT_FOUND);
    if (!isPublic(kind) && !(await callerOf(c, services))) return refuse(c, UNAUTHENTICATED);
    const { locale: wished, format } = c.req.valid('query');
    const locale = offered(wished);
    const written = writeDocument(kind, { tenant, locale, today: todayOf(services) }, format);
    return c.json(
      {
        ...written,
        id: kind,
        kind,
        locale,
        version: TEXT_VERSION,
        effectiveOn: TEXT_EFFECTIVE_ON,
        contentType: 'text/html' as const,
      },
      200,
    );
  });

  return app;
};
