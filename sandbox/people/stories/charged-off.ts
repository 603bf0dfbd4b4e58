import type { LoanPlan } from '../loan-plan.ts';
import type { Shops } from '../shops.ts';
import { monthly } from './monthly.ts';

type Goods = Parameters<typeof monthly>[1];

/** A loan that stayed unpaid until it was written off, with the late fees of the first months. */
export const chargedOff = (shops: Shops, goods: Goods): LoanPlan =>
  monthly(shops, goods, '19.99', {
    source: 'INSTORE',
    term: 18,
    due: 11,
    paid: 4,
    nextIn: 15,
    lateFee: { cents: 1500, afterDays: 16 },
    ending: { kind: 'CHARGED_OFF', daysAgo: 12 },
  });
