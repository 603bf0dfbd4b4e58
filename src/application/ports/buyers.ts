import type { Buyer, BuyerId, Contact } from '@member-portal/domain/buyer';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { ResultAsync } from 'neverthrow';
import { type Cancellation, token } from '../services/index.ts';

/** Why the lender's record of a buyer was not written. */
export type BuyerWriteFailure =
  | RequestFailure
  | { readonly kind: 'not-found' }
  /** The record changed since it was read. */
  | { readonly kind: 'changed-underneath' }
  | { readonly kind: 'refused' };

/** The lender's record of its borrowers (specification, section 7: buyer). */
export interface Buyers {
  read(
    id: BuyerId,
    cancellation?: Cancellation,
  ): ResultAsync<Buyer, RequestFailure | { readonly kind: 'not-found' }>;
  /** Writes the whole buyer; a changed e-mail or mobile names the reference by which it was verified. */
  write(
    buyer: Buyer,
    verificationReferenceId?: string,
    cancellation?: Cancellation,
  ): ResultAsync<Buyer, BuyerWriteFailure>;
  writeContact(
    id: BuyerId,
    contact: Contact,
    cancellation?: Cancellation,
  ): ResultAsync<Buyer, BuyerWriteFailure>;
}
export const Buyers = token<Buyers>('Buyers');
