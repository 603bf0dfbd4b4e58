import type { PlainDate } from '@member-portal/domain/calendar';
import type { LoanId, PayoffQuote } from '@member-portal/domain/loan';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { FeatureFlags, LoanReads, type ReadFailure } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** A new payoff quote: for today, or for a chosen day if the platform quotes those. */
export type QuotePayoff = (
  input: { readonly loanId: LoanId; readonly on?: PlainDate },
  cancellation?: Cancellation,
) => ResultAsync<PayoffQuote, ReadFailure | { readonly kind: 'not-offered' }>;

/** Makes no request if payoffs are not offered. Whether they are offered now is checked before a payoff can be opened. */
export const QuotePayoff = defineUseCase(
  'QuotePayoff',
  { loans: LoanReads, flags: FeatureFlags },
  ({ loans, flags }): QuotePayoff =>
    ({ loanId, on }, cancellation) => {
      const notOffered = errAsync({ kind: 'not-offered' } as const);
      const { payOff, payoffForDate } = flags.current();
      if (!payOff || (on !== undefined && !payoffForDate)) return notOffered;
      return loans
        .readLoan(loanId, on === undefined ? undefined : { payoffOn: on }, cancellation)
        .andThen<PayoffQuote, ReadFailure | { readonly kind: 'not-offered' }>(({ payoff }) =>
          payoff ? okAsync(payoff) : notOffered,
        );
    },
);
