import { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { routePath } from 'hono/route';
import type { Log } from './log-entry.ts';
import { invalidRequest, NOT_FOUND, refuse } from './problem.ts';

/** Who calls: set by `requireBearer` on protected routes. */
export interface Caller {
  readonly buyerId: string;
  readonly tenant: string;
  /** When the session began, epoch milliseconds. */
  readonly since: number;
  /** The session, which all of its tokens name; a new one where a token is issued without. */
  readonly session?: string | undefined;
}

export interface ApiEnv {
  Variables: { caller: Caller };
  /** Address of the connection's other end; absent where a request is handed over within the process. */
  Bindings: { peer?: string | undefined };
}

export type ApiApp = OpenAPIHono<ApiEnv>;

const MAX_BODY_BYTES = 64 * 1024;

/** For an answer that is not a page: it loads nothing and cannot be framed. */
export const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** What browsers report breaches of a page's policy as. */
const REPORT = /^application\/(reports\+json|csp-report)\s*(;|$)/i;

/** Where the pages of a lender report breaches of their policy. */
export const REPORT_PATH = '/sandbox/reports';

/** A router whose validation failures have the contract's error shape. */
export const apiRouter = (): ApiApp =>
  new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (result.success) return undefined;
      const fields = result.error.issues.map((issue) => issue.path.map(String).join('.'));
      return refuse(c, invalidRequest([...new Set(fields.filter((field) => field !== ''))]));
    },
  });

const routeOf = (c: Context): string => {
  const path = routePath(c, -1);
  return path === '' || path.includes('*') ? 'unknown' : path;
};

/**
 * The outer application of an origin: log line, size limit, content type of bodies, no caching of answers, and every
 * failure in the contract's shape. Bodies are JSON, and under `pages` those of forms.
 */
export const apiApp = (tenant: string, log: Log, pages: string): ApiApp => {
  const app = apiRouter();

  app.use(async (c, next) => {
    const started = performance.now();
    await next();
    c.header('Cache-Control', 'no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    // Pages of the desk and of the gateway have their own policy.
    if (!c.res.headers.has('content-security-policy')) c.header('Content-Security-Policy', BARE_POLICY);
    const ms = Math.round((performance.now() - started) * 10) / 10;
    log({ event: 'request', tenant, method: c.req.method, route: routeOf(c), status: c.res.status, ms });
  });

  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) =>
        refuse(c, {
          status: 413,
          reason: 'Body_Too_Large',
          message: `A body has at most ${MAX_BODY_BYTES} bytes.`,
        }),
    }),
  );

  app.use(async (c, next) => {
    const type = c.req.header('content-type');
    const hasBody =
      c.req.header('content-length') !== '0' && (type !== undefined || c.req.header('content-length'));
    const takesBody = c.req.method === 'POST' || c.req.method === 'PUT';
    if (takesBody && c.req.path.startsWith(pages)) {
      // A page's own form; anything else that a browser can send unasked from elsewhere stays out.
      if (/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type ?? '')) return next();
      if (c.req.path === REPORT_PATH && REPORT.test(type ?? '')) return next();
    }
    if (takesBody && hasBody && !/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type ?? '')) {
      return refuse(c, {
        status: 415,
        reason: 'Unsupported_Media_Type',
        message: 'Bodies are JSON in UTF-8.',
      });
    }
    return next();
  });

  app.notFound((c) => refuse(c, NOT_FOUND));

  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500) return refuse(c, invalidRequest([]));
    log({
      event: 'error',
      tenant,
      route: routeOf(c),
      error: error instanceof Error ? (error.stack ?? error.name) : 'unknown',
    });
    return refuse(c, { status: 500, reason: 'Internal_Error', message: 'The platform failed.' });
  });
  return app;
};
