import type { BuyerId } from '@member-portal/domain/buyer';
import type { LoanId } from '@member-portal/domain/loan';
import { currentIntents, type LoanIntents } from '@member-portal/domain/payment';
import { okAsync } from 'neverthrow';
import type { Clock, PaymentIntentStore } from '../ports/index.ts';

/**
 * Stored open orders, by buyer and loan as a JSON list: ids may contain any character, so that no separator is safe. Stores
 * created from the same map share them, like the tabs of a browser.
 */
export type KeptIntents = Map<string, LoanIntents>;

/**
 * Open orders of payments or autopay, kept while the program runs. A program that may stop while an order is being sent
 * needs a persistent store. By `clock` a booked order is forgotten after `REPETITION_MS`, so that the same payment can be made again.
 * @example
 * import { createMemoryIntentStore } from '@member-portal/application/memory';
 * import { type Clock, PaymentIntentStore } from '@member-portal/application/ports';
 * import { provide } from '@member-portal/application/services';
 * declare const clock: Clock;
 * const provided = provide(PaymentIntentStore, createMemoryIntentStore(clock));
 */
export const createMemoryIntentStore = (clock: Clock, kept: KeptIntents = new Map()): PaymentIntentStore => {
  const current = (intents: LoanIntents | undefined): LoanIntents | undefined =>
    currentIntents(intents, clock.now());
  const keyOf = (buyerId: BuyerId, loanId: LoanId): string => JSON.stringify([buyerId, loanId]);
  return {
    read: (buyerId, loanId) => okAsync(current(kept.get(keyOf(buyerId, loanId)))),
    update: (buyerId, loanId, change) => {
      const key = keyOf(buyerId, loanId);
      const changed = change(current(kept.get(key)));
      if (changed) kept.set(key, changed);
      else kept.delete(key);
      return okAsync(changed);
    },
    openLoans: (buyerId) =>
      okAsync(
        [...kept].flatMap(([key, intents]) => {
          const [owner, loanId]: readonly [BuyerId, LoanId] = JSON.parse(key);
          return owner === buyerId && current(intents)?.open ? [loanId] : [];
        }),
      ),
  };
};
