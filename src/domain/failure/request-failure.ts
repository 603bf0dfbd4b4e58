/**
 * What can go wrong with any call (specification, section 8: HTTP client). `message` is for logs and never contains what a
 * buyer typed or what a platform answered.
 */
export type RequestFailure =
  | {
      readonly kind: 'bad-request';
      readonly status: number;
      readonly message: string;
      /** With 429: seconds until the call may be retried, if given. */
      readonly retryAfter?: number;
    }
  | { readonly kind: 'bad-response'; readonly status: number; readonly message: string }
  /** A network error while the browser is offline. */
  | { readonly kind: 'network-error' }
  /**
   * A network error while the browser is online: no response. A page cannot distinguish a refused connection, a bad
   * certificate, a missing CORS header and a redirect.
   */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'invalid-url' }
  /** The response does not match the contract; `path` names the field, without its value. */
  | { readonly kind: 'unexpected-response'; readonly path: string }
  /** A 401 outside the auth service: the session is over. */
  | { readonly kind: 'session-expired' };

/** The HTTP client's message for a status outside 200 to 299 (specification, section 8). */
export const statusFailureMessage = (status: number): string => `Request failed with status code ${status}`;

/** The failure for a status outside 200 to 299: 4xx is a bad request, anything else a bad response. */
export const requestFailureOfStatus = (status: number, retryAfter?: number): RequestFailure => ({
  kind: status >= 400 && status < 500 ? 'bad-request' : 'bad-response',
  status,
  message: statusFailureMessage(status),
  ...(retryAfter === undefined ? {} : { retryAfter }),
});

/**
 * Whether the platform may have applied the call although no response of its own arrived. A 408 comes from a proxy that
 * stopped waiting for the platform.
 */
export const mayHaveBeenApplied = (failure: RequestFailure): boolean =>
  failure.kind === 'network-error' ||
  failure.kind === 'unreachable' ||
  failure.kind === 'timeout' ||
  failure.kind === 'cancelled' ||
  failure.kind === 'bad-response' ||
  (failure.kind === 'bad-request' && failure.status === 408) ||
  failure.kind === 'unexpected-response';
