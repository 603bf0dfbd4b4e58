import type { LoanId } from '@member-portal/domain/loan';
import type { LoanIntents } from '@member-portal/domain/payment';
import { okAsync } from 'neverthrow';
import type { PaymentIntentStore } from '../ports/index.ts';

/**
 * Open orders of payments or of autopay, for as long as the program runs. A program that may be stopped while an order is
 * being sent needs a store that outlives it.
 */
export const createMemoryIntentStore = (): PaymentIntentStore => {
  const kept = new Map<LoanId, LoanIntents>();
  return {
    read: (_, loanId) => okAsync(kept.get(loanId)),
    update: (_, loanId, change) => {
      const changed = change(kept.get(loanId));
      if (changed) kept.set(loanId, changed);
      else kept.delete(loanId);
      return okAsync(changed);
    },
    openLoans: () => okAsync([...kept].flatMap(([loanId, { open }]) => (open ? [loanId] : []))),
  };
};
