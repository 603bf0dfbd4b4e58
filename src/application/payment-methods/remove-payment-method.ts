import type { BuyerId } from '@member-portal/domain/buyer';
import type { RequestFailure } from '@member-portal/domain/failure';
import { type Loan, statusesOf } from '@member-portal/domain/loan';
import { isRemoved, type PaymentMethod, removalOf } from '@member-portal/domain/payment-method';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { Analytics, LoanReads, PaymentGateway, type ReadFailure, SessionStore } from '../ports/index.ts';
import { readEveryPage } from '../reads/read-every-page.ts';
import { readBack, type UnknownOutcome } from '../results/index.ts';
import { defineUseCase } from '../services/index.ts';
import { withBuyer } from '../session/with-buyer.ts';

/** Why a payment method was not removed, or is not known to be removed. */
export type RemoveMethodFailure =
  | ReadFailure
  | UnknownOutcome
  /** Autopay uses it: first choose another method there, or turn autopay off. */
  | { readonly kind: 'autopay-enrolled'; readonly loans: readonly Loan[] }
  /** The gateway reports that it is in use: by a payment in progress, or by autopay that was turned on meanwhile. */
  | { readonly kind: 'in-use' };

/**
 * Removes a payment method that autopay does not use (specification, section 2: delete payment method). Idempotent. Reports
 * success only after a 204, or after reading that the method is gone. Invalidates `readsAfterMethods`.
 */
export type RemovePaymentMethod = (
  method: Pick<PaymentMethod, 'id' | 'type'>,
  cancellation?: Cancellation,
) => ResultAsync<void, RemoveMethodFailure>;
const REMOVED = { kind: 'removed' } as const;

export const RemovePaymentMethod = defineUseCase(
  'RemovePaymentMethod',
  { gateway: PaymentGateway, loans: LoanReads, sessions: SessionStore, analytics: Analytics },
  ({ gateway, loans, sessions, analytics }): RemovePaymentMethod => {
    /** Reads every loan with autopay, page after page: the list does not include the method that autopay uses. */
    const loansWithAutopay = async (
      buyerId: BuyerId,
      cancellation?: Cancellation,
    ): Promise<Result<readonly Loan[], ReadFailure>> => {
      const query = { buyerId, statuses: statusesOf('outstanding'), limit: 200 };
      const summaries = await readEveryPage(
        (at) => loans.listLoans({ ...query, ...at }, cancellation),
        ({ id }) => id,
      );
      if (summaries.isErr()) return err(summaries.error);
      const found: Loan[] = [];
      for (const { id } of summaries.value.filter(({ autopayEnrolled }) => autopayEnrolled)) {
        const loan = await loans.readLoan(id, undefined, cancellation);
        if (loan.isErr()) return err(loan.error);
        found.push(loan.value);
      }
      return ok(found);
    };

    return ({ id, type }, cancellation) =>
      withBuyer(sessions, (buyerId) =>
        new ResultAsync(loansWithAutopay(buyerId, cancellation))
          .mapErr((failure): RemoveMethodFailure => failure)
          .andThen((loans): Result<void, RemoveMethodFailure> => {
            const removal = removalOf(id, loans);
            if (removal.kind === 'may-be-removed') return ok(undefined);
            return err({
              kind: removal.kind,
              loans: loans.filter((loan) => removal.loanIds.includes(loan.id)),
            });
          })
          .andThen(() =>
            readBack(
              gateway
                .removeMethod(id, cancellation)
                .map(() => REMOVED)
                .mapErr(
                  (failure): RemoveMethodFailure =>
                    failure.kind === 'method-in-use' ? { kind: 'in-use' } : failure,
                ),
              (): ResultAsync<typeof REMOVED | undefined, RequestFailure> =>
                gateway
                  .listMethods(buyerId, cancellation)
                  .map((methods) =>
                    methods.some((method) => method.id === id && !isRemoved(method.status))
                      ? undefined
                      : REMOVED,
                  ),
              ({ kind }) => kind === 'not-found',
            ),
          )
          .map(() => analytics.track('delete_payment_method', { methodType: type })),
      );
  },
);
