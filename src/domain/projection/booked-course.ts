import { comparePlainDates, type PlainDate } from '../calendar/index.ts';
import type { Loan } from '../loan/index.ts';
import type { Money } from '../money/index.ts';
import type { Activity } from '../payment/index.ts';

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
 * was lent to what is owed: some of it is missing, or was moved by what tells no allocation.
 */
export const bookedCourse = (
  { original, principalBalance }: Pick<Loan, 'original' | 'principalBalance'>,
  activity: readonly Activity[],
): readonly CoursePoint[] | undefined => {
  const points = pointsOf(original, activity);
  return (points.at(-1)?.balance ?? original).cents === principalBalance.cents ? points : undefined;
};
