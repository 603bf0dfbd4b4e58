import type { PlainDate } from '../calendar/index.ts';
import { asOfDate } from './as-of-date.ts';
import type { Installment, Loan } from './loan.ts';
import { segmentOf } from './loan-status.ts';

/** The schedule as a loan keeps it: of one that is over nothing is still to come, only what was paid or due by its end. */
export const expectedSchedule = (
  loan: Pick<Loan, 'schedule' | 'status' | 'closedOn'>,
  today: PlainDate,
): readonly Installment[] => {
  if (segmentOf(loan.status) !== 'closed') return loan.schedule;
  const end = asOfDate(loan, today);
  return loan.schedule.filter(({ status, dueOn }) => status === 'PAID' || dueOn <= end);
};

/**
 * The lines of a schedule that people look for first: from the first unpaid one on, `most` of them, or the last ones where
 * all is paid. All of it where hardly more than these are left out.
 */
export const scheduleInBrief = (schedule: readonly Installment[], most: number): readonly Installment[] => {
  const open = schedule.findIndex(({ status }) => status !== 'PAID');
  const from = open === -1 ? Math.max(0, schedule.length - most) : open;
  const brief = schedule.slice(from, from + most);
  return schedule.length - brief.length > 2 ? brief : schedule;
};
