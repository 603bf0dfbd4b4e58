import type { LoanId } from '@member-portal/domain/loan';
import { type RetryAhead, retryAheadOf } from '@member-portal/domain/payment';
import { useToday } from '../loans/use-today.ts';
import { useLastFailed } from './use-last-failed.ts';

/** The retry that a loan has ahead; `reading` until that is known. */
export const useRetryAhead = (
  loanId: LoanId,
): { readonly reading: boolean; readonly retryAhead: RetryAhead | undefined } => {
  const today = useToday();
  const { reading, payment } = useLastFailed(loanId);
  return { reading, retryAhead: payment && retryAheadOf(payment, today) };
};
