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
   * Reads the record afresh and writes it back with the one change that `decide` makes of it. Every other field goes back
   * as it was received, including those that `Buyer` does not hold. Without a change nothing is written, and the record is
   * the one that was read. A failure of `decide` is passed on.
   */
  update<Refusal>(
    id: BuyerId,
    decide: (buyer: Buyer) => Result<BuyerChange | undefined, Refusal>,
    cancellation?: Cancellation,
  ): ResultAsync<Buyer, BuyerWriteFailure | Refusal>;
}
export const Buyers = token<Buyers>('Buyers');
