import type { LoanId } from '@member-portal/domain/loan';
import type { LoanIntents } from '@member-portal/domain/payment';
import { okAsync } from 'neverthrow';
import type { PaymentIntentStore } from '../ports/index.ts';

/** Stored open orders. Stores created from the same map share them, like the tabs of a browser. */
export type KeptIntents = Map<string, LoanIntents>;

/**
 * Open orders of payments or autopay, kept while the program runs. A program that may stop while an order is being sent
 * needs a persistent store.
 * @example
 * import { createMemoryIntentStore } from '@member-portal/application/memory';
 * import { PaymentIntentStore } from '@member-portal/application/ports';
 * import { provide } from '@member-portal/application/services';
 * const provided = provide(PaymentIntentStore, createMemoryIntentStore());
 */
export const createMemoryIntentStore = (kept: KeptIntents = new Map()): PaymentIntentStore => {
  const keyOf = (buyerId: string, loanId: string): string => `${buyerId} ${loanId}`;
  return {
    read: (buyerId, loanId) => okAsync(kept.get(keyOf(buyerId, loanId))),
    update: (buyerId, loanId, change) => {
      const key = keyOf(buyerId, loanId);
      const changed = change(kept.get(key));
      if (changed) kept.set(key, changed);
      else kept.delete(key);
      return okAsync(changed);
    },
    openLoans: (buyerId) =>
      okAsync(
        [...kept].flatMap(([key, { open }]) => {
          const [owner, loanId] = key.split(' ');
          return owner === buyerId && open ? [loanId as LoanId] : [];
        }),
      ),
  };
};
