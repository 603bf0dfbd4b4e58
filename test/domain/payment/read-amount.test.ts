import { parseAmount } from '@member-portal/domain/locale';
import { readAmount } from '@member-portal/domain/payment';
import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders/a-loan.ts';

const limits = { min: usd(100), max: usd(5_000_000) };
const read = (text: string, locale: 'en-us' | 'fr-ca', given: Parameters<typeof readAmount>[1] = limits) =>
  readAmount(text, given, (typed) => parseAmount(typed, locale, 'USD')).match<unknown>(
    ({ cents }) => cents,
    ({ kind }) => kind,
  );

describe('an amount as it is typed', () => {
  it.each([
    ['12,50', 1250],
    ['12.50', 1250],
    ['1 234,50 $', 123_450],
    ['1\u00a0234,50\u00a0$', 123_450],
    ['1\u202f234,50\u202f$', 123_450],
    ['', 'amount-missing'],
    ['   ', 'amount-missing'],
    ['abc', 'amount-not-a-number'],
    ['1,2,3', 'amount-not-a-number'],
    ['12,5a', 'amount-not-a-number'],
    ['12,345', 'amount-ambiguous'],
    ['12,3456', 'amount-too-precise'],
    ['0,00', 'amount-not-positive'],
    ['-5 $', 'amount-not-positive'],
    ['99999999999999999999', 'amount-too-large'],
  ])('is read in French: "%s"', (text, told) => {
    expect(read(text, 'fr-ca')).toBe(told);
  });

  it.each([
    ['12.50', 1250],
    ['$1,234.50', 123_450],
    ['1234.5', 123_450],
    ['12,345', 1_234_500],
    ['12.345', 'amount-ambiguous'],
    ['12.3456', 'amount-too-precise'],
    ['1,2,3', 'amount-not-a-number'],
    ['$', 'amount-not-a-number'],
    ['-5', 'amount-not-positive'],
    ['0.99', 'amount-too-small'],
    ['1.00', 100],
    ['50,000.00', 5_000_000],
    ['50,000.01', 'amount-too-large'],
  ])('is read in English: "%s"', (text, told) => {
    expect(read(text, 'en-us')).toBe(told);
  });

  it('is no number where it cannot be counted and nothing limits it', () => {
    const { min } = limits;
    expect(read('99999999999999999999', 'en-us', { min, max: undefined })).toBe('amount-not-a-number');
  });
});
