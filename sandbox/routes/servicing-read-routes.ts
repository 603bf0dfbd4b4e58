import {
  listAgreementsOperation,
  readAgreementOperation,
  readHistoryOperation,
} from '../contract/operations/servicing-operations.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { invalidRequest, NOT_FOUND, refuse } from '../http/problem.ts';
import { type Services, todayOf } from '../http/services.ts';
import { findBuyer } from '../people/find-buyer.ts';
import { agreementOf } from '../servicing/agreement-view.ts';
import { listAgreements } from '../servicing/list-agreements.ts';
import { listHistory } from '../servicing/list-history.ts';
import { findLoan, hasLoan } from '../servicing/loan-store.ts';

/** Reading agreements and their history. */
export const servicingReadRoutes = (services: Services): ApiApp => {
  const { db, tenant, now } = services;
  const app = apiRouter();

  app.openapi(listAgreementsOperation, async (c) => {
    const { buyerId } = c.get('caller');
    const query = c.req.valid('query');
    if (query.buyerId !== undefined && query.buyerId !== buyerId) return refuse(c, NOT_FOUND);
    const moment = { tenant, today: todayOf(services), now: now() };
    const page = await listAgreements(db, { tenant: tenant.id, buyerId }, query, moment);
    return page ? c.json(page, 200) : refuse(c, invalidRequest(['cursor']));
  });

  app.openapi(readAgreementOperation, async (c) => {
    const { buyerId } = c.get('caller');
    const today = todayOf(services);
    const { payoffOn = today } = c.req.valid('query');
    const loan = await findLoan(db, { tenant: tenant.id, buyerId }, c.req.valid('param').id);
    if (!loan) return refuse(c, NOT_FOUND);
    if (payoffOn < today) {
      return refuse(c, {
        status: 422,
        reason: 'Payment_Date_Not_Allowed',
        message: 'A payoff is for today or later.',
      });
    }
    const buyer = await findBuyer(db, tenant.id, buyerId);
    const locale = buyer?.languagePreference ?? tenant.locales[0] ?? 'en-us';
    return c.json(await agreementOf(db, loan, { tenant, locale, today, now: now(), payoffOn }), 200);
  });

  app.openapi(readHistoryOperation, async (c) => {
    const { buyerId } = c.get('caller');
    const { id } = c.req.valid('param');
    if (!(await hasLoan(db, { tenant: tenant.id, buyerId }, id))) return refuse(c, NOT_FOUND);
    const page = await listHistory(db, id, c.req.valid('query'), tenant);
    return page ? c.json(page, 200) : refuse(c, invalidRequest(['cursor']));
  });

  return app;
};
