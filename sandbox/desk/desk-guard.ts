import { createMiddleware } from 'hono/factory';
import { secureHeaders } from 'hono/secure-headers';
import { NOT_FOUND, refuse } from '../http/problem.ts';

/** Nobody else's page may press the buttons of this one. */
const sameOrigin = createMiddleware(async (c, next) => {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const isOwn = site === undefined ? origin === new URL(c.req.url).origin : site === 'same-origin';
  return c.req.method === 'GET' || c.req.method === 'HEAD' || isOwn ? next() : refuse(c, NOT_FOUND);
});

/** Back reloads a page: it shows the current state, and its forms are unsent. */
const fresh = createMiddleware(async (c, next) => {
  await next();
  if (c.res.headers.get('content-type')?.startsWith('text/html')) c.header('Cache-Control', 'no-store');
});

/** Middleware of every page of the front desk. */
export const deskGuard = [
  sameOrigin,
  fresh,
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: 'same-origin',
    strictTransportSecurity: false,
  }),
] as const;
