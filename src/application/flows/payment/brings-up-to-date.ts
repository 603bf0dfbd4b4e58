import { isUpToDate } from '@member-portal/domain/today';
import type { PaymentDone } from './state.ts';

/** Whether a payment that was made has brought its loan up to date: it paid what was late, and nothing is late any more. */
export const bringsUpToDate = ({
  checked: { choice, payment },
  loan,
  options,
}: Pick<PaymentDone, 'checked' | 'loan' | 'options'>): boolean =>
  (choice === 'PAST_DUE' || payment.retryOf !== undefined) && isUpToDate(loan, options.today);
