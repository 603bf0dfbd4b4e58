import { err, ok, type Result } from 'neverthrow';

/** A yearly rate as an exact fraction, so that no binary fraction ever touches interest: 19.99 % is 1999 / 10000. */
export interface AnnualRate {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Text that is no yearly rate. */
export interface InvalidRate {
  readonly kind: 'invalid-rate';
}

/** A rate from decimal text in percent, zero or more, with up to ten places. */
export const annualRate = (percent: string): Result<AnnualRate, InvalidRate> => {
  const parts = /^(\d{1,6})(?:\.(\d{1,10}))?$/.exec(percent);
  if (!parts) return err({ kind: 'invalid-rate' });
  const fraction = parts[2] ?? '';
  return ok({
    numerator: BigInt(`${parts[1]}${fraction}`),
    denominator: 100n * 10n ** BigInt(fraction.length),
  });
};
