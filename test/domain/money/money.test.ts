import {
  addMoney,
  CURRENCIES,
  compareMoney,
  isPositive,
  MAX_CENTS,
  money,
  multiplyMoney,
  noMoney,
  subtractMoney,
  sumMoney,
} from '@member-portal/domain/money';
import { array, double, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyAmountOf, anyCurrency, anyMoney } from '../../support/arbitraries/money.ts';
import { holds } from '../../support/property-runs.ts';

const anyDollars = anyAmountOf('USD');

describe('money', () => {
  it('is made of whole cents only, whatever number is given', () => {
    holds(
      property(double(), anyCurrency, (cents, currency) => {
        const made = money(cents, currency);
        expect(made.isOk()).toBe(Number.isInteger(cents) && Math.abs(cents) <= MAX_CENTS);
        if (made.isErr()) expect(made.error).toEqual({ kind: 'invalid-money' });
      }),
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, MAX_CENTS + 1, -MAX_CENTS - 1, 2 ** 53])(
    'refuses %d cents',
    (cents) => {
      expect(money(cents, 'USD')._unsafeUnwrapErr()).toEqual({ kind: 'invalid-money' });
    },
  );

  it('keeps the cents and the currency that it was given', () => {
    holds(
      property(anyMoney, (amount) => {
        expect(money(amount.cents, amount.currency)._unsafeUnwrap()).toEqual(amount);
      }),
    );
  });

  it('knows no negative zero', () => {
    expect(Object.is(money(-0, 'CAD')._unsafeUnwrap().cents, 0)).toBe(true);
  });

  it('comes in United States and Canadian dollars', () => {
    expect(CURRENCIES).toEqual(['USD', 'CAD']);
  });
});

describe('adding money', () => {
  it('may be done in any order', () => {
    holds(
      property(anyDollars, anyDollars, (a, b) => {
        expect(addMoney(a, b)).toEqual(addMoney(b, a));
      }),
    );
  });

  it('is undone by subtracting', () => {
    holds(
      property(anyDollars, anyDollars, (a, b) => {
        expect(subtractMoney(addMoney(a, b), b)).toEqual(a);
      }),
    );
  });

  it('of nothing changes nothing', () => {
    holds(
      property(anyMoney, (amount) => {
        expect(addMoney(amount, noMoney(amount.currency))).toEqual(amount);
      }),
    );
  });

  it('of a list is adding its amounts one by one', () => {
    holds(
      property(array(anyDollars), (amounts) => {
        const cents = amounts.reduce((total, amount) => total + amount.cents, 0);
        expect(sumMoney(amounts, 'USD')).toEqual({ cents, currency: 'USD' });
      }),
    );
  });

  it('of thousands of the greatest amounts is exact', () => {
    const greatest = { cents: MAX_CENTS, currency: 'USD' } as const;
    expect(sumMoney(Array(9000).fill(greatest), 'USD').cents).toBe(9000 * MAX_CENTS);
  });

  it('never gives a sum that is not exact', () => {
    const [most, one] = [Number.MAX_SAFE_INTEGER, 1].map((cents) => ({ cents, currency: 'USD' }) as const);
    if (!most || !one) throw new Error('two amounts');
    expect(() => addMoney(most, one)).toThrow(RangeError);
    expect(() => subtractMoney({ ...most, cents: -most.cents }, one)).toThrow(RangeError);
  });

  it('knows no negative zero', () => {
    const zero = { cents: 0, currency: 'USD' } as const;
    expect(Object.is(subtractMoney({ ...zero, cents: -0 }, zero).cents, 0)).toBe(true);
  });

  it('of an empty list is nothing, in the currency that was asked for', () => {
    expect(sumMoney([], 'CAD')).toEqual({ cents: 0, currency: 'CAD' });
  });

  it.each([addMoney, subtractMoney, compareMoney])('%o refuses to mix currencies', (combine) => {
    expect(() => combine(noMoney('USD'), noMoney('CAD'))).toThrow('Currencies differ: USD, CAD');
  });
});

describe('multiplying money', () => {
  it('is adding an amount as many times', () => {
    holds(
      property(anyDollars, integer({ min: 0, max: 50 }), (amount, times) => {
        expect(multiplyMoney(amount, times)).toEqual(sumMoney(Array(times).fill(amount), 'USD'));
      }),
    );
  });

  it.each([Number.MAX_SAFE_INTEGER, 0.5, Number.NaN])('by %d gives no amount that is not exact', (times) => {
    expect(() => multiplyMoney({ cents: 3, currency: 'CAD' }, times)).toThrow(RangeError);
  });
});

describe('comparing money', () => {
  it('follows the cents', () => {
    holds(
      property(anyDollars, anyDollars, (a, b) => {
        expect(Math.sign(compareMoney(a, b))).toBe(Math.sign(a.cents - b.cents));
      }),
    );
  });

  it.each([
    [-1, false],
    [0, false],
    [1, true],
  ])('finds %d cents positive: %s', (cents, positive) => {
    expect(isPositive({ cents, currency: 'USD' })).toBe(positive);
  });
});
