import type { RequestFailure } from '@member-portal/domain/failure';

/** The failure of code or data that did not arrive: a network error in a browser that is offline, otherwise unreachable. */
export const connectionFailure = (): Extract<RequestFailure, { kind: 'network-error' | 'unreachable' }> => ({
  kind: navigator.onLine ? 'unreachable' : 'network-error',
});
