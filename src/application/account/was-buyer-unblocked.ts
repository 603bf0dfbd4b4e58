import { BuyerNotes, SessionStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** Whether this session has read the signed-in buyer's record before, and it did not block the buyer. */
export type WasBuyerUnblocked = () => boolean;

export const WasBuyerUnblocked = defineUseCase(
  'WasBuyerUnblocked',
  { sessions: SessionStore, notes: BuyerNotes },
  ({ sessions, notes }): WasBuyerUnblocked =>
    () => {
      const session = sessions.current();
      return session !== undefined && notes.has('not-blocked', session.buyerId);
    },
);
