import type { ServerResponse } from 'node:http';
import type { Authentication } from '@member-portal/application/ports';
import { emailAddress, loginRequest, type OneTimeCode, phoneNumber } from '@member-portal/domain/sign-in';
import { describe, expect, it } from 'vitest';
import { createHttpAuthentication } from '../../../src/infrastructure/client/auth/http-authentication.ts';
import { AVERY, aSession, aToken } from '../../support/builders/a-session.ts';
import { fakeClock } from '../../support/fakes/fake-clock.ts';
import { fakeTime, START } from '../../support/fakes/fake-time.ts';
import { aClient } from '../../support/infrastructure/a-client.ts';
import { json, loopbackServer } from '../../support/infrastructure/loopback-server.ts';

const email = emailAddress('avery.stone@example.com')._unsafeUnwrap();
const phone = phoneNumber('+12025550101')._unsafeUnwrap();
const code = '123456' as OneTimeCode;
const exchange = { code, referenceId: 'reference' };
const IAT = START / 1000;
const token = aToken({ buyerID: AVERY, iat: IAT, exp: IAT + 1200, tenant: 'northwind' });
const tokenExpiresAt = new Date(START + 1_200_000).toISOString();

const failedWith = (status: number): string => `Request failed with status code ${status}`;

const anAuthentication = async (answer: (response: ServerResponse) => void) => {
  const server = await loopbackServer((response) => {
    response.setHeader('date', new Date(START).toUTCString());
    answer(response);
  });
  const { client, sessions, log } = aClient(
    { baseUrl: server.origin, ownsUnauthorized: true },
    { session: aSession(START) },
  );
  return {
    server,
    sessions,
    log,
    authentication: createHttpAuthentication(client, fakeClock(fakeTime()), 'northwind', log),
  };
};

describe('asking for a code', () => {
  // Proves.
  it('sends what the contract asks for by e-mail, with disclosures accepted a day ahead', async () => {
    const { server, authentication } = await anAuthentication((response) =>
      json(response, 200, { data: { referenceID: 'reference' } }),
    );
    const request = loginRequest({
      destination: { method: 'EMAIL', email },
      locale: 'en-us',
      now: START,
      sandboxTestToken: undefined,
    });
    expect((await authentication.createLoginCode(request))._unsafeUnwrap()).toEqual({
      referenceId: 'reference',
    });
    expect(server.arrived[0]?.url.pathname).toBe('/api/auth/send-code');
    const acceptedAt = '2026-11-22T15:00:00.000Z';
    expect(JSON.parse(server.arrived[0]?.body ?? '')).toEqual({
      deliveryMethod: 'EMAIL',
      email,
      languagePreference: 'en-us',
      disclosures: [
        { type: 'TERMS_OF_USE', acceptedAt },
        { type: 'PRIVACY_POLICY', acceptedAt },
        { type: 'ELECTRONIC_COMMUNICATIONS', acceptedAt },
      ],
    });
  });

  // Proves.
  it('sends a phone, and in sandbox mode test token and phone type, by SMS', async () => {
    const { server, authentication } = await anAuthentication((response) =>
      json(response, 200, { data: { referenceID: 'reference' } }),
    );
    await authentication.createLoginCode(
      loginRequest({
        destination: { method: 'SMS', phone },
        locale: 'fr-ca',
        now: START,
        sandboxTestToken: 'test',
      }),
    );
    const body = JSON.parse(server.arrived[0]?.body ?? '') as Record<string, unknown>;
    expect(body).toMatchObject({ deliveryMethod: 'SMS', phone, testToken: 'test', phoneType: 'VOIP' });
    expect(body).not.toHaveProperty('email');
  });
});

