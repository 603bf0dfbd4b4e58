import { comparePlainDates } from '../calendar/index.ts';
import { applyPayment, type ProjectedPayment } from './apply-payment.ts';
import type { LoanPosition } from './loan-position.ts';

/** The position once payments have been booked, in the order in which they count. */
export const positionAfter = (position: LoanPosition, payments: readonly ProjectedPayment[]): LoanPosition =>
  payments
    .toSorted((a, b) => comparePlainDates(a.on, b.on))
    .reduce((state, payment) => applyPayment(state, payment).position, position);
