import { LOCALES, parseAmount, writeTypedAmount } from '@member-portal/domain/locale';
import { integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { usd } from '../../support/builders/a-loan.ts';
import { holds } from '../../support/property-runs.ts';

it.each([
  ['en-us', 123_450, '1234.50'],
  ['en-ca', 123_450, '1234.50'],
  ['fr-ca', 123_450, '1234,50'],
  ['en-us', 5, '0.05'],
  ['fr-ca', 50, '0,50'],
  ['en-us', 0, '0.00'],
] as const)('an amount is written for typing in %s: %i cents', (locale, cents, text) => {
  expect(writeTypedAmount(usd(cents), locale)).toBe(text);
});

it('is read as the amount that it is', () => {
  holds(
    property(integer({ min: 0, max: 99_999_999 }), (cents) => {
      for (const locale of LOCALES)
        expect(parseAmount(writeTypedAmount(usd(cents), locale), locale, 'USD')._unsafeUnwrap()).toEqual(
          usd(cents),
        );
    }),
  );
});
