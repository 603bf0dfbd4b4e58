import { buyerId } from '@member-portal/domain/buyer';
import { loanId } from '@member-portal/domain/loan';
import { paymentMethodId } from '@member-portal/domain/payment-method';
import { constantFrom, property, string, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../support/property-runs.ts';

const nothingVisible = constantFrom('', ' ', '\t', '\n', '\u00a0', '\u2003', '\u0000', '\u007f', '\u009f');

describe.each([
  ['loan', loanId],
  ['buyer', buyerId],
  ['payment method', paymentMethodId],
] as const)('the id of a %s', (_, id) => {
  it('is any text of the platform, unchanged', () => {
    for (const text of ['7', 'loan-1', 'a/b?c#d', 'été', '😀']) expect(id(text)._unsafeUnwrap()).toBe(text);
  });

  it('is neither empty nor contains white space or control characters', () => {
    expect(id('')._unsafeUnwrapErr()).toEqual({ kind: 'invalid-id' });
    holds(
      property(
        tuple(
          string(),
          nothingVisible.filter((sign) => sign !== ''),
          string(),
        ),
        ([before, sign, after]) => {
          expect(id(`${before}${sign}${after}`)._unsafeUnwrapErr()).toEqual({ kind: 'invalid-id' });
        },
      ),
    );
  });
});
