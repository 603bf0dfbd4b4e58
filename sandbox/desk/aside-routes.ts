import { createRoute, z } from '@hono/zod-openapi';
import { answer, problems } from '../contract/responses.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { formOf } from '../http/form-of.ts';
import { invalidRequest, NOT_FOUND, refuse } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { askAgain } from '../work/ask-again.ts';
import { listAside } from '../work/list-aside.ts';
import { PHASES } from '../work/phases.ts';

const common = { tags: ['Control'], hide: true };

const asideSchema = z.object({
  id: z.int(),
  work: z.string(),
  day: z.string(),
  agreementId: z.string(),
  attempts: z.int(),
  lastError: z.string(),
  tryAgainAt: z.string().nullable(),
  waiting: z.int(),
});
const idSchema = z.coerce.number().int().positive();

const listRoute = createRoute({
  ...common,
  method: 'get',
  path: '/sandbox/control/work-aside',
  responses: { 200: answer(z.object({ items: z.array(asideSchema) }), 'What could not be done.') },
});
const againRoute = createRoute({
  ...common,
  method: 'post',
  path: '/sandbox/control/work-aside/{id}/attempts',
  request: { params: z.object({ id: idSchema }) },
  responses: { 204: { description: 'Done.' }, ...problems(400, 404, 409) },
});

const STILL_IN_THE_WAY = {
  status: 409,
  reason: 'Action_Not_Possible',
  message: 'It could not be done this time either.',
} as const;

/** Work that was deferred, for programs. */
export const asideControl = (services: Services): ApiApp => {
  const { db, tenant } = services;
  const app = apiRouter();
  app.openapi(listRoute, async (c) => {
    const items = (await listAside(db, tenant.id)).map((one) => ({
      id: one.id,
      work: PHASES[one.phase]?.name ?? '',
      day: one.day,
      agreementId: one.agreementId,
      attempts: one.attempts,
      lastError: one.lastError,
      tryAgainAt: one.tryAgainAt === undefined ? null : new Date(one.tryAgainAt).toISOString(),
      waiting: one.waiting,
    }));
    return c.json({ items }, 200);
  });
  app.openapi(againRoute, async (c) => {
    const outcome = await askAgain(services, c.req.valid('param').id);
    if (outcome === 'done') return c.body(null, 204);
    return outcome === 'refused' ? refuse(c, STILL_IN_THE_WAY) : refuse(c, NOT_FOUND);
  });
  return app;
};

/** The same for people: the button on the page of the clock. The front desk's guards have to run before it. */
export const asideDesk = (services: Services): ApiApp => {
  const app = apiRouter();
  app.post('/sandbox/clock/again', async (c) => {
    const id = idSchema.safeParse((await formOf(c))['id']);
    if (!id.success) return refuse(c, invalidRequest(['id']));
    const outcome = await askAgain(services, id.data);
    return outcome === 'not-found'
      ? refuse(c, NOT_FOUND)
      : c.redirect(`/sandbox/clock?${new URLSearchParams({ outcome })}`, 303);
  });
  return app;
};
