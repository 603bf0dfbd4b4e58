import { isUpToDate } from '@member-portal/domain/today';
import type { PaymentDone } from './state.ts';

/** Whether a payment brought its loan up to date: it paid the past-due amount, and nothing is past due now. */
export const bringsUpToDate = ({
  checked: { choice, payment },
  loan,
  options,
}: Pick<PaymentDone, 'checked' | 'loan' | 'options'>): boolean =>
  (choice === 'PAST_DUE' || payment.retryOf !== undefined) && isUpToDate(loan, options.today);
