import type { LoanTerms } from '../loan/index.ts';

/** A quotient of whole numbers, zero or more, rounded to a whole number: halves up, or to the even neighbour. */
export const divideRounded = (
  numerator: bigint,
  denominator: bigint,
  rounding: LoanTerms['rounding'],
): bigint => {
  const quotient = numerator / denominator;
  const twiceRest = (numerator % denominator) * 2n;
  if (twiceRest !== denominator) return twiceRest > denominator ? quotient + 1n : quotient;
  return rounding === 'HALF_UP' || quotient % 2n === 1n ? quotient + 1n : quotient;
};
