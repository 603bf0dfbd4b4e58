import type { PlainDate } from '@member-portal/domain/calendar';
import type { LoanId, PayoffQuote } from '@member-portal/domain/loan';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { EvaluateFlag } from '../flags/index.ts';
import type { FeatureFlags, ReadFailure, Servicing } from '../ports/index.ts';
import { type Cancellation, token } from '../services/index.ts';

/** A fresh pay-off quote: for today, or for a chosen day where the platform quotes those. */
export type QuotePayoff = (
  input: { readonly loanId: LoanId; readonly on?: PlainDate },
  cancellation?: Cancellation,
) => ResultAsync<PayoffQuote, ReadFailure | { readonly kind: 'not-offered' }>;
export const QuotePayoff = token<QuotePayoff>('QuotePayoff');

/** The pay-off flag is evaluated anew beside the read: a lender who has just stopped pay-offs must not quote one. */
export const createQuotePayoff =
  (servicing: Servicing, flags: FeatureFlags, evaluateFlag: EvaluateFlag): QuotePayoff =>
  ({ loanId, on }, cancellation) => {
    const notOffered = errAsync({ kind: 'not-offered' } as const);
    const { payOff, payoffForDate } = flags.current();
    if (!payOff || (on !== undefined && !payoffForDate)) return notOffered;
    const offered = evaluateFlag('payOff');
    return servicing
      .readLoan(loanId, on === undefined ? undefined : { payoffOn: on }, cancellation)
      .andThen<PayoffQuote, ReadFailure | { readonly kind: 'not-offered' }>(({ payoff }) =>
        offered.andThen((isOffered) => (isOffered && payoff ? okAsync(payoff) : notOffered)),
      );
  };
