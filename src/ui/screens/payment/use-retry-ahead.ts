import type { PlainDate } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { useToday } from '../loans/use-today.ts';
import { useLastFailed } from './use-last-failed.ts';

/** A payment that failed and is tried again by itself. */
export interface RetryAhead {
  readonly id: string;
  readonly amount: Money;
  readonly on: PlainDate;
}

/** The retry that a loan has ahead, and nothing once its day has passed; `reading` until that is known. */
export const useRetryAhead = (
  loanId: LoanId,
): { readonly reading: boolean; readonly retryAhead: RetryAhead | undefined } => {
  const today = useToday();
  const { reading, payment } = useLastFailed(loanId);
  const on = payment?.failure?.retryOn;
  return {
    reading,
    retryAhead: payment && on && on >= today ? { id: payment.id, amount: payment.amount, on } : undefined,
  };
};
