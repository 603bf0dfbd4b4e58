import { formatMoney, LOCALES, type Locale, NUMBER_FORMATS, parseAmount } from '@member-portal/domain/locale';
import type { Money } from '@member-portal/domain/money';
import { constantFrom, integer, oneof, property, string, stringMatching } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyMoney } from '../../support/arbitraries/money.ts';
import { holds, IS_NIGHTLY, PROPERTY_RUNS } from '../../support/property-runs.ts';

const anyLocale = constantFrom(...LOCALES);
/** Every character that Unicode calls a space separator, and the tab. */
const SPACES = [
  ...'\t\u0020\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F\u205F\u3000',
];
const centsOf = (text: string, locale: Locale) => parseAmount(text, locale, 'USD').map(({ cents }) => cents);
const usd = (cents: number): Money => ({ cents, currency: 'USD' });

/** CLDR by way of ICU. Its dollar sign is the plain one where the currency is the region's own. */
const cldr = (amount: Money, locale: Locale, options: Intl.NumberFormatOptions = {}): string => {
  const tag = { 'en-us': 'en-US', 'en-ca': 'en-CA', 'fr-ca': 'fr-CA' }[locale];
  const currency = locale === 'en-us' ? 'USD' : 'CAD';
  const text = `${amount.cents < 0 ? '-' : ''}${Math.abs(amount.cents)}`.replace(
    /^(-?)(\d+)$/,
    (_, sign, digits) => {
      const padded = String(digits).padStart(3, '0');
      return `${sign}${padded.slice(0, -2)}.${padded.slice(-2)}`;
    },
  );
  return new Intl.NumberFormat(tag, { style: 'currency', currency, ...options }).format(
    text as Intl.StringNumericLiteral,
  );
};

describe('an amount as text', () => {
  // Proves.
  it('follows the specification', () => {
    expect(formatMoney(usd(123_456), 'en-us')).toBe('$1,234.56');
    expect(formatMoney(usd(123_456), 'en-ca')).toBe('$1,234.56');
    expect(formatMoney(usd(123_456), 'fr-ca')).toBe('1\u00A0234,56\u00A0$');
    expect(NUMBER_FORMATS['en-ca']).toEqual({ group: ',', decimal: '.', prefix: '$', suffix: '' });
  });

  it.each([
    [0, '$0.00', '0,00\u00A0$'],
    [5, '$0.05', '0,05\u00A0$'],
    [-1, '-$0.01', '-0,01\u00A0$'],
    [100_000, '$1,000.00', '1\u00A0000,00\u00A0$'],
    [-123_456_789, '-$1,234,567.89', '-1\u00A0234\u00A0567,89\u00A0$'],
  ])('of %d cents is %j and %j', (cents, english, french) => {
    expect(formatMoney(usd(cents), 'en-us')).toBe(english);
    expect(formatMoney(usd(cents), 'fr-ca')).toBe(french);
  });

  // Proves.
  it('is what CLDR writes', () => {
    holds(
      property(anyMoney, anyLocale, (amount, locale) => {
        expect(formatMoney(amount, locale)).toBe(cldr(amount, locale));
      }),
    );
  });

  it('without its cents is what CLDR writes, halves away from zero and no sign on nothing', () => {
    const whole = { maximumFractionDigits: 0, signDisplay: 'negative' } as const;
    const halves = integer({ min: -1000, max: 1000 }).map((units) => usd(units * 100 + 50));
    holds(
      property(oneof(anyMoney, halves), anyLocale, (amount, locale) => {
        expect(formatMoney(amount, locale, 'rounded')).toBe(cldr(amount, locale, whole));
      }),
    );
    expect(formatMoney(usd(-49), 'en-us', 'rounded')).toBe('$0');
    expect(formatMoney(usd(99_950), 'fr-ca', 'rounded')).toBe('1\u00A0000\u00A0$');
  });

  it('parses back to itself, in every locale and with every kind of space', () => {
    holds(
      property(anyMoney, anyLocale, constantFrom(...SPACES), (amount, locale, space) => {
        const text = formatMoney(amount, locale).replaceAll('\u00A0', space);
        expect(parseAmount(text, locale, amount.currency)._unsafeUnwrap()).toEqual(amount);
      }),
      // 100,000 amounts where every other property has 10,000 cases.
      { numRuns: IS_NIGHTLY ? 100_000 : PROPERTY_RUNS },
    );
  });
});

