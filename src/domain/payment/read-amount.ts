import type { Result } from 'neverthrow';
import type { AmountTextRefusal } from '../locale/index.ts';
import type { Money } from '../money/index.ts';
import { type AmountLimits, type AmountRefusal, acceptAmount } from './amount-options.ts';

/** What is wrong with a typed amount. */
export type AmountProblem =
  | AmountRefusal
  | { readonly kind: 'amount-missing' | 'amount-not-a-number' | 'amount-ambiguous' | 'amount-too-precise' };

/** Parses an amount in the buyer's format. */
export type ParseAmount = (text: string) => Result<Money, AmountTextRefusal>;

/**
 * Parses a free amount and checks it against its limits; each problem has its kind.
 *
 * @example
 * import { parseAmount } from '@member-portal/domain/locale';
 * import { readAmount } from '@member-portal/domain/payment';
 * const limits = { min: { cents: 100, currency: 'CAD' }, max: undefined } as const;
 * const amount = readAmount('12,50 $', limits, (text) => parseAmount(text, 'fr-ca', 'CAD')); // Ok: 1250 cents
 */
export const readAmount = (
  text: string,
  limits: AmountLimits,
  parse: ParseAmount,
): Result<Money, AmountProblem> =>
  parse(text)
    .mapErr((refusal) => problemOf(refusal, limits.max))
    .andThen((amount) => acceptAmount(amount, limits));

const problemOf = (refusal: AmountTextRefusal, max: Money | undefined): AmountProblem => {
  if (refusal.kind === 'amount-empty') return { kind: 'amount-missing' };
  if (refusal.kind !== 'amount-out-of-range') return { kind: refusal.kind };
  return max ? { kind: 'amount-too-large', max } : { kind: 'amount-not-a-number' };
};
