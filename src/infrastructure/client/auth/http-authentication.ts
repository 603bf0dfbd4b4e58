import type { Authentication, Clock, Log, SignInFailure } from '@member-portal/application/ports';
import type { Session } from '@member-portal/domain/session';
import { isSignInReason, signInRefusalOf } from '@member-portal/domain/sign-in';
import type { Result } from 'neverthrow';
import * as z from 'zod/mini';
import {
  type CallFailure,
  DEADLINES,
  type HttpClient,
  type Refused,
  reportUnread,
  toRequestFailure,
} from '../http/index.ts';
import { wireId } from '../http/wire.ts';
import { toWireLoginRequest } from './wire-login-request.ts';
import { type SessionFailure, toSession, wireRefreshSchema, wireSessionSchema } from './wire-session.ts';
import { toSignInRejection } from './wire-sign-in-rejection.ts';

/** The path of each operation; the specification, section 7, lists both without pairing them. */
const PATHS = {
  createLoginCode: ['api', 'auth', 'send-code'],
  exchangeForSession: ['api', 'auth', 'login'],
  verifyCode: ['api', 'auth', 'buyer', 'verify-code'],
  refreshSession: ['api', 'auth', 'buyer', 'token', 'refresh'],
} as const;

/** The route in log entries; the HTTP client's own entry names the operation. */
const ROUTE = 'api/auth';

const codeReferenceSchema = z.object({ data: z.object({ referenceID: wireId }) });
const verifiedSchema = z.object({ verified: z.boolean().check(z.refine((verified) => verified)) });
const deadline = DEADLINES.read;
const method = 'POST';

/** The call succeeded, so the HTTP client has logged nothing. A token's contents are never logged. */
const logSessionFailure = (log: Log, failure: SessionFailure): void =>
  failure.kind === 'invalid-token'
    ? log.write('error', failure.kind, { path: failure.path, missing: failure.missing })
    : log.write('error', 'call failed', { kind: failure.kind, path: failure.path, claim: failure.claim });

/**
 * The auth service. Its HTTP client treats a 401 as an answer, not as the end of a session.
 * @example
 * import { createHttpAuthentication } from '@member-portal/client/auth';
 * import type { HttpClient } from '@member-portal/client/http';
 * import type { Log } from '@member-portal/application/ports';
 * import { systemClock } from '@member-portal/client/runtime';
 * import type { OneTimeCode } from '@member-portal/domain/sign-in';
 * declare const client: HttpClient;
 * declare const log: Log;
 * const authentication = createHttpAuthentication(client, systemClock, 'northwind', log);
 * await authentication.verifyCode({ code: '123456' as OneTimeCode, referenceId: 'reference-1' });
 */
export const createHttpAuthentication = (
  client: HttpClient,
  clock: Clock,
  tenant: string,
  log: Log,
): Authentication => {
  const sessionOf = (answer: Parameters<typeof toSession>[0], path?: string): Result<Session, CallFailure> =>
    toSession(answer, clock.now(), tenant, path).mapErr((failure) => {
      logSessionFailure(log, failure);
      return { kind: 'unexpected-response', path: failure.path };
    });
  const refused = (failure: Refused): SignInFailure => {
    const now = clock.now();
    const rejection = toSignInRejection(failure, now, reportUnread(log, ROUTE));
    return { kind: 'refused', refusal: signInRefusalOf(rejection, now) };
  };
  const failed = (failure: CallFailure): SignInFailure => ({
    kind: 'request-failed',
    failure: toRequestFailure(failure),
  });
  // A limit on calls, for example the host's own: the answer says how long to wait, so it is not an unexplained refusal.
  const isLimit = ({ status, reason }: Refused): boolean =>
    status === 429 && signInRefusalOf({ reason }, clock.now()).kind === 'unexplained';
  // Classify a refusal by its reason, whatever its status; without a reason, by its status.
  const toFailure = (failure: CallFailure): SignInFailure =>
    failure.kind === 'refused-by-status' &&
    (failure.status === 401 ||
      isSignInReason(failure.reason) ||
      (failure.status < 500 && failure.reason !== '' && !isLimit(failure)))
      ? refused(failure)
      : failed(failure);
  // A refused refresh ends the session, so an unknown reason, for example from a proxy, must not count as one.
  const toRefreshFailure = (failure: CallFailure): SignInFailure =>
    failure.kind === 'refused-by-status' && (failure.status === 401 || isSignInReason(failure.reason))
      ? refused(failure)
      : failed(failure);

  return {
    createLoginCode: (request, cancellation) => {
      const body = toWireLoginRequest(request);
      return client
        .call(codeReferenceSchema, { method, path: PATHS.createLoginCode, body, deadline, cancellation })
        .map(({ data }) => ({ referenceId: data.referenceID }))
        .mapErr(toFailure);
    },
    exchangeForSession: ({ referenceId, ...exchange }, cancellation) => {
      const body = { ...exchange, referenceID: referenceId };
      return client
        .call(wireSessionSchema, { method, path: PATHS.exchangeForSession, body, deadline, cancellation })
        .andThen((answer) => sessionOf(answer))
        .mapErr(toFailure);
    },
    verifyCode: ({ code, referenceId }, cancellation) => {
      const body = { code, referenceID: referenceId };
      return client
        .call(verifiedSchema, { method, path: PATHS.verifyCode, body, deadline, cancellation })
        .map(() => undefined)
        .mapErr(toFailure);
    },
    refreshSession: (cancellation) =>
      client
        .call(wireRefreshSchema, { method, path: PATHS.refreshSession, deadline, cancellation })
        .andThen((answer) =>
          answer.token === undefined || answer.tokenExpiresAt === undefined
            ? sessionOf({ token: answer.jwt ?? '' }, 'jwt')
            : sessionOf({ token: answer.token, tokenExpiresAt: answer.tokenExpiresAt }),
        )
        .mapErr(toRefreshFailure),
  };
};
