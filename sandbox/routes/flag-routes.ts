import { allFlagsOperation, oneFlagOperation } from '../contract/operations/flag-operations.ts';
import { FLAG_TAG } from '../flags/default-flags.ts';
import { allFlags, oneFlag } from '../flags/evaluate-flag.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { refuse } from '../http/problem.ts';
import type { Services } from '../http/services.ts';

const WRONG_CONTEXT = {
  status: 400,
  reason: 'No_Result_For_Context',
  message: 'The context names another tenant.',
} as const;

/** Feature flags, read without a session. */
export const flagRoutes = ({ db, tenant }: Services): ApiApp => {
  const app = apiRouter();

  app.openapi(allFlagsOperation, async (c) => {
    if (c.req.valid('json').context.tenantId !== tenant.id) return refuse(c, WRONG_CONTEXT);
    if (c.req.valid('query').tag !== FLAG_TAG) {
      return refuse(c, { status: 404, reason: 'Tag_Not_Found', message: 'No flags have this tag.' });
    }
    return c.json(await allFlags(db, tenant.id), 200);
  });

  app.openapi(oneFlagOperation, async (c) => {
    if (c.req.valid('json').context.tenantId !== tenant.id) return refuse(c, WRONG_CONTEXT);
    const result = await oneFlag(db, tenant.id, c.req.valid('param').name);
    if (result === 'unknown') {
      return refuse(c, { status: 404, reason: 'Flag_Not_Found', message: 'There is no such flag.' });
    }
    if (result === 'deleted') {
      return refuse(c, { status: 410, reason: 'Flag_Deleted', message: 'The flag was deleted.' });
    }
    return result === 'disabled' ? c.body(null, 204) : c.json(result, 200);
  });

  return app;
};
