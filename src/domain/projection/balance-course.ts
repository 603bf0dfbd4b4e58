import { comparePlainDates, type PlainDate } from '../calendar/index.ts';
import { asOfDate, type Loan, segmentOf } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import type { Activity } from '../payment/index.ts';
import { positionOf } from './loan-position.ts';
import { projectSchedule } from './project-schedule.ts';

/** The principal owed from a day on. */
export interface CoursePoint {
  readonly on: PlainDate;
  readonly balance: Money;
}

/** The principal owed after each day with a booking that changed it; a chargeback restores what its payment had paid. */
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
 * A loan's principal over time, from all of its activity. `undefined` if the activity does not lead from the original
 * amount to what is owed now: some of it is missing or has no allocation.
 */
const bookedCourse = (
  { original, principalBalance }: Pick<Loan, 'original' | 'principalBalance'>,
  activity: readonly Activity[],
): readonly CoursePoint[] | undefined => {
  const points = pointsOf(original, activity);
  return (points.at(-1)?.balance ?? original).cents === principalBalance.cents ? points : undefined;
};

/** A loan's balance over time: since its opening, and in the future if every instalment is paid on its day. */
export interface BalanceCourse {
  /** The last point is the current balance. */
  readonly paid: readonly CoursePoint[];
  readonly toCome: readonly CoursePoint[];
}

/** The original amount, less the agreed principal of each paid instalment. */
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
 * The past is what was booked, or what was agreed if not all activity is known; the current balance is the platform's. The
 * future is projected from the loan's terms, and omitted if the rate is unknown. A closed loan ends at its last day.
 */
export const balanceCourse = (
  loan: Pick<
    Loan,
    | 'openedOn'
    | 'status'
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
    loan.closedOn === undefined && segmentOf(loan.status) !== 'closed'
      ? positionOf(loan).map((position) => projectSchedule(position).open)
      : undefined;
  const toCome = (open?.unwrapOr([]) ?? []).flatMap(({ dueOn, principal }): readonly CoursePoint[] => {
    left -= principal;
    return dueOn > end ? [{ on: dueOn, balance: { cents: left, currency } }] : [];
  });
  const opening = loan.openedOn < end ? [{ on: loan.openedOn, balance: loan.original }] : [];
  return { paid: [...opening, ...behind, { on: end, balance: loan.principalBalance }], toCome };
};
