/** Whether a read failed for lack of a connection: it is repeated as soon as the network is back. */
export const isConnectionFailure = (failure: unknown): boolean => {
  const { kind } = failure as { readonly kind?: string };
  return kind === 'network-error' || kind === 'unreachable';
};
