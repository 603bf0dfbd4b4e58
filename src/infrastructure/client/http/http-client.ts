import type { Log, SessionStore } from '@member-portal/application/ports';
import ky from 'ky';
import { err, type Result, ResultAsync } from 'neverthrow';
import type * as z from 'zod/mini';
import { callAddress, routeOf } from './call-address.ts';
import { cookieValue } from './cookie.ts';
import { type Ending, startEnding } from './ending.ts';
import type { CallFailure, HttpCall } from './http-call.ts';
import type { HttpService } from './http-service.ts';
import { mismatchInLog } from './mismatch-in-log.ts';
import { readAnswer } from './read-answer.ts';
import { refusalInLog } from './refusal-in-log.ts';
import { reportUnread } from './unknown-values.ts';
import { writeBody } from './write-body.ts';

const XSRF_COOKIE = 'XSRF-TOKEN';
const XSRF_HEADER = 'X-XSRF-TOKEN';
/** Carries the key of an order, by which the order can be looked up. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** What a client needs to reach the network and the session. */
export interface HttpDependencies {
  readonly fetch: typeof globalThis.fetch;
  readonly readCookies: () => string;
  readonly sessions: SessionStore;
  readonly log: Log;
  /** Whether the browser is online. If not, a missing answer is not the platform's fault. */
  readonly isOnline: () => boolean;
}

/** The HTTP client for the lender's services. Answers are checked against a schema before they are passed on. */
export interface HttpClient {
  call<Schema extends z.ZodMiniType>(
    schema: Schema,
    call: HttpCall,
  ): ResultAsync<z.output<Schema>, CallFailure>;
}

/**
 * A client without its own timeout or retries (specification, sections 7 and 8: HTTP client).
 * @example
 * import { createMemorySessionStore } from '@member-portal/application/memory';
 * import { createHttpClient } from '@member-portal/client/http';
 * import { apiService } from '@member-portal/client/lender';
 * const client = createHttpClient(apiService('https://lender.example/'), {
 *   fetch: globalThis.fetch,
 *   readCookies: () => '',
 *   sessions: createMemorySessionStore(),
 *   log: { write: (level, message) => console.log(level, message) },
 *   isOnline: () => true,
 * });
 */
export const createHttpClient = (service: HttpService, dependencies: HttpDependencies): HttpClient => {
  const { fetch, readCookies, sessions, log, isOnline } = dependencies;
  const client = ky.create({
    fetch: (input, init) => fetch(input, init),
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    redirect: 'error',
    cache: 'no-store',
    credentials: service.echoesXsrf ? 'same-origin' : 'omit',
  });

  const headersOf = (call: HttpCall, token: string | undefined): Record<string, string> => {
    const xsrf = service.echoesXsrf ? cookieValue(readCookies(), XSRF_COOKIE) : undefined;
    return {
      accept: 'application/json',
      ...(call.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(xsrf === undefined ? {} : { [XSRF_HEADER]: xsrf }),
      ...service.headers,
      ...call.headers,
    };
  };

  const exchange = async (
    address: URL,
    call: HttpCall,
    ending: Ending,
    token: string | undefined,
  ): Promise<Response> => {
    const { method, outlivesPage: keepalive = false } = call;
    const headers = headersOf(call, token);
    return client(address, { method, headers, ...writeBody(call), keepalive, signal: ending.signal });
  };

  const logFailure = (call: HttpCall, failure: CallFailure): void => {
    if (failure.kind === 'cancelled' || call.failureIsLogged === 'by-caller') return;
    const refused = failure.kind === 'refused-by-status' ? failure : undefined;
    const isExpected = failure.kind === 'session-expired' || (refused && refused.status < 500);
    const requestKey = call.headers?.[IDEMPOTENCY_HEADER];
    log.write(isExpected ? 'info' : 'error', 'call failed', {
      method: call.method,
      route: routeOf(call.path),
      kind: failure.kind,
      ...(requestKey === undefined ? {} : { requestKey }),
      ...(refused ? refusalInLog(refused) : {}),
      ...(failure.kind === 'unexpected-response' ? mismatchInLog(failure) : {}),
    });
  };

  const send = async <Schema extends z.ZodMiniType>(
    schema: Schema,
    call: HttpCall,
  ): Promise<Result<z.output<Schema>, CallFailure>> => {
    const address = callAddress(service.baseUrl, call);
    if (!address) return err({ kind: 'invalid-url' });
    const ending = startEnding(call.deadline, call.cancellation);
    const ask = (token: string | undefined) => {
      const answered = exchange(address, call, ending, token).then((response) =>
        readAnswer(schema, response, reportUnread(log, routeOf(call.path)), call),
      );
      return Promise.race([answered, ending.ended]);
    };
    const isUnauthorized = (answer: Result<unknown, CallFailure>): boolean =>
      answer.isErr() && answer.error.kind === 'refused-by-status' && answer.error.status === 401;
    try {
      let token = sessions.current()?.token;
      let answer = await ask(token);
      if (service.ownsUnauthorized || !isUnauthorized(answer)) return answer;
      const newer = sessions.current()?.token;
      // Another tab refreshed the token during the call. A 401 means that nothing was carried out, so a retry is safe.
      if (token !== undefined && newer !== undefined && newer !== token) {
        token = newer;
        answer = await ask(token);
        if (!isUnauthorized(answer)) return answer;
      }
      // Close only the session whose token was refused: a newer token may still be valid.
      const expired = { kind: 'session-expired' } as const;
      // Log before closing the session; afterwards the entry cannot name the buyer.
      logFailure(call, expired);
      if (token !== undefined && sessions.current()?.token === token) sessions.close('rejected');
      return err(expired);
    } catch {
      return err({ kind: ending.reason() ?? (isOnline() ? 'unreachable' : 'network-error') });
    } finally {
      ending.release();
    }
  };

  return {
    call: (schema, call) =>
      new ResultAsync(send(schema, call)).mapErr((failure) => {
        if (failure.kind !== 'session-expired') logFailure(call, failure);
        return failure;
      }),
  };
};
