import type { LoanId } from '@member-portal/domain/loan';
import type { Activity, PaymentRequest } from '@member-portal/domain/payment';
import { okAsync, type ResultAsync } from 'neverthrow';
import type { ReadFailure, Servicing } from '../ports/index.ts';
import type { Cancellation } from '../services/index.ts';

/** What became of a payment: still under way, or already in the history. */
export type FoundPayment =
  | { readonly kind: 'in-progress'; readonly request: PaymentRequest }
  | { readonly kind: 'in-history'; readonly activity: Activity };

/** Looks a payment up by its idempotency key, among those in progress and then in the history's newest page. */
export const findPayment = (
  servicing: Servicing,
  loanId: LoanId,
  requestKey: string,
  cancellation?: Cancellation,
): ResultAsync<FoundPayment | undefined, ReadFailure> =>
  servicing.readLoan(loanId, undefined, cancellation).andThen((loan) => {
    const request = loan.paymentsInProgress.find((candidate) => candidate.requestKey === requestKey);
    if (request) return okAsync<FoundPayment | undefined, ReadFailure>({ kind: 'in-progress', request });
    return servicing
      .readHistory(loanId, { limit: 50 }, cancellation)
      .map(({ items }): FoundPayment | undefined => {
        const activity = items.find((candidate) => candidate.requestKey === requestKey);
        return activity && { kind: 'in-history', activity };
      });
  });
