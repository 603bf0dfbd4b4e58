import type { BuyerNotes, SessionStore } from '../ports/index.ts';
import { token } from '../services/index.ts';

/** Whether this session has read the signed-in buyer's record before, and it did not block the buyer. */
export type WasBuyerClear = () => boolean;
export const WasBuyerClear = token<WasBuyerClear>('WasBuyerClear');

export const createWasBuyerClear =
  (sessions: SessionStore, notes: BuyerNotes): WasBuyerClear =>
  () => {
    const session = sessions.current();
    return session !== undefined && notes.has('not-blocked', session.buyerId);
  };
