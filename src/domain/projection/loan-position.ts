import type { Result } from 'neverthrow';
import type { PlainDate } from '../calendar/index.ts';
import type { AllocationPart, Loan } from '../loan/index.ts';
import type { Currency } from '../money/index.ts';
import { annualRate, type InterestTerms, type InvalidRate, interestBetween } from './interest.ts';

/** Amounts by part, in cents. */
export interface Parts {
  readonly fees: number;
  readonly interest: number;
  readonly principal: number;
}

/** The sum of the parts in cents. */
export const totalOf = ({ fees, interest, principal }: Parts): number => fees + interest + principal;

/** An instalment reduced to what projections need; amounts in cents. */
export interface PlannedInstalment {
  readonly number: number;
  readonly dueOn: PlainDate;
  readonly amount: number;
  readonly paid: number;
}

/** A loan's position on a day, in cents: everything that a payment changes. */
export interface LoanPosition {
  readonly currency: Currency;
  readonly terms: InterestTerms;
  readonly allocationOrder: readonly AllocationPart[];
  readonly owed: Parts;
  /** Interest is included up to this day. */
  readonly accruedThrough: PlainDate;
  readonly instalments: readonly PlannedInstalment[];
}

/** Reads a loan's position from the platform's figures. Fails if the rate is not a number. */
export const positionOf = (
  loan: Pick<Loan, 'terms' | 'principalBalance' | 'accruedInterest' | 'fees' | 'schedule'>,
): Result<LoanPosition, InvalidRate> =>
  annualRate(loan.terms.rate).map((rate) => ({
    currency: loan.principalBalance.currency,
    terms: { rate, dayCount: loan.terms.dayCount, rounding: loan.terms.rounding },
    allocationOrder: loan.terms.allocationOrder,
    owed: {
      principal: loan.principalBalance.cents,
      interest: loan.accruedInterest.cents,
      fees: loan.fees.cents,
    },
    accruedThrough: loan.terms.accruedThrough,
    instalments: loan.schedule.map(({ number, dueOn, amount, paid }) => ({
      number,
      dueOn,
      amount: amount.cents,
      paid: paid.cents,
    })),
  }));

/** Accrues interest up to a later day; a day that is not later changes nothing. */
export const accrueTo = (position: LoanPosition, on: PlainDate): LoanPosition => {
  const { owed, accruedThrough, terms } = position;
  if (on <= accruedThrough) return position;
  const interest = owed.interest + interestBetween(terms, owed.principal, accruedThrough, on);
  return { ...position, owed: { ...owed, interest }, accruedThrough: on };
};