describe('exchanging a code', () => {
  // Proves.
  it('gives the session that the token tells of', async () => {
    const { server, authentication } = await anAuthentication((response) =>
      json(response, 200, { token, tokenExpiresAt, buyerID: AVERY }),
    );
    const session = await authentication.exchangeForSession({ ...exchange, email, phone });
    expect(session._unsafeUnwrap()).toEqual({
      token,
      tokenExpiresAt: START + 1_200_000,
      buyerId: AVERY,
      receivedAt: START,
    });
    expect(server.arrived[0]?.url.pathname).toBe('/api/auth/login');
    expect(JSON.parse(server.arrived[0]?.body ?? '')).toEqual({
      code,
      referenceID: 'reference',
      email,
      phone,
    });
  });

  // Proves.
  it.each([
    ['a token that cannot be decoded', { token: 'a.b.c', tokenExpiresAt, buyerID: AVERY }, 'token'],
    [
      'another tenant’s token',
      {
        token: aToken({ buyerID: AVERY, iat: IAT, exp: IAT + 1, tenant: 'maple' }),
        tokenExpiresAt,
        buyerID: AVERY,
      },
      'token',
    ],
    ['another buyer than the token’s', { token, tokenExpiresAt, buyerID: 'buyer-blake' }, 'buyerID'],
    ['no expiry', { token, buyerID: AVERY }, 'tokenExpiresAt'],
    ['no buyer', { token, tokenExpiresAt, buyerID: '' }, 'buyerID'],
  ])('is unexpected to answer %s', async (_, body, path) => {
    const { authentication } = await anAuthentication((response) => json(response, 200, body));
    expect((await authentication.exchangeForSession(exchange))._unsafeUnwrapErr()).toEqual({
      kind: 'request-failed',
      failure: { kind: 'unexpected-response', path },
    });
  });

  // Proves.
  it.each([
    ['a.b', 'part'],
    ['a.b.c', 'payload'],
    [aToken({ iat: IAT, exp: IAT + 1 }), 'buyerID'],
    [aToken({ buyerID: AVERY, exp: IAT + 1 }), 'iat'],
    [aToken({ buyerID: AVERY, iat: IAT }), 'exp'],
  ])('logs what an invalid token lacks, and nothing of the token: %s', async (bad, missing) => {
    const { authentication, log } = await anAuthentication((response) =>
      json(response, 200, { token: bad, tokenExpiresAt, buyerID: AVERY }),
    );
    await authentication.exchangeForSession(exchange);
    expect(log.entries).toEqual([
      { level: 'error', message: 'invalid-token', fields: { path: 'token', missing } },
    ]);
  });

  const metadata = {
    attempts: 2,
    max_attempts: 5,
    lockout_duration: 841,
    locked_until: new Date(START + 900_000).toISOString(),
  };
  const lockedUntil = START + 841_000;
  const mismatch = { kind: 'buyer-mismatch', retriesLeft: 3, lockedUntil };
  const refusals = [
    ['Invalid_Token', metadata, { kind: 'wrong-code', retriesLeft: 3, lockoutMinutes: 15, lockedUntil }],
    ['Invalid_Token', undefined, { kind: 'wrong-code' }],
    ['Unauthenticated', {}, { kind: 'unauthenticated' }],
    ['Unauthenticated_Buyer_Not_Found', metadata, mismatch],
    ['Unauthenticated_Buyer_Mismatch', metadata, mismatch],
    ['Unauthenticated_Retry_With_PII', metadata, mismatch],
    ['Too_Many_Unverified_Codes_Sent', metadata, { kind: 'locked', lockedUntil: START + 900_000 }],
    ['Too_Many_Unverified_Codes_Sent', undefined, { kind: 'locked', lockedUntil: undefined }],
    ['Destination_Not_Allowed', undefined, { kind: 'destination-refused' }],
    [
      'Invalid_Token',
      { attempts: 'many', max_attempts: 5, lockout_duration: -3, locked_until: 'soon' },
      { kind: 'wrong-code' },
    ],
  ] as const;
  // Proves.
  it.each(
    [400, 401, 403, 404, 422, 429].flatMap((status) => refusals.map((row) => [status, ...row] as const)),
  )('is refused by its reason, whatever the status: %i %s', async (status, reason, given, refusal) => {
    const { authentication, sessions } = await anAuthentication((response) =>
      json(response, status, { reason, message: 'for logs', metadata: given }),
    );
    const answer = await authentication.exchangeForSession(exchange);
    expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'refused', refusal });
    expect(sessions.changes).toEqual([]);
  });

  it.each([400, 401, 403, 404, 422])(
    'is refused without an explanation by %i with a reason that is not in the catalogue',
    async (status) => {
      const { authentication } = await anAuthentication((response) =>
        json(response, status, { reason: 'Brand_New', message: 'for logs', metadata }),
      );
      expect((await authentication.exchangeForSession(exchange))._unsafeUnwrapErr()).toEqual({
        kind: 'refused',
        refusal: { kind: 'unexplained' },
      });
    },
  );

  it('counts to the end of a lock on this device’s clock, by what the service’s clock said', async () => {
    const ahead = 7_200_000;
    const { authentication } = await anAuthentication((response) => {
      response.setHeader('date', new Date(START + ahead).toUTCString());
      json(response, 429, {
        reason: 'Too_Many_Unverified_Codes_Sent',
        metadata: { locked_until: new Date(START + ahead + 900_000).toISOString() },
      });
    });
    expect((await authentication.exchangeForSession(exchange))._unsafeUnwrapErr()).toEqual({
      kind: 'refused',
      refusal: { kind: 'locked', lockedUntil: START + 900_000 },
    });
  });

  it.each([
    [401, 'Brand_New', { status: 401, error: failedWith(401), reason: 'Brand_New' }],
    [403, 'avery.stone@example.com', { status: 403, error: failedWith(403) }],
    [403, 'A'.repeat(65), { status: 403, error: failedWith(403) }],
    [404, 'Unauthenticated_Buyer_Not_Found', { reason: 'buyer-mismatch' }],
    [401, 'Unauthenticated_Buyer_Mismatch', { reason: 'buyer-mismatch' }],
    [403, 'Unauthenticated_Retry_With_PII', { reason: 'buyer-mismatch' }],
  ])('that is refused by %i %s is logged with what may be told of it', async (status, reason, told) => {
    const { authentication, log } = await anAuthentication((response) => json(response, status, { reason }));
    await authentication.exchangeForSession(exchange);
    expect(log.entries.map(({ fields }) => fields)).toEqual([
      { method: 'POST', route: 'api/auth/login', kind: 'refused-by-status', ...told },
    ]);
  });

  // Proves.
  it.each([
    [400, 'bad-request'],
    [403, 'bad-request'],
    [500, 'bad-response'],
    [503, 'bad-response'],
  ])('fails as a request by status %i', async (status, kind) => {
    const { authentication } = await anAuthentication((response) => json(response, status, {}));
    expect((await authentication.exchangeForSession(exchange))._unsafeUnwrapErr()).toEqual({
      kind: 'request-failed',
      failure: { kind, status, message: `Request failed with status code ${status}` },
    });
  });
});

