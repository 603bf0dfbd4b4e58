import type { LoanPlan } from '../loan-plan.ts';
import type { Shops } from '../shops.ts';
import { monthly } from './monthly.ts';

/** A loan that was accepted a few days ago: nothing is due for almost a month. */
export const justApproved = (shops: Shops): readonly LoanPlan[] => [
  monthly(shops, 'bicycle', '11.99', {
    source: 'INSTORE',
    term: 18,
    due: 0,
    paid: 0,
    nextIn: 25,
    isNew: true,
  }),
];

/** A purchase that the lender still looks at, beside a loan that goes well. */
export const inReview = (shops: Shops): readonly LoanPlan[] => [
  monthly(shops, 'kitchen', '13.49', {
    source: 'VIRTUALCARD',
    term: 24,
    due: 0,
    paid: 0,
    nextIn: 29,
    offer: { kind: 'REVIEW', placedDaysAgo: 1 },
  }),
  monthly(shops, 'tyres', '12.99', { source: 'INSTORE', term: 12, due: 5, paid: 5, nextIn: 13 }),
];

/** An offer that its buyer never accepted, and a plan that the previous system closed once it was paid. */
export const expiredAndClosed = (shops: Shops): readonly LoanPlan[] => [
  monthly(shops, 'piano', '9.99', {
    source: 'INSTORE',
    term: 24,
    due: 0,
    paid: 0,
    nextIn: 0,
    offer: { kind: 'EXPIRED', placedDaysAgo: 52, daysAgo: 22 },
  }),
  monthly(shops, 'computer', '15.99', {
    source: 'VIRTUALCARD',
    term: 12,
    due: 12,
    paid: 11,
    nextIn: -210,
    ending: { kind: 'CLOSED', daysAgo: 245 },
    migrated: true,
  }),
];
