import { type LoanPlan, type Purchase, totalOf } from '../loan-plan.ts';
import { MERCHANTS, type Ware } from './merchants.ts';

/** Loans that are open on the day the data is made: in split pay, so that they can be moved to any other day whole. */
const OPEN_OF = 12.5;
const RATES = ['7.99', '9.99', '11.49', '14.99'] as const;
const SOURCES = ['INSTORE', 'INSTORE', 'VIRTUALCARD', 'VIRTUALCARD', 'BANK'] as const;
const DAYS_BACK = 2_300;
const LAST = 20;

/** Numbers between 0 and 1 that look random and are the same every time (mulberry32). */
const numbersFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/**
 * So many plans with so many activities in all, none of which looks like another. A closed loan has an activity for each
 * instalment, the last of them its pay-off; an open one for
 * each that has been due; one that was called off for what was paid and given back.
 */
export const manyPlans = (loans: number, activities: number): readonly LoanPlan[] => {
  const next = numbersFrom(20_260_311);
  const whole = (from: number, to: number): number => from + Math.floor(next() * (to - from + 1));
  const one = <T>(list: readonly [T, ...T[]] | readonly T[]): T => {
    const found = list[whole(0, list.length - 1)];
    if (found === undefined) throw new Error('A list to choose from is not empty.');
    return found;
  };
  const priced = ([name, from, to]: Ware): Purchase => ({
    name,
    quantity: next() < 0.7 ? 1 : whole(2, 4),
    price: whole(from, to) * 100 - one([0, 1, 5, 50]),
  });
  const bought = () => {
    const { name: merchant, wares } = one(MERCHANTS);
    const [first, second] = [one(wares), one(wares)];
    const items = first === second || next() < 0.55 ? [priced(first)] : [priced(first), priced(second)];
    return { merchant, items, source: one(SOURCES) };
  };
  const split = (term: number) => {
    const purchase = bought();
    const terms = { rate: '0', dayCount: '30_360', rounding: 'HALF_UP' } as const;
    const downPayment = Math.ceil(totalOf(purchase.items) / (term + 1));
    return { ...purchase, kind: 'SPLIT_PAY', terms, frequency: 'BIWEEKLY', term, downPayment } as const;
  };
  const open = (): LoanPlan => {
    const term = whole(4, 12);
    const due = whole(1, term - 1);
    return { ...split(term), due, paid: due, nextIn: whole(1, 14) };
  };
  const closed = (term: number): LoanPlan => {
    const back = whole(10, DAYS_BACK);
    const isMonthly = term >= 8;
    const terms = { rate: one(RATES), dayCount: '30_360', rounding: 'HALF_UP' } as const;
    const monthly = { ...bought(), kind: 'INSTALLMENT_LOAN', terms, frequency: 'MONTHLY', term } as const;
    return {
      ...(isMonthly ? monthly : split(term)),
      due: term,
      paid: term - 1,
      nextIn: -back,
      // The last instalment is paid off on its day, or in the days before it.
      ending: { kind: 'PAID', daysAgo: back + (isMonthly ? 33 : 14) + whole(0, 3) },
      migrated: back > 1_200,
    };
  };
  const cancelled = (): LoanPlan => {
    const back = whole(10, DAYS_BACK);
    // Called off three days after the first of four instalments, which is given back.
    const ending = { kind: 'CANCELLED', daysAgo: back + 53 } as const;
    return { ...split(4), due: 4, paid: 1, nextIn: -back, ending, migrated: back > 1_200 };
  };
  const plans: LoanPlan[] = [];
  let left = activities;
  for (let index = 0; index < loans; index += 1) {
    const remaining = loans - index;
    if (index % Math.round(OPEN_OF) === 0 && remaining > 2) {
      const plan = open();
      plans.push(plan);
      left -= plan.paid;
      continue;
    }
    if (next() < 0.02 && remaining > LAST) {
      plans.push(cancelled());
      left -= 2;
      continue;
    }
    const wanted = left / remaining;
    const isBehind = wanted > activities / loans;
    const usual = next() < 0.5 ? whole(3, 6) : one(isBehind ? [12, 18, 24] : [9, 12]);
    // The last ones take what is left, evenly.
    const term = remaining > LAST ? usual : Math.max(3, Math.round(wanted));
    plans.push(closed(term));
    left -= term;
  }
  return plans;
};