describe('what a buyer types', () => {
  it.each([
    ['1234.56', 123_456],
    ['1234,56', 123_456],
    ['1,234.56', 123_456],
    ['1.234,56', 123_456],
    ['1 234,56', 123_456],
    ['1 234.56', 123_456],
    ['1\u202F234\u202F567,8', 123_456_780],
    ['1,234,567', 123_456_700],
    ['1.234.567', 123_456_700],
    ['12.5', 1250],
    ['12,5', 1250],
    ['12.', 1200],
    ['.5', 50],
    [',05', 5],
    ['0', 0],
    ['007', 700],
    ['0.07', 7],
    ['  $ 42  ', 4200],
    ['42 $', 4200],
    ['$42.10', 4210],
    ['-42', -4200],
    ['\u2212 $42', -4200],
    ['9999999999.99', 999_999_999_999],
  ])('%j is read as %d cents in every locale', (text, cents) => {
    for (const locale of LOCALES) expect(centsOf(text, locale)._unsafeUnwrap()).toBe(cents);
  });

  it('groups by the locale where another reading has parts of a cent', () => {
    expect(centsOf('1,234', 'en-us')._unsafeUnwrap()).toBe(123_400);
    expect(centsOf('1 234', 'fr-ca')._unsafeUnwrap()).toBe(123_400);
  });

  it.each([
    ['1.234', 'en-us'],
    ['12.345', 'en-ca'],
    ['1.234', 'fr-ca'],
    ['1,234', 'fr-ca'],
  ] as const)('%j could mean two amounts in %s, so neither is taken', (text, locale) => {
    expect(centsOf(text, locale)._unsafeUnwrapErr()).toEqual({ kind: 'amount-ambiguous' });
  });

  it.each(['0.125', '1234.567', '1,234.567', '1 234,567', '0,001'])('%j has parts of a cent', (text) => {
    for (const locale of LOCALES)
      expect(centsOf(text, locale)._unsafeUnwrapErr()).toEqual({ kind: 'amount-too-precise' });
  });

  it.each(['', ' ', '\u00A0\t'])('%j is nothing', (text) => {
    expect(centsOf(text, 'fr-ca')._unsafeUnwrapErr()).toEqual({ kind: 'amount-empty' });
  });

  it.each([
    'abc',
    '$',
    '-',
    '.',
    ',',
    '$ -5',
    '--5',
    '5-',
    '$5$',
    '12 34',
    '1 2345',
    '0 123',
    '0,123,456',
    '1,23,456',
    '1,234.567.890',
    '1,234 567',
    '1.234,567,890',
    '1,234,',
    '1..2',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '١٢٣',
    '€5',
    '5%',
    '1  234',
  ])('%j is no number', (text) => {
    for (const locale of LOCALES)
      expect(centsOf(text, locale)._unsafeUnwrapErr()).toEqual({ kind: 'amount-not-a-number' });
  });

  it.each(['10000000000.01', '90071992547409.92', '9'.repeat(400)])(
    '%j is more than can be counted',
    (text) => {
      expect(centsOf(text, 'en-us')._unsafeUnwrapErr()).toEqual({ kind: 'amount-out-of-range' });
    },
  );

  it('is an amount in whole cents or a named refusal, whatever the text', () => {
    const kinds = [
      'amount-empty',
      'amount-not-a-number',
      'amount-ambiguous',
      'amount-too-precise',
      'amount-out-of-range',
    ];
    const anyText = constantFrom(string(), stringMatching(/^[-$]?[\d., ]{0,12}\$?$/)).chain((texts) => texts);
    holds(
      property(anyText, anyLocale, (text, locale) => {
        parseAmount(text, locale, 'CAD').match(
          ({ cents }) => expect(Number.isSafeInteger(cents)).toBe(true),
          ({ kind }) => expect(kinds).toContain(kind),
        );
      }),
    );
  });
});
