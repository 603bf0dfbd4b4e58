import { type BuyerFlag, buyerFlagOf } from '@member-portal/domain/buyer';
import type { ResultAsync } from 'neverthrow';
import type { Buyers, FeatureFlags, ReadFailure, SessionStore } from '../ports/index.ts';
import { type Cancellation, token } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';

/**
 * What is known of the buyer that may block every signed-in screen (specification, section 4: buyer status). While the
 * collections charge-off flag is off nothing is, and nobody is asked.
 */
export type ReadBuyerFlag = (cancellation?: Cancellation) => ResultAsync<BuyerFlag | undefined, ReadFailure>;
export const ReadBuyerFlag = token<ReadBuyerFlag>('ReadBuyerFlag');

export const createReadBuyerFlag =
  (buyers: Buyers, sessions: SessionStore, flags: FeatureFlags): ReadBuyerFlag =>
  (cancellation) =>
    withBuyer(sessions, (buyerId) =>
      buyers.read(buyerId, cancellation).map((buyer) => buyerFlagOf(buyer, flags.current())),
    );
