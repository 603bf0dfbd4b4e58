import type { PaymentRequest } from './payment.ts';
import { isInProgress } from './payment-status.ts';

/** Whether a request will lower what is due: in progress, and not principal-only, which cures no past-due amount. */
export const curesDue = ({ status, amountType }: Pick<PaymentRequest, 'status' | 'amountType'>): boolean =>
  isInProgress(status) && amountType !== 'PRINCIPAL';
