import { comparePlainDates, type PlainDate } from '../calendar/index.ts';
import type { Installment } from './loan.ts';
import { segmentOf } from './loan-status.ts';
import type { LoanSummary } from './loan-summary.ts';
import { standingOf } from './standing.ts';

/** The state of a payment in the timeline: paid, in progress, overdue, due today, the next one, or a later one. */
export type TimelineState = 'paid' | 'processing' | 'late' | 'today' | 'next' | 'coming';

/** One payment of the timeline. */
export interface TimelinePayment {
  readonly number: number;
  readonly dueOn: PlainDate;
  readonly state: TimelineState;
}

/**
 * The payments of a loan in date order, each in one state. If nothing is due today, the first unpaid payment after today is
 * next. An installment that the platform reports as past due is late whatever its date. One covered by payments in progress
 * (`isCovered`) is neither late nor next, and of a loan that is up to date no payment from the platform's next one on is late.
 * Of a loan that is not open, `today` is the day that it closed: what was due after it is neither late nor next either.
 */
export const paymentTimeline = (
  schedule: readonly Installment[],
  today: PlainDate,
  isCovered: (line: Installment) => boolean = () => false,
  loan?: Pick<LoanSummary, 'status' | 'subStatus' | 'pastDue' | 'nextPayment'>,
): readonly TimelinePayment[] => {
  const ordered = schedule.toSorted((a, b) => comparePlainDates(a.dueOn, b.dueOn));
  const isOpen = !loan || segmentOf(loan.status) === 'outstanding';
  const nextOn = loan && isOpen && standingOf(loan).kind === 'current' ? loan.nextPayment?.dueOn : undefined;
  const isLate = ({ status, dueOn }: Installment): boolean =>
    (dueOn < today && (nextOn === undefined || dueOn < nextOn)) ||
    (status === 'PAST_DUE' && (isOpen || dueOn === today));
  const next = ordered.find((line) => isOpen && line.status !== 'PAID' && !isCovered(line) && !isLate(line));
  const stateOf = (line: Installment): TimelineState => {
    if (line.status === 'PAID') return 'paid';
    if (isCovered(line)) return 'processing';
    if (isLate(line)) return 'late';
    if (line.dueOn === today) return 'today';
    return line === next ? 'next' : 'coming';
  };
  return ordered.map((line) => ({ number: line.number, dueOn: line.dueOn, state: stateOf(line) }));
};
