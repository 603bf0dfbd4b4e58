import type { RequestFailure } from '@member-portal/domain/failure';
import { type KnownLoanStatus, type LoanSegment, statusesOf } from '@member-portal/domain/loan';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { type LoanPage, type LoanQuery, LoanReads, SessionStore } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** One page of a buyer's loans in a segment, past due first (specification, section 2: /loans). */
export type ListLoans = (
  input: Omit<LoanQuery, 'buyerId' | 'statuses'> & {
    readonly segment: LoanSegment;
    /** Only loans with this status of the segment. */
    readonly status?: KnownLoanStatus | undefined;
  },
  cancellation?: Cancellation,
) => ResultAsync<LoanPage, RequestFailure>;

export const ListLoans = defineUseCase(
  'ListLoans',
  { loans: LoanReads, sessions: SessionStore },
  ({ loans, sessions }): ListLoans =>
    ({ segment, status, ...query }, cancellation) => {
      const session = sessions.current();
      if (!session) return errAsync({ kind: 'session-expired' });
      return loans.listLoans(
        {
          ...query,
          buyerId: session.buyerId,
          statuses: status === undefined ? statusesOf(segment) : [status],
        },
        cancellation,
      );
    },
);
