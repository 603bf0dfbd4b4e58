import type { LoanId } from '@member-portal/domain/loan';
import type { Activity } from '@member-portal/domain/payment';
import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { type HistoryQuery, LoanReads, type Page, type ReadFailure } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** One page of a loan's history, newest first. */
export type ReadHistory = (
  loanId: LoanId,
  query: HistoryQuery,
  cancellation?: Cancellation,
) => ResultAsync<Page<Activity>, ReadFailure>;

export const ReadHistory = defineUseCase(
  'ReadHistory',
  { loans: LoanReads },
  ({ loans }): ReadHistory =>
    (loanId, query, cancellation) =>
      loans.readHistory(loanId, query, cancellation),
);
