import type { BuyerId } from '@member-portal/domain/buyer';
import type { Instant } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import type { ResultAsync } from 'neverthrow';
import { token } from '../services/index.ts';

/** A payment that was sent and whose outcome is not known yet. It holds no amount and no name. */
export interface OpenPaymentIntent {
  readonly requestKey: string;
  /** Tells whether a later order is the same one, without telling what it was. */
  readonly orderFingerprint: string;
  readonly openedAt: Instant;
}

/**
 * Remembers open payments across clicks, reloads, tabs and sign-outs: one per buyer and loan. The buyer is kept as a
 * hash only. Storage that cannot be had falls back to memory, so these calls do not fail.
 */
export interface PaymentIntentStore {
  /**
   * The open intent for this buyer and loan: the one already there, else the proposed one, now written. Atomic across
   * tabs, so that two tabs never hold different keys for one loan.
   */
  claim(buyerId: BuyerId, loanId: LoanId, proposed: OpenPaymentIntent): ResultAsync<OpenPaymentIntent, never>;
  read(buyerId: BuyerId, loanId: LoanId): ResultAsync<OpenPaymentIntent | undefined, never>;
  /** Removes the intent once its outcome is known, if it is still the one with this key. */
  settle(buyerId: BuyerId, loanId: LoanId, requestKey: string): ResultAsync<void, never>;
}
export const PaymentIntentStore = token<PaymentIntentStore>('PaymentIntentStore');
