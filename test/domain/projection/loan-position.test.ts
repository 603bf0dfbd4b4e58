import type { Loan } from '@member-portal/domain/loan';
import { accrueTo, positionOf } from '@member-portal/domain/projection';
import { describe, expect, it } from 'vitest';
import { interestTerms } from '../../support/arbitraries/interest-terms.ts';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan } from '../../support/builders/a-loan.ts';

const cad = (cents: number) => ({ cents, currency: 'CAD' as const });
const loan: Parameters<typeof positionOf>[0] = {
  terms: {
    rate: '36.5',
    dayCount: 'ACTUAL_365',
    rounding: 'HALF_UP',
    allocationOrder: ['INTEREST', 'PRINCIPAL', 'FEES'],
    accruedThrough: day('2026-11-01'),
  },
  principalBalance: cad(100_000),
  accruedInterest: cad(250),
  fees: cad(1500),
  schedule: [
    {
      number: 7,
      dueOn: day('2026-11-15'),
      amount: cad(9000),
      principal: cad(6000),
      interest: cad(3000),
      paid: cad(400),
      status: 'PARTIAL',
    },
  ] satisfies Loan['schedule'],
};
const position = () => positionOf(loan)._unsafeUnwrap();

describe('the position of a loan', () => {
  it('is read from what the platform reports', () => {
    expect(position()).toEqual({
      currency: 'CAD',
      terms: interestTerms('36.5', 'ACTUAL_365', 'HALF_UP'),
      allocationOrder: ['INTEREST', 'PRINCIPAL', 'FEES'],
      owed: { principal: 100_000, interest: 250, fees: 1500 },
      accruedThrough: '2026-11-01',
      instalments: [{ number: 7, dueOn: '2026-11-15', amount: 9000, paid: 400 }],
    });
  });

  it('is refused for a rate that is no number', () => {
    const unreadable = { ...loan, terms: { ...loan.terms, rate: '36,5' } };
    expect(positionOf(unreadable)._unsafeUnwrapErr()).toEqual({ kind: 'invalid-rate' });
  });

  it('goes by the rate that interest accrues by, whatever the APR is', () => {
    const [one, other] = ['9.99', '99.99'].map((apr) => positionOf(aLoan({ apr }))._unsafeUnwrap());
    expect(one).toEqual(other);
  });

  it('takes on interest up to a later day and nothing else', () => {
    expect(accrueTo(position(), day('2026-11-11'))).toEqual({
      ...position(),
      owed: { principal: 100_000, interest: 1250, fees: 1500 },
      accruedThrough: '2026-11-11',
    });
  });

  it.each(['2026-11-01', '2026-10-31', '2020-01-01'])('stays as it is for %s, which is no later', (on) => {
    expect(accrueTo(position(), day(on))).toEqual(position());
  });
});
