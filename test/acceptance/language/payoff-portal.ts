import type { LoanTruth, MethodTruth, PayoffTruth } from './truth.ts';

/** A payoff as a borrower wants it: a day, and what it is paid with. */
export interface PayoffWish {
  readonly loan: LoanTruth;
  readonly payOn: string;
  readonly method: MethodTruth;
}

/** Paying a loan off, and what a borrower can check on the screen. */
export interface PayoffPortal {
  beginsPayOff(loan: LoanTruth): Promise<void>;
  /** Chooses the day, gets this quote for it, chooses the method, and continues to the review. */
  fillsInPayOff(wish: PayoffWish, quote: PayoffTruth): Promise<void>;
  agreesToPayOff(quote: PayoffTruth): Promise<void>;
  paysOff(): Promise<void>;
  /** Told that the quote had expired, that nothing was paid, and what it costs now. */
  isToldOfNewQuote(before: PayoffTruth, now: PayoffTruth): Promise<void>;
  /** `besides` is what another payment is still to take, in cents. */
  isToldLoanIsPaidOff(
    wish: PayoffWish,
    quote: PayoffTruth,
    besides?: number,
  ): Promise<{ readonly confirmation: string }>;
}
