import type { InterestTerms } from '../ledger/interest.ts';
import type { LoanPlan, Purchase } from './loan-plan.ts';

/** Shops of one tenant, so that a story reads like life where it is told. */
export interface Shops {
  readonly furniture: { readonly merchant: string; readonly items: readonly Purchase[] };
  readonly clothes: { readonly merchant: string; readonly items: readonly Purchase[] };
  readonly dentist: { readonly merchant: string; readonly items: readonly Purchase[] };
  readonly bicycle: { readonly merchant: string; readonly items: readonly Purchase[] };
  readonly audio: { readonly merchant: string; readonly items: readonly Purchase[] };
  readonly kitchen: { readonly merchant: string; readonly items: readonly Purchase[] };
  readonly computer: { readonly merchant: string; readonly items: readonly Purchase[] };
  readonly dayCount: InterestTerms['dayCount'];
  readonly rounding: InterestTerms['rounding'];
}

const rate = (shops: Shops, apr: string): InterestTerms => ({
  apr,
  dayCount: shops.dayCount,
  rounding: shops.rounding,
});

const quarter = (items: readonly Purchase[]): number =>
  Math.ceil(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0) / 4);

/** Three loans going well and two closed ones. */
export const goingWell = (shops: Shops): readonly LoanPlan[] => [
  {
    ...shops.furniture,
    source: 'INSTORE',
    kind: 'INSTALLMENT_LOAN',
    terms: rate(shops, '14.99'),
    frequency: 'MONTHLY',
    term: 24,
    due: 9,
    paid: 9,
    nextIn: 9,
  },
  {
    ...shops.clothes,
    source: 'VIRTUALCARD',
    kind: 'SPLIT_PAY',
    terms: rate(shops, '0'),
    frequency: 'BIWEEKLY',
    term: 3,
    due: 1,
    paid: 1,
    nextIn: 5,
    downPayment: quarter(shops.clothes.items),
  },
  {
    ...shops.dentist,
    source: 'BANK',
    kind: 'INSTALLMENT_LOAN',
    terms: rate(shops, '9.99'),
    frequency: 'MONTHLY',
    term: 12,
    due: 4,
    paid: 4,
    nextIn: 17,
    autopay: true,
  },
  {
    ...shops.bicycle,
    source: 'INSTORE',
    kind: 'INSTALLMENT_LOAN',
    terms: rate(shops, '11.49'),
    frequency: 'MONTHLY',
    term: 12,
    due: 12,
    paid: 9,
    nextIn: -40,
    ending: { kind: 'PAID', daysAgo: 135 },
    migrated: true,
  },
  {
    ...shops.audio,
    source: 'VIRTUALCARD',
    kind: 'SPLIT_PAY',
    terms: rate(shops, '0'),
    frequency: 'BIWEEKLY',
    term: 3,
    due: 3,
    paid: 1,
    nextIn: -60,
    downPayment: quarter(shops.audio.items),
    ending: { kind: 'CANCELLED', daysAgo: 92 },
  },
];

/** A loan that is a few days late, and another that is not. */
export const inGrace = (shops: Shops): readonly LoanPlan[] => [
  {
    ...shops.kitchen,
    source: 'INSTORE',
    kind: 'INSTALLMENT_LOAN',
    terms: rate(shops, '17.99'),
    frequency: 'MONTHLY',
    term: 18,
    due: 6,
    paid: 5,
    nextIn: 24,
  },
  {
    ...shops.bicycle,
    source: 'BANK',
    kind: 'INSTALLMENT_LOAN',
    terms: rate(shops, '12.99'),
    frequency: 'MONTHLY',
    term: 12,
    due: 2,
    paid: 2,
    nextIn: 12,
  },
];

/** Three instalments missed with late fees and a returned payment, and an older loan written off. */
export const delinquent = (shops: Shops): readonly LoanPlan[] => [
  {
    ...shops.computer,
    source: 'VIRTUALCARD',
    kind: 'INSTALLMENT_LOAN',
    terms: rate(shops, '21.99'),
    frequency: 'MONTHLY',
    term: 12,
    due: 7,
    paid: 4,
    nextIn: 6,
    lateFee: { cents: 1500, afterDays: 15 },
    returnedPaymentDaysAgo: 38,
  },
  {
    ...shops.furniture,
    source: 'INSTORE',
    kind: 'INSTALLMENT_LOAN',
    terms: rate(shops, '19.99'),
    frequency: 'MONTHLY',
    term: 18,
    due: 11,
    paid: 4,
    nextIn: 15,
    lateFee: { cents: 1500, afterDays: 15 },
    ending: { kind: 'CHARGED_OFF', daysAgo: 12 },
  },
];
