import type { LoanPlan } from '../loan-plan.ts';
import type { Shops } from '../shops.ts';
import { rate } from './rate.ts';

type Goods = Exclude<keyof Shops, 'dayCount' | 'rounding'>;
type Rest = Omit<LoanPlan, 'merchant' | 'items' | 'kind' | 'terms' | 'frequency'>;

/** A monthly instalment loan at a yearly rate in percent for what one shop sold. */
export const monthly = (shops: Shops, goods: Goods, yearly: string, rest: Rest): LoanPlan => ({
  ...shops[goods],
  kind: 'INSTALLMENT_LOAN',
  terms: rate(shops, yearly),
  frequency: 'MONTHLY',
  ...rest,
});
