import type { Loan, LoanId } from '@member-portal/domain/loan';
import type { ResultAsync } from 'neverthrow';
import { type ReadFailure, Servicing } from '../ports/index.ts';
import { type Cancellation, defineUseCase } from '../services/index.ts';

/** One loan with schedule, options and payments in progress. */
export type ReadLoan = (loanId: LoanId, cancellation?: Cancellation) => ResultAsync<Loan, ReadFailure>;

export const ReadLoan = defineUseCase(
  'ReadLoan',
  { servicing: Servicing },
  ({ servicing }): ReadLoan =>
    (loanId, cancellation) =>
      servicing.readLoan(loanId, undefined, cancellation),
);
