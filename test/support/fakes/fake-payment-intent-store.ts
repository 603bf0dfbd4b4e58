import type { PaymentIntentStore } from '@member-portal/application/ports';
import type { LoanId } from '@member-portal/domain/loan';
import type { LoanIntents } from '@member-portal/domain/payment';
import { okAsync } from 'neverthrow';

/** What a browser keeps of open payments; stores made from the same one are tabs. */
export type FakeIntents = Map<string, LoanIntents>;

export const fakePaymentIntentStore = (kept: FakeIntents = new Map()): PaymentIntentStore => {
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
        [...kept].flatMap(([key, intents]) => {
          const [owner, loanId] = key.split(' ');
          return owner === buyerId && loanId !== undefined && intents.open ? [loanId as LoanId] : [];
        }),
      ),
  };
};
