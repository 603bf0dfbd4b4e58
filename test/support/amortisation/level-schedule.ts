import type { PlainDate } from '@member-portal/domain/calendar';
import { type InterestTerms, interestBetween } from '@member-portal/domain/projection';

/** A loan to be paid back in level instalments; principal in cents. */
export interface LevelPlan {
  readonly terms: InterestTerms;
  readonly principal: number;
  readonly from: PlainDate;
  readonly dueOn: readonly PlainDate[];
}

/** One line of an amortisation table, in cents. */
export interface AmortisationLine {
  readonly number: number;
  readonly dueOn: PlainDate;
  readonly amount: number;
  readonly interest: number;
  readonly principal: number;
  /** Principal left after it. */
  readonly balance: number;
}

/** An amortisation table for a level amount; its last line takes what is left, more or less than the others. */
export const amortise = (plan: LevelPlan, level: number): readonly AmortisationLine[] => {
  let [balance, since] = [plan.principal, plan.from];
  return plan.dueOn.map((dueOn, index) => {
    const interest = interestBetween(plan.terms, balance, since, dueOn);
    const isLast = index === plan.dueOn.length - 1;
    const amount = isLast ? balance + interest : Math.min(level, balance + interest);
    balance = balance + interest - amount;
    since = dueOn;
    return { number: index + 1, dueOn, amount, interest, principal: amount - interest, balance };
  });
};

/** How much the last instalment exceeds the level one; negative where it is less. */
const lastExcess = (plan: LevelPlan, level: number): number =>
  (amortise(plan, level).at(-1)?.amount ?? 0) - level;

/**
 * The level amount in cents, to the nearest cent as lenders quote it: the one whose last instalment differs least from
 * the others, the smaller of two that do equally well.
 */
export const levelAmount = (plan: LevelPlan): number => {
  let [tooLittle, enough] = [0, 1];
  while (lastExcess(plan, enough) > 0) [tooLittle, enough] = [enough, enough * 2];
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2);
    if (lastExcess(plan, middle) > 0) tooLittle = middle;
    else enough = middle;
  }
  return lastExcess(plan, tooLittle) <= -lastExcess(plan, enough) ? tooLittle : enough;
};
