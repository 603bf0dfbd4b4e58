import type { BuyerId } from '@member-portal/domain/buyer';
import type { LoanId } from '@member-portal/domain/loan';
import type { LoanIntents } from '@member-portal/domain/payment';
import type { ResultAsync } from 'neverthrow';
import { token } from '../services/index.ts';

/**
 * Stores changes of autopay that are open or were made moments ago, across clicks, reloads, tabs and sign-outs, separately
 * from payments. Changes are read back from the loan itself, so there is no call to list loans with open ones.
 */
export interface AutopayIntentStore {
  /**
   * Writes the intents that `change` returns and returns them; undefined removes them. Atomic across tabs. Resolves once
   * written.
   */
  update(
    buyerId: BuyerId,
    loanId: LoanId,
    change: (intents: LoanIntents | undefined) => LoanIntents | undefined,
  ): ResultAsync<LoanIntents | undefined, never>;
}
export const AutopayIntentStore = token<AutopayIntentStore>('AutopayIntentStore');
