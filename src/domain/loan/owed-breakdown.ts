import { comparePlainDates, type PlainDate } from '../calendar/index.ts';
import { isPositive, type Money } from '../money/index.ts';
import { isInProgress } from '../payment/index.ts';
import type { Loan } from './loan.ts';

/** The components of a debt; their sum less `processing` is the total. */
export interface OwedParts {
  readonly principal: Money;
  readonly interest: Money;
  readonly fees: Money;
  /** Payments in progress, which lower the total. */
  readonly processing: Money;
}

/** What is owed on a loan, and its parts. */
export interface OwedBreakdown {
  readonly total: Money;
  /** Whether paying the total on `through` pays the loan off. */
  readonly isPayoff: boolean;
  /**
   * The day up to which interest is included, if the platform quotes a payoff: the last day of the quote, or that of a
   * later payment that the quote deducts.
   */
  readonly through: PlainDate | undefined;
  /** Absent if the platform's figures do not add up to the total. */
  readonly parts: OwedParts | undefined;
}

const addsUp = ({ principal, interest, fees, processing }: OwedParts, total: Money): boolean =>
  principal.cents + interest.cents + fees.cents - processing.cents === total.cents;

/**
 * The breakdown of what is owed: the payoff quote if the loan has one, otherwise the balance with the parts the platform
 * reports. Parts that do not add up to the total are left out.
 */
export const owedBreakdown = (
  loan: Pick<
    Loan,
    'balance' | 'principalBalance' | 'accruedInterest' | 'fees' | 'payoff' | 'paymentsInProgress'
  >,
): OwedBreakdown => {
  const { payoff, balance } = loan;
  const total = payoff?.amount ?? balance;
  const deducted = payoff && isPositive(payoff.breakdown.pending) ? loan.paymentsInProgress : [];
  const days = deducted.filter(({ status }) => isInProgress(status)).map(({ payOn }) => payOn);
  const parts: OwedParts = payoff
    ? {
        principal: payoff.breakdown.principal,
        interest: payoff.breakdown.interest,
        fees: payoff.breakdown.fees,
        processing: payoff.breakdown.pending,
      }
    : {
        principal: loan.principalBalance,
        interest: loan.accruedInterest,
        fees: loan.fees,
        processing: { ...balance, cents: 0 },
      };
  return {
    total,
    isPayoff: payoff !== undefined,
    through: payoff && [payoff.goodThrough, ...days].toSorted(comparePlainDates).at(-1),
    parts: addsUp(parts, total) ? parts : undefined,
  };
};
