import type { Buyer, BuyerChange, BuyerId } from '@member-portal/domain/buyer';
import type { RequestFailure } from '@member-portal/domain/failure';
import type { Result, ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { token } from '../services/index.ts';

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
  /**
   * Reads the record and writes it back with the change that `decide` returns. All other fields are sent back as received,
   * including those not in `Buyer`. Without a change nothing is written, and the result is the record as read. A failure of
   * `decide` is returned.
   */
  update<Refusal>(
    id: BuyerId,
    decide: (buyer: Buyer) => Result<BuyerChange | undefined, Refusal>,
    cancellation?: Cancellation,
  ): ResultAsync<Buyer, BuyerWriteFailure | Refusal>;
}
export const Buyers = token<Buyers>('Buyers');
