import type { PlainDate } from '../calendar/index.ts';
import type { Money } from '../money/index.ts';
import type { Installment } from './loan.ts';

/** The state of a payment in the timeline: paid, overdue, due today, the next one, or one after it. */
export type TimelineState = 'paid' | 'late' | 'today' | 'next' | 'coming';

/** One payment of the timeline. */
export interface TimelinePayment {
  readonly number: number;
  readonly dueOn: PlainDate;
  readonly state: TimelineState;
  /** What of it is still to be paid; undefined where it is paid. */
  readonly left: Money;
  readonly isLast: boolean;
}

/**
 * The payments of a loan in the order of their days, each in one state. Without a payment that is due today, the first
 * unpaid one after it is the next. An installment that the platform calls past due is late whatever its day.
 */
export const paymentTimeline = (
  schedule: readonly Installment[],
  today: PlainDate,
): readonly TimelinePayment[] => {
  const ordered = schedule.toSorted((a, b) => (a.dueOn < b.dueOn ? -1 : a.dueOn > b.dueOn ? 1 : 0));
  const isLate = ({ status, dueOn }: Installment): boolean => status === 'PAST_DUE' || dueOn < today;
  const next = ordered.find((line) => line.status !== 'PAID' && !isLate(line));
  const stateOf = (line: Installment): TimelineState => {
    if (line.status === 'PAID') return 'paid';
    if (isLate(line)) return 'late';
    if (line.dueOn === today) return 'today';
    return line === next ? 'next' : 'coming';
  };
  return ordered.map((line, index) => {
    const left = line.status === 'PAID' ? 0 : Math.max(0, line.amount.cents - line.paid.cents);
    return {
      number: line.number,
      dueOn: line.dueOn,
      state: stateOf(line),
      left: { cents: left, currency: line.amount.currency },
      isLast: index === ordered.length - 1,
    };
  });
};
