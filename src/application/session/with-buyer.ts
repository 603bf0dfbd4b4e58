import type { BuyerId } from '@member-portal/domain/buyer';
import type { RequestFailure } from '@member-portal/domain/failure';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { SessionStore } from '../ports/index.ts';

/** Runs a function for the signed-in buyer; fails with an expired session if there is none. */
export const withBuyer = <Value, Failure>(
  sessions: SessionStore,
  work: (buyerId: BuyerId) => ResultAsync<Value, Failure>,
): ResultAsync<Value, Failure | RequestFailure> => {
  const session = sessions.current();
  return session ? work(session.buyerId) : errAsync({ kind: 'session-expired' });
};
