import { isUpToDate } from '@member-portal/domain/today';
import type { PaymentDone } from './state.ts';

/** Whether a payment that was made brings its loan up to date. One that makes nothing late good brings no loan there. */
export const bringsUpToDate = ({
  checked: { choice, payment },
  loan,
  options,
}: Pick<PaymentDone, 'checked' | 'loan' | 'options'>): boolean =>
  (choice === 'PAST_DUE' || payment.retryOf !== undefined) && isUpToDate(loan, options.today);
