import { endSession } from '../auth/ended-session.ts';
import { attemptsMetadata } from '../auth/guess-guard.ts';
import { issueToken, SESSION_LIMIT_MS } from '../auth/session-token.ts';
import { signIn, verifyContact } from '../auth/sign-in.ts';
import {
  loginOperation,
  logoutOperation,
  refreshOperation,
  verifyCodeOperation,
} from '../contract/operations/auth-operations.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { refuse, UNAUTHENTICATED } from '../http/problem.ts';
import { requireAppId, requireBearer } from '../http/require.ts';
import type { Services } from '../http/services.ts';
import { sendCodeRoutes } from './send-code-routes.ts';

/** Sign-in by one-time code, verification of a changed address, refresh, and sign-out. */
export const authRoutes = (services: Services): ApiApp => {
  const { db, now, tenant, signingKey } = services;
  const app = apiRouter();
  app.use('/api/auth/*', requireAppId(tenant.appId));
  app.use('/api/auth/buyer/*', requireBearer(services));
  app.use('/api/auth/logout', requireBearer(services));
  app.route('/', sendCodeRoutes(services));

  app.openapi(loginOperation, async (c) => {
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
      metadata: attemptsMetadata(outcome.guesses, now()),
    });
  });

  app.openapi(verifyCodeOperation, async (c) => {
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
      metadata: attemptsMetadata(outcome.guesses, now()),
    });
  });

  app.openapi(logoutOperation, async (c) => {
    const { session } = c.get('caller');
    if (session !== undefined) await endSession(db, session, now());
    return c.body(null, 204);
  });

  app.openapi(refreshOperation, async (c) => {
    const caller = c.get('caller');
    if (now() - caller.since >= SESSION_LIMIT_MS) return refuse(c, UNAUTHENTICATED);
    const { token, expiresAt } = await issueToken(caller, signingKey, now());
    if (tenant.refreshAnswer === 'JWT') return c.json({ jwt: token }, 200);
    return c.json({ token, tokenExpiresAt: new Date(expiresAt).toISOString() }, 200);
  });

  return app;
};
