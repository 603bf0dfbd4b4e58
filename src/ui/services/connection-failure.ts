import type { RequestFailure } from '@member-portal/domain/failure';

/** The failure of code or data that did not arrive: a network error in a browser that is offline, otherwise unreachable. */
export const connectionFailure = (): Extract<RequestFailure, { kind: 'network-error' | 'unreachable' }> => ({
  kind: navigator.onLine ? 'unreachable' : 'network-error',
});

/** Whether to repeat a read as soon as the network is back. */
export const isConnectionFailure = (failure: unknown): boolean => {
  const { kind } = failure as { readonly kind?: string };
  return kind === 'network-error' || kind === 'unreachable';
};
