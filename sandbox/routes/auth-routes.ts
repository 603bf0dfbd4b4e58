import { createRoute, z } from '@hono/zod-openapi';
import { createCode, normalAddress } from '../auth/code-request.ts';
import { attemptsMetadata } from '../auth/guess-guard.ts';
import { CODE_LIFETIME_MS, LOCKOUT_S, MAX_UNVERIFIED_CODES } from '../auth/limits.ts';
import { recordDisclosures } from '../auth/login-disclosures.ts';
import { issueToken, readToken, SESSION_LIMIT_MS } from '../auth/session-token.ts';
import { signIn, verifyContact } from '../auth/sign-in.ts';
import {
  loginBodySchema,
  refreshedSchema,
  sendCodeAnswerSchema,
  sendCodeBodySchema,
  sessionSchema,
  verifiedSchema,
  verifyCodeBodySchema,
} from '../contract/auth.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { refuse, UNAUTHENTICATED } from '../http/problem.ts';
import { requireAppId, requireBearer } from '../http/require.ts';
import type { Services } from '../http/services.ts';
import { codeMessage } from '../inbox/texts.ts';
import { answer, body, problems } from './responses.ts';

const headers = z.object({ 'x-app-id': z.string().openapi({ description: 'The tenant’s app id.' }) });
const tags = ['Authentication'];

const sendCodeRoute = createRoute({
  method: 'post',
  path: '/api/auth/send-code',
  tags,
  request: { headers, body: body(sendCodeBodySchema) },
  responses: {
    200: answer(sendCodeAnswerSchema, 'A reference, alike for known and unknown addresses.'),
    ...problems(400, 401, 413, 415, 429),
  },
});

const loginRoute = createRoute({
  method: 'post',
  path: '/api/auth/login',
  tags,
  request: { headers, body: body(loginBodySchema) },
  responses: { 200: answer(sessionSchema, 'A session.'), ...problems(400, 401, 413, 415) },
});

const verifyRoute = createRoute({
  method: 'post',
  path: '/api/auth/buyer/verify-code',
  tags,
  security: [{ bearer: [] }],
  request: { headers, body: body(verifyCodeBodySchema) },
  responses: { 200: answer(verifiedSchema, 'The new address is verified.'), ...problems(400, 401, 413, 415) },
});

const refreshRoute = createRoute({
  method: 'post',
  path: '/api/auth/buyer/token/refresh',
  tags,
  security: [{ bearer: [] }],
  request: { headers },
  responses: { 200: answer(refreshedSchema, 'A fresh token, in the tenant’s shape.'), ...problems(400, 401) },
});

/** Sign-in by one-time code, verification of a changed address, and refresh. */
export const authRoutes = (services: Services): ApiApp => {
  const { db, now, post, tenant, signingKey } = services;
  const app = apiRouter();
  app.use('/api/auth/*', requireAppId(tenant.appId));
  app.use('/api/auth/buyer/*', requireBearer(services));

  app.openapi(sendCodeRoute, async (c) => {
    const wish = c.req.valid('json');
    const bearer = c.req.header('authorization');
    const caller = bearer === undefined ? undefined : await readToken(bearer, signingKey, now());
    if (bearer !== undefined && caller?.tenant !== tenant.id) return refuse(c, UNAUTHENTICATED);

    const channel = wish.deliveryMethod;
    const address = normalAddress(channel, (channel === 'SMS' ? wish.phone : wish.email) ?? '');
    const created = await createCode(
      db,
      {
        tenant: tenant.id,
        purpose: caller ? 'CONTACT_CHANGE' : 'LOGIN',
        buyerId: caller?.buyerId,
        channel,
        address,
      },
      now(),
    );
    if (created.kind === 'too-many') {
      const seconds = Math.ceil((created.lockedUntil - now()) / 1000);
      c.header('Retry-After', String(seconds));
      return refuse(c, {
        status: 429,
        reason: 'Too_Many_Unverified_Codes_Sent',
        message: 'Too many codes were sent to this address without being used.',
        metadata: {
          attempts: MAX_UNVERIFIED_CODES,
          max_attempts: MAX_UNVERIFIED_CODES,
          lockout_duration: LOCKOUT_S,
          locked_until: new Date(created.lockedUntil).toISOString(),
        },
      });
    }
    await recordDisclosures(db, created.reference, wish.disclosures);
    const locale = tenant.locales.includes(wish.languagePreference)
      ? wish.languagePreference
      : tenant.locales[0];
    const words = codeMessage(locale ?? 'en-us', tenant.name, created.code, CODE_LIFETIME_MS / 60_000);
    await post.send({ channel, to: address, ...words, code: created.code });
    return c.json({ data: { referenceID: created.reference } }, 200);
  });

  app.openapi(loginRoute, async (c) => {
    const { code, referenceID, email, phone } = c.req.valid('json');
    const outcome = await signIn(
      db,
      { tenant: tenant.id, code, reference: referenceID, email, phone },
      now(),
    );
    if (outcome.kind === 'signed-in') {
      const caller = { buyerId: outcome.buyerId, tenant: tenant.id, since: now() };
      const issued = await issueToken(caller, signingKey, now());
      const tokenExpiresAt = new Date(issued.expiresAt).toISOString();
      return c.json({ token: issued.token, tokenExpiresAt, buyerID: caller.buyerId }, 200);
    }
    return refuse(c, {
      status: 401,
      reason: outcome.kind === 'mismatch' ? outcome.reason : 'Invalid_Token',
      message: 'The code was refused.',
      metadata: attemptsMetadata(outcome.guesses),
    });
  });

  app.openapi(verifyRoute, async (c) => {
    const { code, referenceID } = c.req.valid('json');
    const { buyerId } = c.get('caller');
    const outcome = await verifyContact(
      db,
      { tenant: tenant.id, buyerId, code, reference: referenceID },
      now(),
    );
    if (outcome.kind === 'verified') return c.json({ verified: true as const }, 200);
    return refuse(c, {
      status: 401,
      reason: 'Invalid_Token',
      message: 'The code was refused.',
      metadata: attemptsMetadata(outcome.guesses),
    });
  });

  app.openapi(refreshRoute, async (c) => {
    const caller = c.get('caller');
    if (now() - caller.since >= SESSION_LIMIT_MS) return refuse(c, UNAUTHENTICATED);
    const { token, expiresAt } = await issueToken(caller, signingKey, now());
    if (tenant.refreshAnswer === 'JWT') return c.json({ jwt: token }, 200);
    return c.json({ token, tokenExpiresAt: new Date(expiresAt).toISOString() }, 200);
  });

  return app;
};
