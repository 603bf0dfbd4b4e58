import { isSecureRequest } from '@member-portal/host';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { readLiveToken } from '../auth/ended-session.ts';
import type { ApiEnv, Caller } from './api-app.ts';
import { invalidRequest, refuse, UNAUTHENTICATED } from './problem.ts';
import type { Services } from './services.ts';

type TokenReader = Pick<Services, 'db' | 'signingKey' | 'now' | 'tenant'>;

/** Who calls, by a valid token of this tenant whose session was not ended. */
export const callerOf = async (c: Context, services: TokenReader): Promise<Caller | undefined> => {
  const { db, signingKey, now } = services;
  const caller = await readLiveToken(db, c.req.header('authorization'), signingKey, now());
  return caller?.tenant === services.tenant.id ? caller : undefined;
};

/** Admits a call with a valid token of this tenant only. */
export const requireBearer =
  (services: TokenReader): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const caller = await callerOf(c, services);
    if (caller === undefined) return refuse(c, UNAUTHENTICATED);
    c.set('caller', caller);
    return next();
  };

/** Disclosure and servicing speak version 2 only. */
export const requireVersion: MiddlewareHandler<ApiEnv> = async (c, next) => {
  if (c.req.header('x-api-version') !== 'v2') return refuse(c, invalidRequest(['X-API-VERSION']));
  return next();
};

/** The app id has to agree with the tenant that the host names. */
export const requireAppId =
  (appId: string): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    if (c.req.header('x-app-id') !== appId) return refuse(c, invalidRequest(['X-APP-ID']));
    return next();
  };

const COOKIE = 'XSRF-TOKEN';

/**
 * Gives every caller an XSRF cookie. A write of a browser that holds one has to echo it; a caller without cookies has no
 * session that another site could ride on.
 */
export const xsrf: MiddlewareHandler<ApiEnv> = async (c, next) => {
  const cookie = getCookie(c, COOKIE);
  const writes = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  if (cookie === undefined) {
    setCookie(c, COOKIE, crypto.randomUUID(), {
      path: '/',
      sameSite: 'Strict',
      secure: isSecureRequest(c.req.raw),
    });
  } else if (writes && c.req.header('authorization') && c.req.header('x-xsrf-token') !== cookie) {
    return refuse(c, {
      status: 403,
      reason: 'Xsrf_Token_Mismatch',
      message: 'The XSRF header does not echo the cookie.',
    });
  }
  return next();
};
