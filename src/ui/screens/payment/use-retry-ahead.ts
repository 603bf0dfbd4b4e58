import type { PlainDate } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { useToday } from '../loans/use-today.ts';
import { useFailedPayment } from './use-failed-payment.ts';

/** A payment that failed and is tried again by itself. */
export interface RetryAhead {
  readonly id: string;
  readonly amount: Money;
  readonly on: PlainDate;
}

/** The retry that a loan has ahead; nothing once its day has passed. */
export const useRetryAhead = (loanId: LoanId): RetryAhead | undefined => {
  const today = useToday();
  const { payment } = useFailedPayment({ id: loanId }) ?? {};
  const on = payment?.failure?.retryOn;
  return payment && on && on >= today ? { id: payment.id, amount: payment.amount, on } : undefined;
};
