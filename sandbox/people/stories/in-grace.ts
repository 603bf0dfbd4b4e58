import type { LoanPlan } from '../loan-plan.ts';
import type { Shops } from '../shops.ts';
import { monthly } from './monthly.ts';

/** A loan that is a few days late, and another that is not. */
export const inGrace = (shops: Shops): readonly LoanPlan[] => [
  monthly(shops, 'kitchen', '17.99', { source: 'INSTORE', term: 18, due: 6, paid: 5, nextIn: 24 }),
  monthly(shops, 'bicycle', '12.99', { source: 'BANK', term: 12, due: 2, paid: 2, nextIn: 12 }),
];
