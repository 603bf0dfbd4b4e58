import type { PostalAddress, PostalAddressDraft } from '@member-portal/domain/buyer';
import type { ChangeAddressFailure } from '../../account/index.ts';

/** A buyer's actions on the address form. */
export type AddressEvent =
  | { readonly kind: 'type-address'; readonly draft: PostalAddressDraft }
  | { readonly kind: 'save-address' };

/** Results of saving. */
export type AddressResult =
  /** The address as it is on file, of which a platform may change the spelling. The reads with the old one were refreshed. */
  | { readonly kind: 'address-saved'; readonly address: PostalAddress }
  | { readonly kind: 'address-not-saved'; readonly failure: ChangeAddressFailure };
