import { oneTimeCode } from '@member-portal/domain/sign-in';
import { array, constantFrom, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

describe('a one-time code', () => {
  const separators = array(constantFrom('', ' ', '-', '\u2013', '\u00a0', '\t', '\n'), {
    minLength: 6,
    maxLength: 6,
  });

  it('is the same with spaces and dashes anywhere', () => {
    holds(
      property(integer({ min: 0, max: 999_999 }), separators, (number, between) => {
        const code = String(number).padStart(6, '0');
        const typed = [...code].map((digit, index) => digit + (between[index] ?? '')).join('');
        expect(oneTimeCode(typed)._unsafeUnwrap()).toBe(code);
      }),
    );
  });

  it('may be typed in full-width digits', () => {
    expect(oneTimeCode('１２３４５６')._unsafeUnwrap()).toBe('123456');
    // Invisible characters that are pasted with it.
    for (const pasted of ['123456\u200b', '\u2066123456\u2069'])
      expect(oneTimeCode(pasted)._unsafeUnwrap()).toBe('123456');
  });

  it.each(['12345', '1234567', '12345a', '12.345', '१२३४५६'])('is not %j', (typed) => {
    expect(oneTimeCode(typed)._unsafeUnwrapErr()).toEqual({ kind: 'invalid-code-format' });
  });

  it.each(['', '  ', '--'])('is missing in %j', (typed) => {
    expect(oneTimeCode(typed)._unsafeUnwrapErr()).toEqual({ kind: 'empty' });
  });
});
