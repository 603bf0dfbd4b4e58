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

/** What is owed at a day, principal and interest apart: unpaid interest bears none. In cents. */
interface Owed {
  readonly terms: InterestTerms;
  readonly principal: number;
  readonly interest: number;
  readonly accruedThrough: PlainDate;
}

/** Lets interest run to a day and pays up to an amount: interest first. Never pays more than is owed. */
const pay = (
  owed: Owed,
  on: PlainDate,
  most: number,
): Owed & { readonly paid: number; readonly toInterest: number } => {
  const until = laterOf(owed.accruedThrough, on);
  const interest = owed.interest + interestBetween(owed.terms, owed.principal, owed.accruedThrough, until);
  const paid = Math.min(most, owed.principal + interest);
  const toInterest = Math.min(interest, paid);
  return {
    terms: owed.terms,
    principal: owed.principal - (paid - toInterest),
    interest: interest - toInterest,
    accruedThrough: until,
    paid,
    toInterest,
  };
};

interface Plan {
  readonly terms: InterestTerms;
  readonly principal: number;
  readonly from: PlainDate;
  readonly dates: readonly PlainDate[];
}

const opening = ({ terms, principal, from }: Plan): Owed => ({
  terms,
  principal,
  interest: 0,
  accruedThrough: from,
});

const isPaidOffBy = (plan: Plan, level: number): boolean => {
  const end = plan.dates.reduce<Owed>((owed, date) => pay(owed, date, level), opening(plan));
  return end.principal + end.interest === 0;
};

/** The smallest level amount that pays everything off by the last date. */
const levelAmount = (plan: Plan): number => {
  let [low, high] = [0, plan.principal * 2 + 100];
  while (!isPaidOffBy(plan, high)) high *= 2;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (isPaidOffBy(plan, middle)) high = middle;
    else low = middle;
  }
  return high;
};

/** Splits a loan into level instalments whose last one takes the remainder. */
export const makeSchedule = (plan: Plan): readonly Instalment[] => {
  const level = levelAmount(plan);
  let owed = opening(plan);
  return plan.dates.map((dueOn, index) => {
    const { paid: amount, toInterest: interest, ...after } = pay(owed, dueOn, level);
    owed = after;
    return { number: index + 1, dueOn, amount, principal: amount - interest, interest, paid: 0 };
  });
};

/** Interest first, then principal, of a part of an instalment. */
const interestOf = (row: Instalment, part: number): number => Math.min(row.interest, part);

/**
 * Projects the unpaid instalments again after money was booked: amounts stay as agreed, the last one takes what is left,
 * and those that are no longer needed are dropped. A loan that still owes after its last instalment keeps that one open.
 */
export const projectAgain = (instalments: readonly Instalment[], booked: Owed): readonly Instalment[] => {
  const lastNumber = instalments[instalments.length - 1]?.number;
  let owed = booked;
  return instalments.flatMap((row): readonly Instalment[] => {
    const isLast = row.number === lastNumber;
    if (row.paid >= row.amount && !isLast) return [row];
    const {
      paid: due,
      toInterest,
      ...after
    } = pay(owed, row.dueOn, isLast ? Number.MAX_SAFE_INTEGER : row.amount - row.paid);
    owed = after;
    const amount = row.paid + due;
    if (amount === 0) return [];
    // What was paid already keeps the split that it was agreed with.
    const interest = interestOf(row, row.paid) + toInterest;
    return [{ ...row, amount, interest, principal: amount - interest }];
  });
};
