import { addDays, addMonths, type PlainDate, partsOf } from '@member-portal/domain/calendar';
import type { PaymentFrequency } from '@member-portal/domain/payment';

const BIWEEKLY_DAYS = 14;

/**
 * Due days from the first one on: every fourteen days, or every month on the first one's day, which a shorter month
 * brings forward to its last day without moving those after it. A loan that is due on the last day of a short month
 * names the day it is anchored to.
 */
export const dueDates = (
  first: PlainDate,
  count: number,
  frequency: PaymentFrequency,
  anchorDay = partsOf(first).day,
): readonly PlainDate[] =>
  Array.from({ length: count }, (_, index) =>
    frequency === 'BIWEEKLY' ? addDays(first, BIWEEKLY_DAYS * index) : addMonths(first, index, anchorDay),
  );
