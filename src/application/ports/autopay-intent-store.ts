import type { BuyerId } from '@member-portal/domain/buyer';
import type { LoanId } from '@member-portal/domain/loan';
import type { LoanIntents } from '@member-portal/domain/payment';
import type { ResultAsync } from 'neverthrow';
import { token } from '../services/index.ts';

/**
 * Remembers changes of autopay that are open, or were made moments ago, across clicks, reloads, tabs and sign-outs, apart from
 * payments on the same loan. A change is read back from the loan itself, so no call lists which loans have one.
 */
export interface AutopayIntentStore {
  /**
   * Writes the intents that `change` returns and returns them; undefined removes them. Atomic across tabs,
   * and written before it resolves.
   */
  update(
    buyerId: BuyerId,
    loanId: LoanId,
    change: (intents: LoanIntents | undefined) => LoanIntents | undefined,
  ): ResultAsync<LoanIntents | undefined, never>;
}
export const AutopayIntentStore = token<AutopayIntentStore>('AutopayIntentStore');
