import type { PostalAddressDraft } from '@member-portal/domain/buyer';
import type { ChangeAddressFailure } from '../../account/index.ts';

/** What a buyer does about the address. */
export type AddressEvent =
  | { readonly kind: 'type-address'; readonly draft: PostalAddressDraft }
  | { readonly kind: 'save-address' };

/** What comes back from saving it. */
export type AddressResult =
  /** It is on file, and the reads that showed the old one were refreshed. */
  | { readonly kind: 'address-saved' }
  | { readonly kind: 'address-not-saved'; readonly failure: ChangeAddressFailure };
