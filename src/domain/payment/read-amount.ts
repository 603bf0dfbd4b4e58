import { err, ok, type Result } from 'neverthrow';
import type { AmountTextRefusal } from '../locale/index.ts';
import { isPositive, type Money } from '../money/index.ts';
import type { AmountLimits, AmountRefusal } from './amount-options.ts';

/** What is wrong with a typed amount. */
export type AmountProblem =
  | AmountRefusal
  | { readonly kind: 'amount-not-a-number' | 'amount-ambiguous' | 'amount-too-precise' }
  | { readonly kind: 'amount-not-positive'; readonly min: Money };

/** Parses an amount in the buyer's format. */
export type ParseAmount = (text: string) => Result<Money, AmountTextRefusal>;

/** Parses a free amount and reports each problem by its kind: not a number, not above zero, or outside a limit. */
export const readAmount = (
  text: string,
  { min, max }: AmountLimits,
  parse: ParseAmount,
): Result<Money, AmountProblem> =>
  parse(text)
    .mapErr((refusal) => problemOf(refusal, max))
    .andThen(
      (amount): Result<Money, AmountProblem> =>
        isPositive(amount) ? ok(amount) : err({ kind: 'amount-not-positive', min }),
    );

const problemOf = (refusal: AmountTextRefusal, max: Money | undefined): AmountProblem => {
  if (refusal.kind === 'amount-empty') return { kind: 'amount-missing' };
  if (refusal.kind !== 'amount-out-of-range') return { kind: refusal.kind };
  return max ? { kind: 'amount-too-large', max } : { kind: 'amount-not-a-number' };
};
