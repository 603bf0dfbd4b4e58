import type { RemoveMethodFailure } from '../../payment-methods/index.ts';

/** A buyer's action on a removal. */
export type RemoveMethodEvent = { readonly kind: 'remove' };

/** Results of removing. */
export type RemoveMethodResult =
  | { readonly kind: 'method-removed' }
  | { readonly kind: 'method-not-removed'; readonly failure: RemoveMethodFailure };
