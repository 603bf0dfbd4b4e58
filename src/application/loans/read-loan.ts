import type { Loan, LoanId } from '@member-portal/domain/loan';
import type { ResultAsync } from 'neverthrow';
import type { Cancellation } from '../cancellation/index.ts';
import { LoanReads, type ReadFailure } from '../ports/index.ts';
import { defineUseCase } from '../services/index.ts';

/** One loan with schedule, options and payments in progress. */
export type ReadLoan = (loanId: LoanId, cancellation?: Cancellation) => ResultAsync<Loan, ReadFailure>;

export const ReadLoan = defineUseCase(
  'ReadLoan',
  { loans: LoanReads },
  ({ loans }): ReadLoan =>
    (loanId, cancellation) =>
      loans.readLoan(loanId, undefined, cancellation),
);
