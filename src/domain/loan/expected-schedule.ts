import type { PlainDate } from '../calendar/index.ts';
import { asOfDate } from './as-of-date.ts';
import type { Installment, Loan } from './loan.ts';
import { segmentOf } from './loan-status.ts';

/** The schedule of a loan; for a closed loan, only the instalments that were paid, or due by the day it closed. */
export const expectedSchedule = (
  loan: Pick<Loan, 'schedule' | 'status' | 'closedOn'>,
  today: PlainDate,
): readonly Installment[] => {
  if (segmentOf(loan.status) !== 'closed') return loan.schedule;
  const end = asOfDate(loan, today);
  return loan.schedule.filter(({ status, dueOn }) => status === 'PAID' || dueOn <= end);
};

/**
 * At most `most` lines of a schedule: from the first unpaid one, or the last ones if all are paid. Returns the whole
 * schedule if at most two lines would be left out.
 */
export const scheduleInBrief = (schedule: readonly Installment[], most: number): readonly Installment[] => {
  const open = schedule.findIndex(({ status }) => status !== 'PAID');
  const from = open === -1 ? Math.max(0, schedule.length - most) : open;
  const brief = schedule.slice(from, from + most);
  return schedule.length - brief.length > 2 ? brief : schedule;
};
