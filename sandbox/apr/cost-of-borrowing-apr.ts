/** A time between two payments: what principal was outstanding before the payment at its end, cents, and its length in years. */
export interface BorrowedPeriod {
  readonly principal: number;
  readonly years: number;
}

/**
 * The annual percentage rate of a loan in percent by the federal formula for the cost of borrowing in Canada,
 * `APR = C / (T × P) × 100`: C is what borrowing costs over the term, T the term in years, and P the principal outstanding
 * at the end of each period of interest, before the payment then due, on average (Financial Consumer Protection
 * Framework Regulations, SOR/2021-181, and the Cost of Borrowing Regulations before them, section 3).
 */
export const costOfBorrowingApr = (cost: number, periods: readonly BorrowedPeriod[]): number => {
  const term = periods.reduce((sum, { years }) => sum + years, 0);
  // Interest runs by day. Every day of a period has the same principal, so the average goes by length.
  const average = periods.reduce((sum, { principal, years }) => sum + principal * years, 0) / term;
  return term > 0 && average > 0 ? (cost / (term * average)) * 100 : 0;
};
