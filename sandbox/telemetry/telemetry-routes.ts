import { z } from '@hono/zod-openapi';
import { type ApiApp, apiRouter, REPORT_PATH } from '../http/api-app.ts';
import { invalidRequest, refuse, UNAUTHENTICATED } from '../http/problem.ts';
import type { Services } from '../http/services.ts';
import { breachedDirectives, countPolicyReports } from './policy-reports.ts';
import { TAP_SCRIPT } from './tap-script.ts';
import { keepTelemetry } from './telemetry-store.ts';

/** Specification, section 7: log collector. */
const eventSchema = z.object({
  time: z.number(),
  event: z.looseObject({ name: z.string(), msg: z.string(), severity: z.string() }),
});
const tapSchema = z.object({ kind: z.string().regex(/^[a-z-]{1,30}$/), content: z.unknown() });

/**
 * A log collector with the specification's wire under `/sandbox/collector/`, a counter of policy reports, and a tap for
 * anything else that pages send: analytics, monitoring.
 */
export const telemetryRoutes = (services: Services): ApiApp => {
  const app = apiRouter();
  const readJson = async (request: Request): Promise<unknown> => request.json().catch(() => undefined);

  app.post('/sandbox/collector/services/collector/event/1.0', async (c) => {
    if (!/^Splunk \S{1,200}$/.test(c.req.header('authorization') ?? '')) return refuse(c, UNAUTHENTICATED);
    const event = eventSchema.safeParse(await readJson(c.req.raw));
    if (!event.success) return refuse(c, invalidRequest([]));
    await keepTelemetry(services, 'log', event.data);
    return c.json({ text: 'Success', code: 0 }, 200);
  });

  app.post(REPORT_PATH, async (c) => {
    const directives = breachedDirectives(await readJson(c.req.raw));
    if (!directives) return refuse(c, invalidRequest([]));
    await countPolicyReports(services, directives);
    return c.body(null, 204);
  });

  app.post('/sandbox/tap', async (c) => {
    const entry = tapSchema.safeParse(await readJson(c.req.raw));
    if (!entry.success) return refuse(c, invalidRequest([]));
    await keepTelemetry(services, entry.data.kind, entry.data.content);
    return c.body(null, 204);
  });
  app.get('/sandbox/tap.js', (c) =>
    c.body(TAP_SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  );
  return app;
};
