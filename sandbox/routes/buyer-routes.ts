import {
  readBuyerOperation,
  saveBuyerOperation,
  saveContactOperation,
} from '../contract/operations/buyer-operations.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { NOT_FOUND, refuse } from '../http/problem.ts';
import { requireBearer } from '../http/require.ts';
import type { Services } from '../http/services.ts';
import { findBuyer } from '../people/find-buyer.ts';
import { saveBuyer } from '../people/save-buyer.ts';
import { saveContact } from '../people/save-contact.ts';

/** The buyer's own record. */
export const buyerRoutes = (services: Services): ApiApp => {
  const { db, tenant } = services;
  const app = apiRouter();
  app.use('/api/buyer/*', requireBearer(services));

  app.openapi(readBuyerOperation, async (c) => {
    const { buyerId } = c.get('caller');
    const buyer = c.req.valid('param').id === buyerId ? await findBuyer(db, tenant.id, buyerId) : undefined;
    return buyer ? c.json(buyer, 200) : refuse(c, NOT_FOUND);
  });

  app.openapi(saveBuyerOperation, async (c) => {
    const { buyerId } = c.get('caller');
    if (c.req.valid('param').id !== buyerId) return refuse(c, NOT_FOUND);
    const saved = await saveBuyer(services, buyerId, c.req.valid('json'));
    return saved.kind === 'saved' ? c.json(saved.buyer, 200) : refuse(c, saved.problem);
  });

  app.openapi(saveContactOperation, async (c) => {
    const { buyerId } = c.get('caller');
    const { id, contactId } = c.req.valid('param');
    if (id !== buyerId) return refuse(c, NOT_FOUND);
    const saved = await saveContact(services, buyerId, contactId, c.req.valid('json'));
    return saved.kind === 'saved' ? c.json(saved.buyer, 200) : refuse(c, saved.problem);
  });

  return app;
};
