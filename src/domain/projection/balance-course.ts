import type { PlainDate } from '../calendar/index.ts';
import type { Loan } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import { balanceOverTime } from './balance-over-time.ts';
import { positionOf } from './loan-position.ts';
import { projectSchedule } from './project-schedule.ts';

/** The principal owed from a day on. */
export interface CoursePoint {
  readonly on: PlainDate;
  readonly balance: Money;
}

/** A loan's balance over time: from its opening up to now, and on from there when every instalment is paid on its day. */
export interface BalanceCourse {
  /** At least the opening; the last point is where the loan stands. */
  readonly paid: readonly CoursePoint[];
  readonly toCome: readonly CoursePoint[];
}

/**
 * What is behind comes from the instalments that are paid, where the loan stands from the platform, and what is to come from
 * the loan's own terms, so that money paid early or late moves the rest. An unknown rate leaves what is to come out; a
 * loan that has ended stands still from its last day.
 */
export const balanceCourse = (
  loan: Pick<
    Loan,
    | 'openedOn'
    | 'closedOn'
    | 'schedule'
    | 'original'
    | 'apr'
    | 'terms'
    | 'principalBalance'
    | 'accruedInterest'
    | 'fees'
  >,
  today: PlainDate,
): BalanceCourse => {
  const { currency } = loan.principalBalance;
  const end = loan.closedOn !== undefined && loan.closedOn < today ? loan.closedOn : today;
  const behind = balanceOverTime(loan)
    .filter(({ isPaid, on }) => isPaid && on < end)
    .map(({ on, balance }): CoursePoint => ({ on, balance }));
  let left = loan.principalBalance.cents;
  const open =
    loan.closedOn === undefined
      ? positionOf(loan).map((position) => projectSchedule(position).open)
      : undefined;
  const toCome = (open?.unwrapOr([]) ?? []).flatMap(({ dueOn, principal }): readonly CoursePoint[] => {
    left -= principal;
    return dueOn > end ? [{ on: dueOn, balance: { cents: left, currency } }] : [];
  });
  return { paid: [...behind, { on: end, balance: loan.principalBalance }], toCome };
};
