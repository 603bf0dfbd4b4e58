import { createRoute, z } from '@hono/zod-openapi';
import { cors } from 'hono/cors';
import { readLiveToken } from '../auth/ended-session.ts';
import { onPlatformTime } from '../clock/on-platform-time.ts';
import {
  gatewayMessageSchema,
  gatewaySessionRequestSchema,
  gatewaySessionSchema,
} from '../contract/gateway-session.ts';
import { paymentMethodListSchema } from '../contract/payment-method.ts';
import { idSchema } from '../contract/wire-values.ts';
import { injectFaults } from '../faults/inject-faults.ts';
import { type ApiApp, apiApp } from '../http/api-app.ts';
import { invalidRequest, NOT_FOUND, refuse, UNAUTHENTICATED } from '../http/problem.ts';
import { answer, body, problems } from '../routes/responses.ts';
import { deleteMethod, listMethods } from './find-methods.ts';
import type { GatewayServices } from './gateway-services.ts';
import { hostedPages } from './hosted/hosted-pages.ts';
import { pathOf } from './hosted/page.ts';
import { openSession } from './hosted/session-store.ts';

const common = { tags: ['Payment methods'], security: [{ bearer: [] }] };

const listRoute = createRoute({
  ...common,
  method: 'get',
  path: '/v1/payment-methods',
  request: { query: z.object({ buyerId: idSchema.optional() }) },
  responses: { 200: answer(paymentMethodListSchema, 'The buyer’s methods.'), ...problems(400, 401, 404) },
});

const deleteRoute = createRoute({
  ...common,
  method: 'delete',
  path: '/v1/payment-methods/{id}',
  request: { params: z.object({ id: idSchema }) },
  responses: { 204: { description: 'Deleted.' }, ...problems(400, 401, 404, 409) },
});

const sessionRoute = createRoute({
  ...common,
  method: 'post',
  path: '/v1/sessions',
  request: { body: body(gatewaySessionRequestSchema) },
  responses: {
    201: answer(
      gatewaySessionSchema,
      'A page to frame; it reports GatewayMessage to the origin that was named.',
    ),
    ...problems(400, 401, 404, 413, 415),
  },
});

/** Headers that a page of a tenant may send here; monitoring adds the trace ones. */
const ALLOWED_HEADERS = [
  'authorization',
  'content-type',
  'idempotency-key',
  'traceparent',
  'tracestate',
  'baggage',
  'x-datadog-trace-id',
  'x-datadog-parent-id',
  'x-datadog-origin',
  'x-datadog-sampling-priority',
  'x-datadog-tags',
];

/** The payment gateway: an origin of its own, open to the tenants' origins only. */
export const gatewayApp = (services: GatewayServices): ApiApp => {
  const { db, tenants, signingKey, clock, log } = services;
  const { now } = clock;
  const app = apiApp('gateway', log, '/hosted/');
  app.use(onPlatformTime(clock));
  const origins = new Set(tenants.flatMap((tenant) => tenant.origins));
  app.use(
    cors({
      origin: (origin) => (origins.has(origin) ? origin : undefined),
      allowMethods: ['GET', 'POST', 'DELETE'],
      allowHeaders: ALLOWED_HEADERS,
      maxAge: 600,
    }),
  );
  app.use('/v1/*', async (c, next) => {
    const caller = await readLiveToken(db, c.req.header('authorization'), signingKey, now());
    const tenant = tenants.find(({ id }) => id === caller?.tenant);
    const origin = c.req.header('origin');
    // A page may only act for a session of its own tenant.
    if (!caller || !tenant || (origin !== undefined && !tenant.origins.includes(origin))) {
      return refuse(c, UNAUTHENTICATED);
    }
    c.set('caller', caller);
    return next();
  });
  app.use('/v1/*', (c, next) => injectFaults(db, c.get('caller').tenant)(c, next));

  app.openapi(listRoute, async (c) => {
    const { tenant, buyerId } = c.get('caller');
    const wanted = c.req.valid('query').buyerId ?? buyerId;
    if (wanted !== buyerId) return refuse(c, NOT_FOUND);
    return c.json({ items: await listMethods(db, { tenant, buyerId }) }, 200);
  });

  app.openapi(deleteRoute, async (c) => {
    const { tenant, buyerId } = c.get('caller');
    const lender = tenants.find(({ id }) => id === tenant);
    const outcome =
      lender && (await deleteMethod(db, { tenant, buyerId }, c.req.valid('param').id, lender, now()));
    if (outcome === 'deleted') return c.body(null, 204);
    if (outcome !== 'in-use') return refuse(c, NOT_FOUND);
    return refuse(c, {
      status: 409,
      reason: 'Method_In_Use',
      message: 'A payment or autopay draws on this method.',
    });
  });

  app.openapi(sessionRoute, async (c) => {
    const { tenant, buyerId } = c.get('caller');
    const request = c.req.valid('json');
    if (request.buyerId !== buyerId) return refuse(c, NOT_FOUND);
    // The page reports to this origin and may be framed by it alone.
    const isOwn = tenants.some(({ id, origins: own }) => id === tenant && own.includes(request.origin));
    if (!isOwn) return refuse(c, invalidRequest(['origin']));
    const { id, token } = await openSession(db, tenant, request, now());
    return c.json({ id, url: new URL(pathOf(token), c.req.url).href }, 201);
  });

  app.route('/', hostedPages(services));
  app.openAPIRegistry.register('GatewayMessage', gatewayMessageSchema);
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', { type: 'http', scheme: 'bearer' });
  app.doc31('/openapi.json', {
    openapi: '3.1.0',
    info: { title: 'Payment gateway', version: '1' },
  });
  return app;
};
