import { addDays, addMonths, laterOf, type PlainDate, partsOf } from '../calendar/plain-date.ts';
import { type InterestTerms, interestBetween } from './interest.ts';

/** One agreed payment of a schedule, in cents. */
export interface Instalment {
  readonly number: number;
  readonly dueOn: PlainDate;
  readonly amount: number;
  readonly principal: number;
  readonly interest: number;
  readonly paid: number;
}

export type Frequency = 'MONTHLY' | 'BIWEEKLY';

/** Due days from the first one; monthly ones keep to its day of month without drift. */
export const dueDates = (first: PlainDate, count: number, frequency: Frequency): readonly PlainDate[] =>
  Array.from({ length: count }, (_, index) =>
    frequency === 'BIWEEKLY' ? addDays(first, 14 * index) : addMonths(first, index, partsOf(first)[2]),
  );

interface Plan {
  readonly terms: InterestTerms;
  readonly principal: number;
  readonly from: PlainDate;
  readonly dates: readonly PlainDate[];
}

/** What is left of the principal when a level amount is paid on every date. */
const leftAfter = ({ terms, principal, from, dates }: Plan, level: number): number => {
  let [left, since] = [principal, from];
  for (const date of dates) {
    left += interestBetween(terms, left, since, date) - level;
    since = date;
    if (left <= 0) return left;
  }
  return left;
};

/** The smallest level amount that pays everything off by the last date. */
const levelAmount = (plan: Plan): number => {
  let [low, high] = [0, plan.principal * 2 + 100];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (leftAfter(plan, middle) <= 0) high = middle;
    else low = middle;
  }
  return high;
};

/**
 * Splits a loan into level instalments whose last one takes the remainder. Without interest the first ones take the
 * odd cents, so that no two differ by more than one.
 */
export const makeSchedule = (plan: Plan): readonly Instalment[] => {
  const level = levelAmount(plan);
  let [left, since] = [plan.principal, plan.from];
  return plan.dates.map((dueOn, index) => {
    const interest = interestBetween(plan.terms, left, since, dueOn);
    const isLast = index === plan.dates.length - 1;
    const amount = isLast ? left + interest : Math.min(level, left + interest);
    const principal = amount - interest;
    left -= principal;
    since = dueOn;
    return { number: index + 1, dueOn, amount, principal, interest, paid: 0 };
  });
};

interface Owed {
  readonly terms: InterestTerms;
  readonly principal: number;
  readonly interest: number;
  readonly accruedThrough: PlainDate;
}

/**
 * Projects the unpaid instalments again after money was booked: amounts stay as agreed, the last one takes what is left,
 * and those that are not needed any more fall away. A loan that still owes after its last instalment keeps that one open.
 */
export const projectAgain = (instalments: readonly Instalment[], owed: Owed): readonly Instalment[] => {
  const lastNumber = instalments[instalments.length - 1]?.number;
  const isOpen = (row: Instalment): boolean => row.paid < row.amount || row.number === lastNumber;
  let [principal, interest, since] = [owed.principal, owed.interest, owed.accruedThrough];

  return instalments.flatMap((row): readonly Instalment[] => {
    if (!isOpen(row)) return [row];
    if (principal + interest === 0) {
      return row.paid > 0 ? [{ ...row, amount: row.paid, ...splitOf(row, row.paid) }] : [];
    }
    const until = laterOf(since, row.dueOn);
    interest += interestBetween(owed.terms, principal, since, until);
    since = until;
    const rest = principal + interest;
    const due = row.number === lastNumber ? rest : Math.min(row.amount - row.paid, rest);
    const interestPart = Math.min(interest, due);
    interest -= interestPart;
    principal -= due - interestPart;
    const amount = row.paid + due;
    // What was paid already keeps the split that it was agreed with.
    const before = splitOf(row, row.paid);
    return [
      {
        ...row,
        amount,
        interest: before.interest + interestPart,
        principal: amount - before.interest - interestPart,
      },
    ];
  });
};

/** Interest first, then principal, of a part of an instalment. */
const splitOf = (
  row: Instalment,
  part: number,
): { readonly interest: number; readonly principal: number } => {
  const interest = Math.min(row.interest, part);
  return { interest, principal: part - interest };
};
