import type { RequestFailure } from '@member-portal/domain/failure';
import { type LoanSegment, type LoanSummary, statusesOf } from '@member-portal/domain/loan';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Page, Servicing, SessionStore } from '../ports/index.ts';
import { type Cancellation, token } from '../services/index.ts';

/** One page of a buyer's loans in a segment, past due first (specification, section 2: /loans). */
export type ListLoans = (
  input: {
    readonly segment: LoanSegment;
    readonly search?: string;
    readonly sort?: 'due' | 'opened' | 'balance';
    readonly cursor?: string;
    readonly limit?: number;
  },
  cancellation?: Cancellation,
) => ResultAsync<Page<LoanSummary>, RequestFailure>;
export const ListLoans = token<ListLoans>('ListLoans');

export const createListLoans =
  (servicing: Servicing, sessions: SessionStore): ListLoans =>
  ({ segment, ...query }, cancellation) => {
    const session = sessions.current();
    if (!session) return errAsync({ kind: 'session-expired' });
    return servicing.listLoans(
      { ...query, buyerId: session.buyerId, statuses: statusesOf(segment) },
      cancellation,
    );
  };
