import { comparePlainDates, type PlainDate } from '../calendar/index.ts';
import { asOfDate, type Loan } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import type { Activity } from '../payment/index.ts';
import { positionOf } from './loan-position.ts';
import { projectSchedule } from './project-schedule.ts';

/** The principal owed from a day on. */
export interface CoursePoint {
  readonly on: PlainDate;
  readonly balance: Money;
}

/** The principal owed after each day on which a booking moved it; a chargeback brings back what its payment had paid. */
const pointsOf = (original: Money, activity: readonly Activity[]): readonly CoursePoint[] => {
  const points = new Map<PlainDate, CoursePoint>();
  let { cents } = original;
  for (const { on, type, allocation } of activity.toSorted((a, b) => comparePlainDates(a.on, b.on))) {
    const principal = allocation?.principal.cents ?? 0;
    if (principal === 0) continue;
    cents += type === 'CHARGEBACK' ? principal : -principal;
    points.set(on, { on, balance: { cents, currency: original.currency } });
  }
  return [...points.values()];
};

/**
 * How a loan's principal has moved since it opened, by all of its activity. `undefined` where this does not lead from what
 * was lent to what is owed: some of it is missing, or was moved by activity without an allocation.
 */
const bookedCourse = (
  { original, principalBalance }: Pick<Loan, 'original' | 'principalBalance'>,
  activity: readonly Activity[],
): readonly CoursePoint[] | undefined => {
  const points = pointsOf(original, activity);
  return (points.at(-1)?.balance ?? original).cents === principalBalance.cents ? points : undefined;
};

/** A loan's balance over time: from its opening up to now, and on from there when every instalment is paid on its day. */
export interface BalanceCourse {
  /** The last point is the present balance. */
  readonly paid: readonly CoursePoint[];
  readonly toCome: readonly CoursePoint[];
}

/** What was lent, less the principal of each instalment paid, as agreed. */
const agreedCourse = ({
  original,
  schedule,
}: Pick<Loan, 'original' | 'schedule'>): readonly CoursePoint[] => {
  let { cents } = original;
  return schedule.flatMap(({ dueOn, principal, status }): readonly CoursePoint[] => {
    if (status !== 'PAID') return [];
    cents -= principal.cents;
    return [{ on: dueOn, balance: { cents, currency: original.currency } }];
  });
};

/**
 * The past is what was booked, or what was agreed where not all activity is known. The present balance is the
 * platform's. The future follows by the loan's own terms; an unknown rate leaves it out. A closed loan ends
 * at its last day.
 */
export const balanceCourse = (
  loan: Pick<
    Loan,
    | 'openedOn'
    | 'closedOn'
    | 'schedule'
    | 'original'
    | 'terms'
    | 'principalBalance'
    | 'accruedInterest'
    | 'fees'
  >,
  today: PlainDate,
  activity: readonly Activity[] = [],
): BalanceCourse => {
  const { currency } = loan.principalBalance;
  const end = asOfDate(loan, today);
  const behind = (bookedCourse(loan, activity) ?? agreedCourse(loan)).filter(
    ({ on }) => on >= loan.openedOn && on < end,
  );
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
