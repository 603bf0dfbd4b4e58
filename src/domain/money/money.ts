import { err, ok, type Result } from 'neverthrow';
import type { Currency } from './currency.ts';

/** An amount in integer cents. The domain has no other type for amounts, so nothing is rounded implicitly. */
export interface Money {
  readonly cents: number;
  readonly currency: Currency;
}

/** A number that is not an amount in whole cents. */
export interface InvalidMoney {
  readonly kind: 'invalid-money';
}

/** Ten billion units, in cents: far above any loan, and low enough that thousands of amounts add up exactly. */
export const MAX_CENTS = 1_000_000_000_000;

/**
 * Money from integer cents. Refuses fractions, NaN, infinities and amounts beyond plus or minus `MAX_CENTS`.
 * @example
 * import { money } from '@member-portal/domain/money';
 * const fee = money(1_500, 'USD'); // Ok: 15 dollars
 * const none = money(15.5, 'USD'); // Err: cents are whole
 */
export const money = (cents: number, currency: Currency): Result<Money, InvalidMoney> =>
  Number.isInteger(cents) && Math.abs(cents) <= MAX_CENTS
    ? ok({ cents: cents === 0 ? 0 : cents, currency })
    : err({ kind: 'invalid-money' });

/** Zero in a currency. */
export const noMoney = (currency: Currency): Money => ({ cents: 0, currency });

/** Mixed currencies are a bug in the caller; no input of a buyer causes them. */
const sameCurrency = (a: Money, b: Money): Currency => {
  if (a.currency !== b.currency) throw new Error(`Currencies differ: ${a.currency}, ${b.currency}`);
  return a.currency;
};

/** Sums beyond safe integers would be rounded silently. Amounts that `money` accepts never reach that, so it is a bug. */
const exact = (cents: number): number => {
  if (!Number.isSafeInteger(cents)) throw new RangeError('An amount exceeds exact cents');
  return cents === 0 ? 0 : cents;
};

/** The sum of two amounts of one currency. Throws where it exceeds exact cents. */
export const addMoney = (a: Money, b: Money): Money => ({
  currency: sameCurrency(a, b),
  cents: exact(a.cents + b.cents),
});

/** The difference of two amounts of one currency, which may be negative. Throws like `addMoney`. */
export const subtractMoney = (a: Money, b: Money): Money => ({
  currency: sameCurrency(a, b),
  cents: exact(a.cents - b.cents),
});

/** Multiplies an amount by a whole number. Throws where the product exceeds exact cents. */
export const multiplyMoney = ({ cents, currency }: Money, times: number): Money => ({
  currency,
  cents: exact(cents * times),
});

/** Negative when `a` is less than `b`, zero when equal, positive when greater. */
export const compareMoney = (a: Money, b: Money): number => {
  sameCurrency(a, b);
  return a.cents - b.cents;
};

/** Whether an amount is greater than zero. */
export const isPositive = (amount: Money): boolean => amount.cents > 0;

/** The sum of amounts; zero in `currency` for an empty list. */
export const sumMoney = (amounts: readonly Money[], currency: Currency): Money =>
  amounts.reduce(addMoney, noMoney(currency));
