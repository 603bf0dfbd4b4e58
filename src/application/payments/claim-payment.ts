import type { BuyerId } from '@member-portal/domain/buyer';
import type { RequestFailure } from '@member-portal/domain/failure';
import { bookIntent, forgetBooking, mayStillArrive, settleIntent } from '@member-portal/domain/payment';
import { err, ok, type Result } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import type { ClaimedOrder } from '../orders/claim-once.ts';
import type { Clock, LoanReads, ReadFailure, TenantRules } from '../ports/index.ts';
import { confirmationsOn, type FoundPayment, findPayment, hasSucceeded, nameOf } from './find-payment.ts';
import type { ReviewedPayment, SentPayment } from './reviewed-payment.ts';

/** Why a payment was not sent: an earlier one conflicts, or a look-up failed. */
export type ClaimFailure =
  /**
   * An earlier payment on this loan was booked: another one, or the same one moments ago. Tell the buyer; to pay the same
   * again, pass the payment found as `repeatOf`.
   */
  | { readonly kind: 'earlier-payment-found'; readonly payment: FoundPayment }
  /** Another payment on this loan was sent moments ago and may still arrive. Nothing was sent this time. */
  | { readonly kind: 'earlier-payment-undecided' }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'request-failed'; readonly failure: RequestFailure }
  /**
   * The payment may or may not have been booked, by this sending or the one that it resumes. It is safe to submit it again
   * with `sent` as `resumes`: the result is then the outcome of the first sending, even if another tab has found it.
   */
  | { readonly kind: 'unknown-outcome'; readonly sent?: SentPayment | undefined };

/**
 * How a loan is claimed for a payment. A conflicting open payment is looked up first, and released only if it is neither
 * booked nor still in progress. Repeating a payment moments after it was booked first fails with the booked one.
 */
export const paymentClaim = (
  {
    loans,
    clock,
    configuration,
  }: { readonly loans: LoanReads; readonly clock: Clock; readonly configuration: TenantRules },
  buyerId: BuyerId,
  payment: ReviewedPayment,
  cancellation?: Cancellation,
): ClaimedOrder<FoundPayment, ClaimFailure> => {
  const { loanId, amount, authorisation, resumes } = payment;
  const failureOf = (failure: ReadFailure): ClaimFailure => {
    if (resumes) return { kind: 'unknown-outcome', sent: resumes };
    return failure.kind === 'not-found' ? failure : { kind: 'request-failed', failure };
  };
  return {
    buyerId,
    loanId,
    authorisation,
    description: describePayment(payment),
    honoursKeys: configuration.idempotency,
    isRepeatable: false,
    known: async (): Promise<Result<readonly string[] | undefined, ClaimFailure>> => {
      const known = configuration.idempotency
        ? ok(undefined)
        : await confirmationsOn(loans, loanId, cancellation);
      if (known.isErr()) return err(failureOf(known.error));
      return cancellation?.aborted ? err(failureOf({ kind: 'cancelled' })) : ok(known.value);
    },
    makeWay: async (earlier, isSameOrder, update) => {
      const isOpen = 'openedAt' in earlier;
      const trace = isSameOrder ? { ...earlier, amount } : earlier;
      const looked = await findPayment(loans, loanId, trace, cancellation);
      if (looked.isErr()) return err(failureOf(looked.error));
      const found = looked.value;
      if (found && isOpen) {
        await update((current) => bookIntent(current, earlier, clock.now()));
        if (isSameOrder) return ok({ kind: 'was-made', value: found });
        return hasSucceeded(found) ? err({ kind: 'earlier-payment-found', payment: found }) : undefined;
      }
      if (found && earlier.requestKey === resumes?.requestKey) return ok({ kind: 'was-made', value: found });
      if (found && hasSucceeded(found) && nameOf(found) !== payment.repeatOf)
        return err({ kind: 'earlier-payment-found', payment: found });
      if (isOpen && mayStillArrive(earlier, clock.now()))
        return err(
          earlier.requestKey === resumes?.requestKey
            ? { kind: 'unknown-outcome', sent: resumes }
            : { kind: 'earlier-payment-undecided' },
        );
      await update((current) =>
        isOpen ? settleIntent(current, earlier) : forgetBooking(current, earlier.requestKey),
      );
      return undefined;
    },
    undecided: { kind: 'earlier-payment-undecided' },
  };
};

/**
 * Identifies equal payments, as text for a fingerprint. Excludes the consent: the same payment with consent given again
 * after a reload is the same payment.
 */
const describePayment = (payment: ReviewedPayment): string =>
  JSON.stringify([
    payment.loanId,
    payment.flow,
    payment.amountType,
    payment.amount.cents,
    payment.amount.currency,
    payment.paymentMethodId,
    payment.payOn,
    payment.payoffQuoteId ?? null,
    payment.retryOf ?? null,
  ]);
