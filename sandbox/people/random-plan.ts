import { type LoanPlan, totalOf } from './loan-plan.ts';
import type { RandomSource } from './random-source.ts';
import { GOODS, type Shops } from './shops.ts';

/** Possible states of a loan; one that is listed more often is more likely. */
const STATES = [
  'current',
  'current',
  'current',
  'new',
  'autopay',
  'autopay',
  'pending',
  'grace',
  'delinquent',
  'charged-off',
  'paid',
  'cancelled',
  'returned',
  'hardship',
  'charged-back',
  'refunded',
] as const;

const LATE_FEE = { cents: 1500, afterDays: 16 };

/** A loan of any kind and state, the same for the same source. */
export const randomPlan = (shops: Shops, random: RandomSource): LoanPlan => {
  const { between, pick, chance } = random;
  const { dayCount, rounding } = shops;
  const isSplit = chance(25);
  const frequency = isSplit || chance(25) ? 'BIWEEKLY' : 'MONTHLY';
  const term = isSplit ? 3 : between(6, 36);
  const period = frequency === 'MONTHLY' ? 28 : 14;
  const rate = isSplit ? '0' : (between(399, 2_999) / 100).toFixed(2);
  const goods = shops[pick(GOODS)];
  const downPayment = isSplit ? Math.ceil(totalOf(goods.items) / 4) : undefined;
  const done = between(1, term - 1);
  const base = {
    ...goods,
    source: pick(['INSTORE', 'VIRTUALCARD', 'BANK'] as const),
    kind: isSplit ? ('SPLIT_PAY' as const) : ('INSTALLMENT_LOAN' as const),
    terms: { rate, dayCount, rounding },
    frequency: frequency as LoanPlan['frequency'],
    term,
    due: done,
    paid: done,
    nextIn: between(1, period - 1),
    ...(downPayment === undefined ? {} : { downPayment }),
    ...(chance(10) ? { migrated: true } : {}),
  };
  const late = (missed: number): LoanPlan => {
    const due = Math.max(1, Math.min(term - 1, done));
    return { ...base, due, paid: Math.max(0, due - missed), ...(isSplit ? {} : { lateFee: LATE_FEE }) };
  };
  const state = pick(STATES);
  switch (state) {
    case 'new':
      return { ...base, due: 0, paid: 0 };
    case 'autopay':
      return { ...base, autopay: true };
    case 'pending':
      return { ...base, hasPendingPayment: true };
    case 'grace':
      return { ...late(1), nextIn: period - between(1, 12) };
    case 'delinquent':
      return late(between(2, 3));
    case 'charged-off':
      return {
        ...late(term),
        ending: { kind: 'CHARGED_OFF', daysAgo: between(1, 12) },
      };
    case 'paid':
      return { ...base, ending: { kind: 'PAID', daysAgo: between(1, 12) } };
    case 'cancelled':
      return { ...base, ending: { kind: 'CANCELLED', daysAgo: between(1, 12) } };
    case 'returned':
      return {
        ...late(1),
        nextIn: period - between(4, 12),
        returnedPaymentDaysAgo: 3,
        ...(chance(60) ? { retryInDays: between(1, 6) } : { returnedFor: 'PAYMENT_STOPPED' }),
      };
    case 'hardship':
      return {
        ...base,
        hardship: {
          plan: pick([0, 29, 59] as const),
          amount: pick([0, between(1_000, 3_000), between(3_000, 8_000)]),
          sinceDaysAgo: between(1, period),
          months: between(2, 6),
        },
      };
    case 'charged-back':
      return { ...base, chargedBackDaysAgo: between(1, 9) };
    case 'refunded': {
      const left = (totalOf(goods.items) - (downPayment ?? 0)) * ((term - done) / term);
      return { ...base, purchaseRefund: { cents: Math.floor((left * between(5, 60)) / 100), daysAgo: 0 } };
    }
    default:
      return base;
  }
};
