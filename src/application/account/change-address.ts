import {
  addressContactOf,
  type Buyer,
  type BuyerChange,
  isSameAddress,
  type PostalAddress,
} from '@member-portal/domain/buyer';
import { err, errAsync, ok, type Result, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { Buyers, type BuyerWriteFailure, FeatureFlags, SessionStore } from '../ports/index.ts';
import type { UnknownOutcome } from '../results/index.ts';
import { defineUseCase } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';
import { changeBuyer } from './change-buyer.ts';

/** Why a new address was not saved, or is not known to be saved. */
export type ChangeAddressFailure =
  | BuyerWriteFailure
  | UnknownOutcome
  | { readonly kind: 'not-offered' }
  /** The lender has no contact record to hold an address. */
  | { readonly kind: 'no-contact' };

/**
 * Saves a new address under the contact in which the lender keeps it. `seen` is the address that the buyer changed;
 * undefined if unknown. Fails if a different address is on file by now. Invalidates `readsAfterContact`.
 */
export type ChangeAddress = (
  input: { readonly address: PostalAddress; readonly seen: PostalAddress | undefined },
  cancellation?: Cancellation,
) => ResultAsync<Buyer, ChangeAddressFailure>;

type Refusal = Extract<ChangeAddressFailure, { kind: 'no-contact' | 'changed-underneath' }>;

export const ChangeAddress = defineUseCase(
  'ChangeAddress',
  { buyers: Buyers, sessions: SessionStore, flags: FeatureFlags },
  ({ buyers, sessions, flags }): ChangeAddress =>
    ({ address, seen }, cancellation) => {
      if (!flags.current().editAddress) return errAsync({ kind: 'not-offered' });
      const decide = (buyer: Buyer): Result<BuyerChange, Refusal> => {
        const contact = addressContactOf(buyer);
        if (contact?.id === undefined) return err({ kind: 'no-contact' });
        // The contact PUT carries no version to refuse, so compare before sending it.
        const isOverwriting =
          !isSameAddress(contact.address, seen) && !isSameAddress(contact.address, address);
        return isOverwriting
          ? err({ kind: 'changed-underneath' })
          : ok({ kind: 'address', contactId: contact.id, address });
      };
      return withBuyer(sessions, (buyerId) => changeBuyer(buyers, buyerId, decide, cancellation));
    },
);