describe('a limit on sign-in calls', () => {
  const request = loginRequest({
    destination: { method: 'EMAIL', email },
    locale: 'en-us',
    now: START,
    sandboxTestToken: undefined,
  });
  const calls: readonly [
    string,
    (authentication: Authentication) => ReturnType<Authentication['verifyCode']>,
  ][] = [
    ['send-code', (authentication) => authentication.createLoginCode(request).map(() => undefined)],
    ['login', (authentication) => authentication.exchangeForSession(exchange).map(() => undefined)],
    ['verify-code', (authentication) => authentication.verifyCode(exchange)],
  ];
  const answers: readonly [string, (response: ServerResponse) => void][] = [
    ['plain text', (response) => void response.writeHead(429).end('Too many requests')],
    ['a reason that is not in the catalogue', (response) => json(response, 429, { reason: 'Slow_Down' })],
  ];

  // The host limits these calls itself and answers in plain text, so the wait is only in the header.
  it.each(
    calls.flatMap(([name, call]) => answers.map(([body, answer]) => [name, body, call, answer] as const)),
  )('fails %s with the wait that it names, in %s', async (_name, _body, call, answer) => {
    const { authentication } = await anAuthentication((response) => {
      response.setHeader('retry-after', '60');
      answer(response);
    });
    expect((await call(authentication))._unsafeUnwrapErr()).toEqual({
      kind: 'request-failed',
      failure: { kind: 'bad-request', status: 429, message: failedWith(429), retryAfter: 60 },
    });
  });
});

