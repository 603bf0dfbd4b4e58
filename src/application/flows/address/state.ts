import type { AddressProblem, PostalAddress } from '@member-portal/domain/buyer';
import type { ChangeAddressFailure } from '../../account/index.ts';
import type { FormCheck } from '../form-check.ts';
import type { TypedAddress } from './typed-address.ts';

/** The form for a new postal address. */
export interface AddressForm {
  readonly typed: TypedAddress;
  readonly check: FormCheck<AddressProblem['field'], AddressProblem['kind']>;
  /** Why the last save failed; kept while saving is retried. */
  readonly failure: ChangeAddressFailure | undefined;
}

/** A change of the postal address. */
export type AddressState =
  | (AddressForm & { readonly kind: 'editing' })
  /** The form can still be edited; `address` is being saved. */
  | (AddressForm & { readonly kind: 'saving'; readonly address: PostalAddress })
  | { readonly kind: 'saved'; readonly address: PostalAddress };
