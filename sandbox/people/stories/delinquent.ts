import type { LoanPlan } from '../loan-plan.ts';
import type { Shops } from '../shops.ts';
import { chargedOff } from './charged-off.ts';
import { monthly } from './monthly.ts';

/** Three instalments missed with late fees and a returned payment, and an older loan written off. */
export const delinquent = (shops: Shops): readonly LoanPlan[] => [
  monthly(shops, 'computer', '21.99', {
    source: 'VIRTUALCARD',
    term: 12,
    due: 7,
    paid: 4,
    nextIn: 6,
    lateFee: { cents: 1500, afterDays: 16 },
    returnedPaymentDaysAgo: 38,
  }),
  chargedOff(shops, 'furniture'),
];
