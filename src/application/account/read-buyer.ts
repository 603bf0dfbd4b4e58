import type { Buyer } from '@member-portal/domain/buyer';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Buyers, ReadFailure, SessionStore } from '../ports/index.ts';
import { type Cancellation, token } from '../services/index.ts';

/** The signed-in buyer's own record (specification, section 7: buyer). */
export type ReadBuyer = (cancellation?: Cancellation) => ResultAsync<Buyer, ReadFailure>;
export const ReadBuyer = token<ReadBuyer>('ReadBuyer');

export const createReadBuyer =
  (buyers: Buyers, sessions: SessionStore): ReadBuyer =>
  (cancellation) => {
    const session = sessions.current();
    return session ? buyers.read(session.buyerId, cancellation) : errAsync({ kind: 'session-expired' });
  };
