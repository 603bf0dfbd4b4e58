import type { PlainDate } from '@member-portal/domain/calendar';
import type { LoanId, PayoffQuote } from '@member-portal/domain/loan';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { FeatureFlags, ReadFailure, Servicing } from '../ports/index.ts';
import { type Cancellation, token } from '../services/index.ts';

/** A fresh pay-off quote: for today, or for a chosen day where the platform quotes those. */
export type QuotePayoff = (
  input: { readonly loanId: LoanId; readonly on?: PlainDate },
  cancellation?: Cancellation,
) => ResultAsync<PayoffQuote, ReadFailure | { readonly kind: 'not-offered' }>;
export const QuotePayoff = token<QuotePayoff>('QuotePayoff');

export const createQuotePayoff =
  (servicing: Servicing, flags: FeatureFlags): QuotePayoff =>
  ({ loanId, on }, cancellation) => {
    const { payOff, payoffForDate } = flags.current();
    if (!payOff || (on !== undefined && !payoffForDate)) return errAsync({ kind: 'not-offered' });
    return servicing
      .readLoan(loanId, on === undefined ? undefined : { payoffOn: on }, cancellation)
      .andThen<PayoffQuote, ReadFailure | { readonly kind: 'not-offered' }>(({ payoff }) =>
        payoff ? okAsync(payoff) : errAsync({ kind: 'not-offered' } as const),
      );
  };
