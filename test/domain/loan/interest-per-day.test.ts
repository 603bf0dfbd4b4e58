import { interestPerDay } from '@member-portal/domain/loan';
import { integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoney } from '../../support/arbitraries/money.ts';
import { usd } from '../../support/builders/a-loan.ts';
import { holds } from '../../support/property-runs.ts';

describe('the interest of a day', () => {
  it('is within half a cent of what is quoted, in the currency of the amount', () => {
    holds(
      property(integer({ min: 0, max: 100_000_000 }), anyMoney, (tenThousandths, amount) => {
        const perDiem = (tenThousandths / 10_000).toFixed(4);
        const { cents, currency } = interestPerDay({ perDiem, amount });
        expect(Number.isInteger(cents)).toBe(true);
        expect(Math.abs(cents * 100 - tenThousandths)).toBeLessThanOrEqual(50);
        expect(currency).toBe(amount.currency);
      }),
    );
  });

  it('is nothing where less than half a cent is quoted', () => {
    expect(interestPerDay({ perDiem: '0.0049', amount: usd(1) })).toEqual(usd(0));
    expect(interestPerDay({ perDiem: '0.26945', amount: usd(1) })).toEqual(usd(27));
  });
});
