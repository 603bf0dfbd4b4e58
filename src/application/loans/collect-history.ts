import type { LoanId } from '@member-portal/domain/loan';
import type { Activity } from '@member-portal/domain/payment';
import { err, ok, type Result, ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { type HistoryQuery, LoanReads, type ReadFailure } from '../ports/index.ts';
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
  ({ loans }): CollectHistory => {
    const collect = async (
      loanId: LoanId,
      query: HistoryQuery,
      cancellation?: Cancellation,
    ): Promise<Result<readonly Activity[], ReadFailure>> => {
      const collected: Activity[] = [];
      const seen = new Set<string | undefined>();
      let cursor: string | undefined;
      do {
        seen.add(cursor);
        const page = await loans.readHistory(
          loanId,
          { ...query, limit: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) },
          cancellation,
        );
        if (page.isErr()) return err(page.error);
        collected.push(...page.value.items);
        cursor = page.value.nextCursor;
        // A platform that repeats a cursor would keep this loop running forever.
      } while (cursor !== undefined && !seen.has(cursor));
      return ok(collected);
    };
    return (...of) => new ResultAsync(collect(...of));
  },
);
