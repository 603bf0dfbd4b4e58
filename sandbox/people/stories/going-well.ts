import type { LoanPlan } from '../loan-plan.ts';
import type { Shops } from '../shops.ts';
import { monthly } from './monthly.ts';
import { split } from './split.ts';

/** Three loans going well and two closed ones. */
export const goingWell = (shops: Shops): readonly LoanPlan[] => [
  monthly(shops, 'furniture', '14.99', { source: 'INSTORE', term: 24, due: 9, paid: 9, nextIn: 9 }),
  split(shops, 'clothes', { source: 'VIRTUALCARD', due: 1, paid: 1, nextIn: 5 }),
  monthly(shops, 'dentist', '9.99', {
    source: 'BANK',
    term: 12,
    due: 4,
    paid: 4,
    nextIn: 17,
    autopay: true,
  }),
  monthly(shops, 'bicycle', '11.49', {
    source: 'INSTORE',
    term: 12,
    due: 12,
    paid: 9,
    nextIn: -40,
    ending: { kind: 'PAID', daysAgo: 135 },
    migrated: true,
  }),
  split(shops, 'audio', {
    source: 'VIRTUALCARD',
    due: 3,
    paid: 1,
    nextIn: -60,
    ending: { kind: 'CANCELLED', daysAgo: 92 },
  }),
];
