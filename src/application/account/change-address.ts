import {
  addressContactOf,
  type Buyer,
  isSameAddress,
  type PostalAddress,
  withAddress,
} from '@member-portal/domain/buyer';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Buyers, BuyerWriteFailure, FeatureFlags, SessionStore } from '../ports/index.ts';
import { type Cancellation, readBack, token } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';

/** Why a new address was not put on file; nothing was changed. */
export type ChangeAddressFailure =
  | BuyerWriteFailure
  | { readonly kind: 'not-offered' }
  /** The lender keeps no contact that an address could stand in. */
  | { readonly kind: 'no-contact' };

/**
 * Puts a new address on file, under the contact that the lender keeps it in; `seen` is the address the buyer changed, and
 * another one on file by now is told. Makes `readsAfterContact` untrue.
 */
export type ChangeAddress = (
  input: { readonly address: PostalAddress; readonly seen: PostalAddress | undefined },
  cancellation?: Cancellation,
) => ResultAsync<Buyer, ChangeAddressFailure>;
export const ChangeAddress = token<ChangeAddress>('ChangeAddress');

export const createChangeAddress =
  (buyers: Buyers, sessions: SessionStore, flags: FeatureFlags): ChangeAddress =>
  ({ address, seen }, cancellation) => {
    if (!flags.current().editAddress) return errAsync({ kind: 'not-offered' });
    return withBuyer(sessions, (buyerId) =>
      buyers
        .read(buyerId, cancellation)
        .mapErr((failure): ChangeAddressFailure => failure)
        .andThen((buyer) => {
          const contact = addressContactOf(buyer);
          if (!contact) return errAsync({ kind: 'no-contact' } as const);
          // The call has no version to be refused by, so what stands there now is compared before.
          const isOverwriting =
            !isSameAddress(contact.address, seen) && !isSameAddress(contact.address, address);
          if (isOverwriting) return errAsync({ kind: 'changed-underneath' } as const);
          return readBack<Buyer, ChangeAddressFailure>(
            buyers.writeContact(buyerId, withAddress(contact, address), cancellation),
            () =>
              buyers
                .read(buyerId, cancellation)
                .map((read) => (isSameAddress(addressContactOf(read)?.address, address) ? read : undefined)),
          );
        }),
    );
  };
