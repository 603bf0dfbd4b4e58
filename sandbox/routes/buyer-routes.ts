import { createRoute, z } from '@hono/zod-openapi';
import { buyerSchema, saveBuyerBodySchema, saveContactBodySchema } from '../contract/buyer.ts';
import { idSchema } from '../contract/wire-values.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { NOT_FOUND, refuse } from '../http/problem.ts';
import { requireBearer } from '../http/require.ts';
import type { Services } from '../http/services.ts';
import { findBuyer } from '../people/find-buyer.ts';
import { saveBuyer } from '../people/save-buyer.ts';
import { saveContact } from '../people/save-contact.ts';
import { answer, body, problems } from './responses.ts';

const common = { tags: ['Buyer'], security: [{ bearer: [] }] };
const params = z.object({ id: idSchema });

const readRoute = createRoute({
  ...common,
  method: 'get',
  path: '/api/buyer/{id}',
  request: { params },
  responses: { 200: answer(buyerSchema, 'The buyer.'), ...problems(400, 401, 404) },
});

const saveRoute = createRoute({
  ...common,
  method: 'put',
  path: '/api/buyer/{id}',
  request: { params, body: body(saveBuyerBodySchema) },
  responses: {
    200: answer(buyerSchema, 'The saved buyer.'),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422),
  },
});

const saveContactRoute = createRoute({
  ...common,
  method: 'put',
  path: '/api/buyer/{id}/contact/{contactId}',
  request: { params: z.object({ id: idSchema, contactId: idSchema }), body: body(saveContactBodySchema) },
  responses: {
    200: answer(buyerSchema, 'The saved buyer.'),
    ...problems(400, 401, 403, 404, 409, 413, 415, 422),
  },
});

/** The buyer's own record. */
export const buyerRoutes = (services: Services): ApiApp => {
  const { db, tenant } = services;
  const app = apiRouter();
  app.use('/api/buyer/*', requireBearer(services));

  app.openapi(readRoute, async (c) => {
    const { buyerId } = c.get('caller');
    const buyer = c.req.valid('param').id === buyerId ? await findBuyer(db, tenant.id, buyerId) : undefined;
    return buyer ? c.json(buyer, 200) : refuse(c, NOT_FOUND);
  });

  app.openapi(saveRoute, async (c) => {
    const { buyerId } = c.get('caller');
    if (c.req.valid('param').id !== buyerId) return refuse(c, NOT_FOUND);
    const saved = await saveBuyer(services, buyerId, c.req.valid('json'));
    return saved.kind === 'saved' ? c.json(saved.buyer, 200) : refuse(c, saved.problem);
  });

  app.openapi(saveContactRoute, async (c) => {
    const { buyerId } = c.get('caller');
    const { id, contactId } = c.req.valid('param');
    if (id !== buyerId) return refuse(c, NOT_FOUND);
    const saved = await saveContact(services, buyerId, contactId, c.req.valid('json'));
    return saved.kind === 'saved' ? c.json(saved.buyer, 200) : refuse(c, saved.problem);
  });

  return app;
};
