import type { LoanId } from '@member-portal/domain/loan';
import type { Activity } from '@member-portal/domain/payment';
import type { ResultAsync } from 'neverthrow';
import { type HistoryQuery, type Page, type ReadFailure, Servicing } from '../ports/index.ts';
import { type Cancellation, defineUseCase } from '../services/index.ts';

/** One page of a loan's history, newest first. */
export type ReadHistory = (
  loanId: LoanId,
  query: HistoryQuery,
  cancellation?: Cancellation,
) => ResultAsync<Page<Activity>, ReadFailure>;

export const ReadHistory = defineUseCase(
  'ReadHistory',
  { servicing: Servicing },
  ({ servicing }): ReadHistory =>
    (loanId, query, cancellation) =>
      servicing.readHistory(loanId, query, cancellation),
);
