import { err, ok, type Result } from 'neverthrow';

/** Currencies a loan may be held in (ISO 4217). */
export const CURRENCIES = ['USD', 'CAD'] as const;
export type Currency = (typeof CURRENCIES)[number];

/** An amount in integer cents. There is no other amount in the domain, so no rounding can hide in one. */
export interface Money {
  readonly cents: number;
  readonly currency: Currency;
}

/** A number that is no amount in whole cents. */
export interface InvalidMoney {
  readonly kind: 'invalid-money';
}

/** Money from integer cents. Refuses fractions, NaN, infinities and amounts past exact integers. */
export const money = (cents: number, currency: Currency): Result<Money, InvalidMoney> =>
  Number.isSafeInteger(cents)
    ? ok({ cents: cents === 0 ? 0 : cents, currency })
    : err({ kind: 'invalid-money' });

/** Nothing, in a currency. */
export const noMoney = (currency: Currency): Money => ({ cents: 0, currency });

/** Mixing currencies is a bug of the caller, never an input that a buyer can give. */
const sameCurrency = (a: Money, b: Money): Currency => {
  if (a.currency !== b.currency) throw new Error(`Currencies differ: ${a.currency}, ${b.currency}`);
  return a.currency;
};

/** The sum of two amounts of one currency. */
export const addMoney = (a: Money, b: Money): Money => ({
  currency: sameCurrency(a, b),
  cents: a.cents + b.cents,
});

/** What is left of an amount; less than nothing where more is taken from it. One currency. */
export const subtractMoney = (a: Money, b: Money): Money => ({
  currency: sameCurrency(a, b),
  cents: a.cents - b.cents,
});

/** Negative when `a` is less than `b`, zero when equal, positive when greater. */
export const compareMoney = (a: Money, b: Money): number => {
  sameCurrency(a, b);
  return a.cents - b.cents;
};

/** Whether an amount is more than nothing. */
export const isPositive = (amount: Money): boolean => amount.cents > 0;

/** The sum of amounts; nothing of `currency` for an empty list. */
export const sumMoney = (amounts: readonly Money[], currency: Currency): Money =>
  amounts.reduce(addMoney, noMoney(currency));
