import type { LoanId } from '@member-portal/domain/loan';
import { type Activity, activityKeyOf } from '@member-portal/domain/payment';
import { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { type HistoryQuery, LoanReads, type ReadFailure } from '../ports/index.ts';
import { readEveryPage } from '../reads/read-every-page.ts';
import { defineUseCase } from '../services/index.ts';

/** A loan's whole history for a query, across all pages, to save or print. */
export type CollectHistory = (
  loanId: LoanId,
  query: Omit<HistoryQuery, 'limit' | 'cursor'>,
  cancellation?: Cancellation,
) => ResultAsync<readonly Activity[], ReadFailure>;

const PAGE_SIZE = 200;

export const CollectHistory = defineUseCase(
  'CollectHistory',
  { loans: LoanReads },
  ({ loans }): CollectHistory =>
    (loanId, query, cancellation) =>
      new ResultAsync(
        readEveryPage(
          (at) => loans.readHistory(loanId, { ...query, limit: PAGE_SIZE, ...at }, cancellation),
          activityKeyOf,
        ),
      ),
);
