import { createRoute } from '@hono/zod-openapi';
import {
  loginBodySchema,
  refreshedSchema,
  sendCodeAnswerSchema,
  sendCodeBodySchema,
  sessionSchema,
  verifiedSchema,
  verifyCodeBodySchema,
} from '../auth.ts';
import { sendCodeExample, sessionExample } from '../examples/session.ts';
import type { PortalUse } from '../portal-use.ts';
import { ANY_WRITE, answer, appId, body, refusals } from '../responses.ts';

const common = { method: 'post' as const, tags: ['Authentication'] };
const signedIn = { security: [{ bearer: [] }] };

export const sendCodeOperation = createRoute({
  ...common,
  path: '/api/auth/send-code',
  operationId: 'sendCode',
  summary: 'Send a one-time code by SMS or e-mail',
  description:
    'Without a token the code signs in; with one it proves a new e-mail or mobile of the token’s buyer. The answer is the same for known and unknown addresses. An earlier code stays valid until it expires.',
  security: [{}, { bearer: [] }],
  request: { headers: appId, body: body(sendCodeBodySchema, sendCodeExample) },
  responses: {
    200: answer(sendCodeAnswerSchema, 'A reference, alike for known and unknown addresses.', {
      data: { referenceID: 'ref_1' },
    }),
    ...refusals(...ANY_WRITE, 'Unauthenticated', 'Destination_Not_Allowed', 'Too_Many_Unverified_Codes_Sent'),
  },
  'x-portal': {
    use: 'Sends it when a borrower asks for a code, asks for another one, or changes e-mail or mobile.',
    profile: 'sign-in',
    optional: false,
    without: 'Nobody can sign in.',
  } satisfies PortalUse,
});

export const loginOperation = createRoute({
  ...common,
  path: '/api/auth/login',
  operationId: 'login',
  summary: 'Exchange a code for a session',
  description:
    'E-mail and mobile come with it after a mismatch: the exchange succeeds if the channel that received the code belongs to the account that both name. A mismatch does not consume the code and counts as an attempt.',
  security: [],
  request: { headers: appId, body: body(loginBodySchema, { code: '123456', referenceID: 'ref_1' }) },
  responses: {
    200: answer(sessionSchema, 'A session.', sessionExample),
    ...refusals(
      ...ANY_WRITE,
      'Unauthenticated',
      'Invalid_Token',
      'Unauthenticated_Buyer_Not_Found',
      'Unauthenticated_Buyer_Mismatch',
      'Unauthenticated_Retry_With_PII',
      'Too_Many_Unverified_Codes_Sent',
    ),
  },
  'x-portal': {
    use: 'Sends the code that the borrower typed, and keeps the token for the tab’s session.',
    profile: 'sign-in',
    optional: false,
    without: 'Nobody can sign in.',
  } satisfies PortalUse,
});

export const verifyCodeOperation = createRoute({
  ...common,
  path: '/api/auth/buyer/verify-code',
  operationId: 'verifyCode',
  summary: 'Prove a new e-mail or mobile by its code',
  ...signedIn,
  request: { headers: appId, body: body(verifyCodeBodySchema, { code: '123456', referenceID: 'ref_2' }) },
  responses: {
    200: answer(verifiedSchema, 'The new address is verified.', { verified: true }),
    ...refusals(...ANY_WRITE, 'Unauthenticated', 'Invalid_Token', 'Too_Many_Unverified_Codes_Sent'),
  },
  'x-portal': {
    use: 'Sends the code that arrived at a new e-mail or mobile, then saves the buyer with its reference.',
    profile: 'contact',
    optional: true,
    without: 'E-mail and mobile cannot be changed.',
  } satisfies PortalUse,
});

export const refreshOperation = createRoute({
  ...common,
  path: '/api/auth/buyer/token/refresh',
  operationId: 'refreshSession',
  summary: 'Refresh the session’s token',
  description: 'Either shape of the answer is read. Of `jwt` alone, the expiry is its `exp` claim.',
  ...signedIn,
  request: { headers: appId },
  responses: {
    200: answer(refreshedSchema, 'A fresh token, in the tenant’s shape.', { jwt: sessionExample.token }),
    ...refusals(...ANY_WRITE, 'Unauthenticated'),
  },
  'x-portal': {
    use: 'Refreshes every 15 minutes while the borrower is active, at most 12 times.',
    profile: 'sign-in',
    optional: false,
    without: 'The session ends when its first token expires.',
  } satisfies PortalUse,
});

export const logoutOperation = createRoute({
  ...common,
  path: '/api/auth/logout',
  operationId: 'logout',
  summary: 'End the session of the token',
  ...signedIn,
  request: { headers: appId },
  responses: {
    204: { description: 'The session is over: its tokens are refused.' },
    ...refusals(...ANY_WRITE, 'Unauthenticated'),
  },
  'x-portal': {
    use: 'Revokes the session when the borrower signs out; never waits for the answer.',
    profile: 'sign-in',
    optional: true,
    setting: 'authlogout',
    without: 'Signing out forgets the token in the browser; the token itself lives until it expires.',
  } satisfies PortalUse,
});
