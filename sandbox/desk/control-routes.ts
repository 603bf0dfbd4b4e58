import { createRoute, z } from '@hono/zod-openapi';
import { liftStop } from '../auth/lift-stop.ts';
import { CLOCK_STEPS } from '../clock/clock-step.ts';
import { answer, body, problems } from '../contract/responses.ts';
import { idSchema } from '../contract/wire-values.ts';
import { faultSchema } from '../faults/fault.ts';
import { addFault, removeFaults } from '../faults/fault-store.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { invalidRequest, NOT_FOUND, refuse } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { telemetryOf } from '../telemetry/telemetry-store.ts';
import { asideControl } from './aside-routes.ts';
import { moveClock, moveClockTo, setFlag } from './desk-commands.ts';
import { loanControl } from './loan-routes.ts';

const tags = ['Control'];
const hide = true;

/** The lender's current time, and the zone of its days. */
const standSchema = z.object({ now: z.string(), timezone: z.string() });

const clockRoute = createRoute({
  tags,
  hide,
  method: 'post',
  path: '/sandbox/control/clock',
  request: {
    body: body(z.union([z.object({ step: z.enum(CLOCK_STEPS) }), z.object({ to: z.iso.datetime() })])),
  },
  responses: { 200: answer(standSchema.extend({ days: z.int() }), 'Moved.'), ...problems(400, 415) },
});
const clockStandRoute = createRoute({
  tags,
  hide,
  method: 'get',
  path: '/sandbox/control/clock',
  responses: { 200: answer(standSchema, 'What time it is.') },
});
const flagRoute = createRoute({
  tags,
  hide,
  method: 'put',
  path: '/sandbox/control/flags/{name}',
  request: {
    params: z.object({ name: z.string().max(80) }),
    body: body(z.object({ state: z.enum(['ON', 'OFF', 'DELETED']) })),
  },
  responses: { 204: { description: 'Changed.' }, ...problems(400, 404, 415) },
});
const faultRoute = createRoute({
  tags,
  hide,
  method: 'post',
  path: '/sandbox/control/faults',
  request: { body: body(faultSchema) },
  responses: { 201: answer(z.object({ id: z.string() }), 'Switched on.'), ...problems(400, 415) },
});

const stopRoute = createRoute({
  tags,
  hide,
  method: 'delete',
  path: '/sandbox/control/stops/{buyerId}',
  request: { params: z.object({ buyerId: idSchema }) },
  responses: { 204: { description: 'The borrower may sign in again.' }, ...problems(400, 404) },
});

/** The front desk for programs. Mounted only where the sandbox is started for it. */
export const controlRoutes = (services: Services): ApiApp => {
  const { db, tenant, clock } = services;
  const app = apiRouter();
  const stand = () => ({ now: new Date(clock.now()).toISOString(), timezone: tenant.timezone });
  app.openapi(clockStandRoute, (c) => c.json(stand(), 200));
  app.openapi(clockRoute, async (c) => {
    const wish = c.req.valid('json');
    if ('step' in wish) {
      const days = await moveClock(services, wish.step);
      return c.json({ days, ...stand() }, 200);
    }
    const since = clock.now();
    if (!(await moveClockTo(services, Date.parse(wish.to)))) return refuse(c, invalidRequest(['to']));
    return c.json({ days: Math.floor((clock.now() - since) / 86_400_000), ...stand() }, 200);
  });
  app.route('/', loanControl(services));
  app.route('/', asideControl(services));
  app.openapi(flagRoute, async (c) => {
    const isKnown = await setFlag(services, c.req.valid('param').name, c.req.valid('json').state);
    return isKnown ? c.body(null, 204) : refuse(c, NOT_FOUND);
  });
  app.openapi(faultRoute, async (c) =>
    c.json({ id: await addFault(db, tenant.id, c.req.valid('json')) }, 201),
  );
  app.delete('/sandbox/control/faults', async (c) => {
    await removeFaults(db, tenant.id);
    return c.body(null, 204);
  });
  app.openapi(stopRoute, async (c) =>
    (await liftStop(db, tenant.id, c.req.valid('param').buyerId)) ? c.body(null, 204) : refuse(c, NOT_FOUND),
  );
  app.get('/sandbox/control/telemetry', async (c) => {
    const rows = await telemetryOf(db, tenant.id, 500);
    return c.json({ items: rows.map(({ kind, content, at }) => ({ kind, content, at })) });
  });
  return app;
};
