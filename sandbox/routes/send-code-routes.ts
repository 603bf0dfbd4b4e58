import { callerAddress, callerNetwork } from '@member-portal/host';
import { createCode, normalAddress } from '../auth/code-request.ts';
import { CODE_LIFETIME_MS, MAX_UNVERIFIED_CODES } from '../auth/limits.ts';
import { recordDisclosures } from '../auth/login-disclosures.ts';
import { sendCodeOperation } from '../contract/operations/auth-operations.ts';
import { isLoginAcceptanceTime } from '../http/acceptance-time.ts';
import { type ApiApp, apiRouter } from '../http/api-app.ts';
import { invalidRequest, type Problem, refuse, UNAUTHENTICATED } from '../http/problem.ts';
import { callerOf } from '../http/require.ts';
import type { Services } from '../http/services.ts';
import { codeMessage } from '../inbox/texts.ts';

const tooMany = (lockedUntil: number, now: number): Problem<429> => ({
  status: 429,
  reason: 'Too_Many_Unverified_Codes_Sent',
  message: 'Too many codes were sent.',
  metadata: {
    attempts: MAX_UNVERIFIED_CODES,
    max_attempts: MAX_UNVERIFIED_CODES,
    lockout_duration: Math.ceil((lockedUntil - now) / 1000),
    locked_until: new Date(lockedUntil).toISOString(),
  },
});

const NO_SUCH_DESTINATION = {
  status: 422,
  reason: 'Destination_Not_Allowed',
  message: 'No codes are sent to satellite, premium-rate and other special numbers.',
} as const satisfies Problem;

/** Codes for sign-in and, with a session, for a changed e-mail or mobile. */
export const sendCodeRoutes = (services: Services): ApiApp => {
  const { db, now, post, tenant, sendLimits, proxies } = services;
  const app = apiRouter();

  app.openapi(sendCodeOperation, async (c) => {
    const wish = c.req.valid('json');
    const caller = await callerOf(c, services);
    // An invalid token is not treated as a visitor: the code would be for sign-in instead of the requested
    // change.
    if (!caller && c.req.header('authorization') !== undefined) return refuse(c, UNAUTHENTICATED);

    if (wish.disclosures.some(({ acceptedAt }) => !isLoginAcceptanceTime(acceptedAt, now())))
      return refuse(c, invalidRequest(['disclosures.acceptedAt']));

    const asker = callerAddress(c.env?.peer, c.req.header('x-forwarded-for'), proxies);
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
        caller: asker && callerNetwork(asker),
      },
      now(),
      sendLimits,
    );
    if (created.kind === 'destination-refused') return refuse(c, NO_SUCH_DESTINATION);
    if (created.kind === 'too-many') {
      c.header('Retry-After', String(Math.ceil((created.lockedUntil - now()) / 1000)));
      return refuse(c, tooMany(created.lockedUntil, now()));
    }
    await recordDisclosures(db, created.reference, wish.disclosures);
    const locale = tenant.locales.includes(wish.languagePreference)
      ? wish.languagePreference
      : tenant.locales[0];
    const words = codeMessage(locale ?? 'en-us', tenant.name, created.code, CODE_LIFETIME_MS / 60_000);
    await post.send({ channel, to: address, ...words, code: created.code });
    return c.json({ data: { referenceID: created.reference } }, 200);
  });

  return app;
};
