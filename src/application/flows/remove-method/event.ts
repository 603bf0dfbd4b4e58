import type { RemoveMethodFailure } from '../../payment-methods/index.ts';

/** What a buyer does about a removal. */
export type RemoveMethodEvent = { readonly kind: 'remove' };

/** What comes back from removing. */
export type RemoveMethodResult =
  | { readonly kind: 'method-removed' }
  | { readonly kind: 'method-not-removed'; readonly failure: RemoveMethodFailure };
