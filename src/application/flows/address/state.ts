import type { AddressProblem, PostalAddress } from '@member-portal/domain/buyer';
import type { ChangeAddressFailure } from '../../account/index.ts';
import type { FormCheck } from '../form-check.ts';
import type { TypedAddress } from './typed-address.ts';

/** The form in which a new postal address is typed. */
export interface AddressForm {
  readonly typed: TypedAddress;
  readonly check: FormCheck<AddressProblem['field'], AddressProblem['kind']>;
  /** Why the last address was not put on file; it stays while saving is tried again. */
  readonly failure: ChangeAddressFailure | undefined;
}

/** The change of the postal address. */
export type AddressState =
  | (AddressForm & { readonly kind: 'editing' })
  /** The form can still be edited; `address` is what is being saved. */
  | (AddressForm & { readonly kind: 'saving'; readonly address: PostalAddress })
  | { readonly kind: 'saved'; readonly address: PostalAddress };
