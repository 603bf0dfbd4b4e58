import { type LoanPlan, totalOf } from '../loan-plan.ts';
import type { Shops } from '../shops.ts';
import { rate } from './rate.ts';

type Rest = Omit<LoanPlan, 'merchant' | 'items' | 'kind' | 'terms' | 'frequency' | 'term' | 'downPayment'>;

/** A quarter at the purchase and three more every fourteen days, without interest. */
export const split = (
  shops: Shops,
  goods: Exclude<keyof Shops, 'dayCount' | 'rounding'>,
  rest: Rest,
): LoanPlan => ({
  ...shops[goods],
  kind: 'SPLIT_PAY',
  terms: rate(shops, '0'),
  frequency: 'BIWEEKLY',
  term: 3,
  downPayment: Math.ceil(totalOf(shops[goods].items) / 4),
  ...rest,
});
