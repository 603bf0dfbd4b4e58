import { z } from '@hono/zod-openapi';
import type { Kysely } from 'kysely';
import type { Database, TelemetryRow } from '../database/schema.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { invalidRequest, refuse, UNAUTHENTICATED } from '../http/problem.ts';
import type { Services } from '../http/services.ts';

/** What is kept of one tenant; older entries go. */
const KEPT = 500;
const LONGEST = 16_384;

/** Specification, section 7: log collector. */
const eventSchema = z.object({
  time: z.number(),
  event: z.looseObject({ name: z.string(), msg: z.string(), severity: z.string() }),
});
const tapSchema = z.object({ kind: z.string().regex(/^[a-z-]{1,30}$/), content: z.unknown() });

/** What arrived from a tenant's pages, newest first. */
export const telemetryOf = (db: Kysely<Database>, tenant: string, limit: number): Promise<TelemetryRow[]> =>
  db
    .selectFrom('telemetry')
    .selectAll()
    .where('tenant', '=', tenant)
    .orderBy('position', 'desc')
    .limit(limit)
    .execute();

const keep = async ({ db, tenant, now }: Services, kind: string, content: unknown): Promise<void> => {
  const text = JSON.stringify(content) ?? 'null';
  await db
    .insertInto('telemetry')
    .values({ tenant: tenant.id, kind, content: text.slice(0, LONGEST), at: now() })
    .execute();
  const oldest = await db
    .selectFrom('telemetry')
    .select('position')
    .where('tenant', '=', tenant.id)
    .orderBy('position', 'desc')
    .offset(KEPT)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  await db
    .deleteFrom('telemetry')
    .where('tenant', '=', tenant.id)
    .where('position', '<=', oldest.position)
    .execute();
};

/**
 * A log collector with the specification's wire under `/sandbox/collector/`, and a tap for anything else that pages send:
 * analytics, monitoring.
 */
export const telemetryRoutes = (services: Services): ApiApp => {
  const app = apiRouter();
  const readJson = async (request: Request): Promise<unknown> => request.json().catch(() => undefined);

  app.post('/sandbox/collector/services/collector/event/1.0', async (c) => {
    if (!/^Splunk \S{1,200}$/.test(c.req.header('authorization') ?? '')) return refuse(c, UNAUTHENTICATED);
    const event = eventSchema.safeParse(await readJson(c.req.raw));
    if (!event.success) return refuse(c, invalidRequest([]));
    await keep(services, 'log', event.data);
    return c.json({ text: 'Success', code: 0 }, 200);
  });

  app.post('/sandbox/tap', async (c) => {
    const entry = tapSchema.safeParse(await readJson(c.req.raw));
    if (!entry.success) return refuse(c, invalidRequest([]));
    await keep(services, entry.data.kind, entry.data.content);
    return c.body(null, 204);
  });
  return app;
};
