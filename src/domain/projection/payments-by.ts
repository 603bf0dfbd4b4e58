import { comparePlainDates, type PlainDate } from '../calendar/index.ts';
import type { ProjectedPayment } from './apply-payment.ts';

/** The payments that count by the end of a day, in the order in which they count. */
export const paymentsBy = (
  payments: readonly ProjectedPayment[],
  on: PlainDate,
): readonly ProjectedPayment[] =>
  payments.filter((payment) => payment.on <= on).toSorted((a, b) => comparePlainDates(a.on, b.on));
