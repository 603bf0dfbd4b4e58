import { interestPerDay } from '@member-portal/domain/loan';
import { integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoney } from '../../support/arbitraries/money.ts';
import { usd } from '../../support/builders/a-loan.ts';
import { holds } from '../../support/property-runs.ts';

describe('the interest of a day', () => {
  it('is what is quoted to the nearest cent, in the currency of the amount', () => {
    holds(
      property(integer({ min: 0, max: 100_000_000 }), anyMoney, (tenThousandths, amount) => {
        const perDiem = (tenThousandths / 10_000).toFixed(4);
        const { cents, currency } = interestPerDay({ perDiem, amount });
        expect(Number.isInteger(cents)).toBe(true);
        // Half a cent is a cent, whatever the binary fraction nearest to the decimal is.
        expect(cents).toBe(Number((BigInt(tenThousandths) + 50n) / 100n));
        expect(currency).toBe(amount.currency);
      }),
    );
  });

  it('is nothing where less than half a cent is quoted', () => {
    expect(interestPerDay({ perDiem: '0.0049', amount: usd(1) })).toEqual(usd(0));
    expect(interestPerDay({ perDiem: '0.26945', amount: usd(1) })).toEqual(usd(27));
    expect(interestPerDay({ perDiem: '1.0050', amount: usd(1) })).toEqual(usd(101));
  });
});
