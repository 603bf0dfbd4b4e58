import { countLoans, LOAN_STATUSES, type LoanStatus } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { array, boolean, constantFrom, property, record, shuffledSubarray } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

const usd = (cents: number): Money => ({ cents, currency: 'USD' });
const loan = (status: LoanStatus, pastDue = 0, autopayEnrolled = false) => ({
  status,
  pastDue: usd(pastDue),
  autopayEnrolled,
});
const anyLoan = record({
  status: constantFrom(...LOAN_STATUSES),
  pastDue: constantFrom(0, 1, 12_345).map(usd),
  autopayEnrolled: boolean(),
});

describe("a buyer's loans are counted", () => {
  it('by segment, and outstanding ones by past-due amount and autopay', () => {
    const loans = [loan('OUTSTANDING', 500, true), loan('REVIEW'), loan('ACCEPTED', 0, true), loan('PAID')];
    expect(countLoans(loans)).toEqual({ outstanding: 3, closed: 1, pastDue: 1, autopayEnrolled: 2 });
  });

  it('without past-due amounts or autopay of closed loans, and without offers', () => {
    const loans = [loan('CHARGED_OFF', 900, true), loan('OFFERED', 100, true)];
    expect(countLoans(loans)).toEqual({ outstanding: 0, closed: 1, pastDue: 0, autopayEnrolled: 0 });
  });

  it('alike in whatever order they come', () => {
    holds(
      property(
        array(anyLoan).chain((loans) =>
          record({ loans: constantFrom(loans), mixed: shuffledSubarray(loans, { minLength: loans.length }) }),
        ),
        ({ loans, mixed }) => {
          expect(countLoans(mixed)).toEqual(countLoans(loans));
        },
      ),
    );
  });

  it('so that the parts of a list add up to the whole', () => {
    holds(
      property(array(anyLoan), array(anyLoan), (some, others) => {
        const [a, b, all] = [countLoans(some), countLoans(others), countLoans([...some, ...others])];
        for (const count of ['outstanding', 'closed', 'pastDue', 'autopayEnrolled'] as const)
          expect(all[count]).toBe(a[count] + b[count]);
      }),
    );
  });
});
