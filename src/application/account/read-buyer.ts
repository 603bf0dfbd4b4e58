import { type Buyer, isBlocking } from '@member-portal/domain/buyer';
import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { BuyerNotes, Buyers, type ReadFailure, SessionStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';

/**
 * The signed-in buyer's own record (specification, section 7: buyer). If the record does not block the buyer, a note for
 * this session records that; a record that blocks clears the note.
 */
export type ReadBuyer = (cancellation?: Cancellation) => ResultAsync<Buyer, ReadFailure>;

export const ReadBuyer = defineUseCase(
  'ReadBuyer',
  { buyers: Buyers, sessions: SessionStore, notes: BuyerNotes },
  ({ buyers, sessions, notes }): ReadBuyer =>
    (cancellation) =>
      withBuyer(sessions, (buyerId) =>
        buyers.read(buyerId, cancellation).andTee((buyer) => {
          if (isBlocking(buyer)) notes.clear('not-blocked');
          else notes.write('not-blocked', buyerId);
        }),
      ),
);
