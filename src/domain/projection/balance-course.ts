import type { PlainDate } from '../calendar/index.ts';
import type { Loan } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import { positionOf } from './loan-position.ts';
import { projectSchedule } from './project-schedule.ts';

/** The principal owed from a day on. */
export interface CoursePoint {
  readonly on: PlainDate;
  readonly balance: Money;
}

/** A loan's balance over time: from its opening up to now, and on from there when every instalment is paid on its day. */
export interface BalanceCourse {
  /** The last point is where the loan stands. */
  readonly paid: readonly CoursePoint[];
  readonly toCome: readonly CoursePoint[];
}

/**
 * What is behind goes down from what was lent by the principal of each instalment paid, as agreed. Where the loan stands is
 * the platform's figure, which days paid early or late have moved. What is to come follows from there by the loan's own
 * terms; an unknown rate leaves it out. A loan that has ended stands still from its last day.
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
  let owed = loan.original.cents;
  const behind = loan.schedule.flatMap(({ dueOn, principal, status }): readonly CoursePoint[] => {
    if (status !== 'PAID' || dueOn >= end) return [];
    owed -= principal.cents;
    return [{ on: dueOn, balance: { cents: owed, currency } }];
  });
  let left = loan.principalBalance.cents;
  const open =
    loan.closedOn === undefined
      ? positionOf(loan).map((position) => projectSchedule(position).open)
      : undefined;
  const toCome = (open?.unwrapOr([]) ?? []).flatMap(({ dueOn, principal }): readonly CoursePoint[] => {
    left -= principal;
    return dueOn > end ? [{ on: dueOn, balance: { cents: left, currency } }] : [];
  });
  const opening = loan.openedOn < end ? [{ on: loan.openedOn, balance: loan.original }] : [];
  return { paid: [...opening, ...behind, { on: end, balance: loan.principalBalance }], toCome };
};