describe('refreshing a session', () => {
  // Proves.
  it('reads a token with its expiry', async () => {
    const { server, authentication } = await anAuthentication((response) =>
      json(response, 200, { token, tokenExpiresAt }),
    );
    const session = (await authentication.refreshSession())._unsafeUnwrap();
    expect(session).toMatchObject({ token, buyerId: AVERY, tokenExpiresAt: START + 1_200_000 });
    expect(server.arrived[0]).toMatchObject({ method: 'POST', body: '' });
    expect(server.arrived[0]?.url.pathname).toBe('/api/auth/buyer/token/refresh');
    expect(server.arrived[0]?.headers.authorization).toBe(`Bearer ${aSession(START).token}`);
  });

  it('prefers the expiry given beside a token to the one within it', async () => {
    const sooner = new Date(START + 600_000).toISOString();
    const { authentication } = await anAuthentication((response) =>
      json(response, 200, { token, tokenExpiresAt: sooner }),
    );
    const session = (await authentication.refreshSession())._unsafeUnwrap();
    expect(session.tokenExpiresAt).toBe(START + 600_000);
  });

  // Proves.
  it('reads a jwt, whose claim is the expiry', async () => {
    const { authentication } = await anAuthentication((response) => json(response, 200, { jwt: token }));
    const session = (await authentication.refreshSession())._unsafeUnwrap();
    expect(session).toMatchObject({ token, tokenExpiresAt: START + 1_200_000, receivedAt: START });
  });

  it('reads a token with its expiry where a jwt stands beside it', async () => {
    const { authentication } = await anAuthentication((response) =>
      json(response, 200, { token, tokenExpiresAt, jwt: 'another' }),
    );
    expect((await authentication.refreshSession())._unsafeUnwrap().token).toBe(token);
  });

  it('takes null for what either shape leaves out', async () => {
    const withNull = async (body: unknown) =>
      (await anAuthentication((response) => json(response, 200, body))).authentication.refreshSession();
    expect((await withNull({ token, tokenExpiresAt, jwt: null }))._unsafeUnwrap().token).toBe(token);
    const jwt = await withNull({ jwt: token, token: null, tokenExpiresAt: null });
    expect(jwt._unsafeUnwrap()).toMatchObject({ token, tokenExpiresAt: START + 1_200_000 });
    const neither = await withNull({ jwt: null, token: null, tokenExpiresAt: null });
    expect(neither._unsafeUnwrapErr()).toMatchObject({ failure: { path: 'token' } });
  });

  it('names the jwt that is no token', async () => {
    const { authentication } = await anAuthentication((response) => json(response, 200, { jwt: 'x.y.z' }));
    expect((await authentication.refreshSession())._unsafeUnwrapErr()).toEqual({
      kind: 'request-failed',
      failure: { kind: 'unexpected-response', path: 'jwt' },
    });
  });

  it('is unexpected to answer neither', async () => {
    const { authentication } = await anAuthentication((response) => json(response, 200, { refreshed: true }));
    expect((await authentication.refreshSession())._unsafeUnwrapErr()).toMatchObject({
      failure: { kind: 'unexpected-response', path: 'token' },
    });
  });

  it('is refused without ending the session by itself', async () => {
    const { authentication, sessions } = await anAuthentication((response) =>
      json(response, 401, { reason: 'Unauthenticated' }),
    );
    expect((await authentication.refreshSession())._unsafeUnwrapErr()).toEqual({
      kind: 'refused',
      refusal: { kind: 'unauthenticated' },
    });
    expect(sessions.changes).toEqual([]);
  });
});

describe('a refresh that fails', () => {
  it.each([
    [403, 'Blocked_By_Proxy', 'bad-request'],
    [429, 'Slow_Down', 'bad-request'],
    [503, 'Internal_Error', 'bad-response'],
  ])('by %i %s is retried: the session was not refused', async (status, reason, kind) => {
    const { authentication } = await anAuthentication((response) => json(response, status, { reason }));
    expect((await authentication.refreshSession())._unsafeUnwrapErr()).toMatchObject({
      kind: 'request-failed',
      failure: { kind, status },
    });
  });

  it.each([
    [401, 'Brand_New', 'unexplained'],
    [403, 'Unauthenticated', 'unauthenticated'],
  ])('by %i %s is refused', async (status, reason, kind) => {
    const { authentication } = await anAuthentication((response) => json(response, status, { reason }));
    expect((await authentication.refreshSession())._unsafeUnwrapErr()).toMatchObject({ refusal: { kind } });
  });
});

describe('verifying a changed address', () => {
  // Proves.
  it('accepts only the value that the contract defines', async () => {
    const { authentication } = await anAuthentication((response) => json(response, 200, { verified: true }));
    expect((await authentication.verifyCode(exchange)).isOk()).toBe(true);
    for (const verified of ['no', false, null, 1]) {
      const other = await anAuthentication((response) => json(response, 200, { verified }));
      expect((await other.authentication.verifyCode(exchange))._unsafeUnwrapErr()).toMatchObject({
        failure: { kind: 'unexpected-response', path: 'verified' },
      });
    }
  });

  it.each([
    [401, 'Invalid_Token', { kind: 'wrong-code' }],
    [401, 'Unauthenticated', { kind: 'unauthenticated' }],
    [403, 'Unauthenticated', { kind: 'unauthenticated' }],
  ])('does not end the session by %i %s', async (status, reason, refusal) => {
    const { authentication, sessions } = await anAuthentication((response) =>
      json(response, status, { reason }),
    );
    expect((await authentication.verifyCode(exchange))._unsafeUnwrapErr()).toEqual({
      kind: 'refused',
      refusal,
    });
    expect(sessions.changes).toEqual([]);
  });
});
