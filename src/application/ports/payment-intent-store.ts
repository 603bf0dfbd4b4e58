import type { BuyerId } from '@member-portal/domain/buyer';
import type { LoanId } from '@member-portal/domain/loan';
import type { LoanIntents } from '@member-portal/domain/payment';
import type { ResultAsync } from 'neverthrow';
import { token } from '../services/index.ts';

/**
 * Stores open payments across clicks, reloads, tabs and sign-outs, per buyer and loan. The buyer is stored only as a hash.
 * Entries that `currentIntents` finds expired read as none. If storage is unavailable, memory is used, so these calls do
 * not fail.
 */
export interface PaymentIntentStore {
  read(buyerId: BuyerId, loanId: LoanId): ResultAsync<LoanIntents | undefined, never>;
  /**
   * Writes the intents that `change` returns and returns them; undefined removes them. Atomic across tabs, so that two tabs
   * never hold different keys for one loan. Resolves once written.
   */
  update(
    buyerId: BuyerId,
    loanId: LoanId,
    change: (intents: LoanIntents | undefined) => LoanIntents | undefined,
  ): ResultAsync<LoanIntents | undefined, never>;
  /** The loans on which this buyer has an open payment. */
  openLoans(buyerId: BuyerId): ResultAsync<readonly LoanId[], never>;
}
export const PaymentIntentStore = token<PaymentIntentStore>('PaymentIntentStore');
