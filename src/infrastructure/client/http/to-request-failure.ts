import { type RequestFailure, requestFailureOfStatus } from '@member-portal/domain/failure';
import type { CallFailure } from './http-call.ts';

/** A failed call, for a port without specific failures: 4xx a bad request, 5xx a bad response (specification, section 8). */
export const toRequestFailure = (failure: CallFailure): RequestFailure => {
  if (failure.kind === 'refused-by-status') return requestFailureOfStatus(failure.status, failure.retryAfter);
  return failure.kind === 'unexpected-response' ? { kind: failure.kind, path: failure.path } : failure;
};

/** The same for a port with a separate 404 failure. An id that no URL can be made of, as from a damaged link, names nothing. */
export const toReadFailure = (failure: CallFailure): RequestFailure | { readonly kind: 'not-found' } =>
  failure.kind === 'invalid-url' || (failure.kind === 'refused-by-status' && failure.status === 404)
    ? { kind: 'not-found' }
    : toRequestFailure(failure);
