import { cors } from 'hono/cors';
import { readLiveToken } from '../auth/ended-session.ts';
import { onPlatformTime } from '../clock/on-platform-time.ts';
import { gatewayContract } from '../contract/open-api.ts';
import {
  deleteMethodOperation,
  listMethodsOperation,
  openSessionOperation,
} from '../contract/operations/gateway-operations.ts';
import { injectFaults } from '../faults/inject-faults.ts';
import { type ApiApp, apiApp } from '../http/api-app.ts';
import { invalidRequest, NOT_FOUND, refuse, UNAUTHENTICATED } from '../http/problem.ts';
import { deleteMethod, listMethods } from './find-methods.ts';
import type { GatewayServices } from './gateway-services.ts';
import { hostedPages } from './hosted/hosted-pages.ts';
import { pathOf } from './hosted/page.ts';
import { openSession } from './hosted/session-store.ts';

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

/** The payment gateway: on its own origin, open to the tenants' origins only. */
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
      exposeHeaders: ['Retry-After'],
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

  app.openapi(listMethodsOperation, async (c) => {
    const { tenant, buyerId } = c.get('caller');
    const wanted = c.req.valid('query').buyerId ?? buyerId;
    if (wanted !== buyerId) return refuse(c, NOT_FOUND);
    return c.json({ items: await listMethods(db, { tenant, buyerId }) }, 200);
  });

  app.openapi(deleteMethodOperation, async (c) => {
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

  app.openapi(openSessionOperation, async (c) => {
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
  app.get('/openapi.json', (c) => c.json(gatewayContract()));
  return app;
};
