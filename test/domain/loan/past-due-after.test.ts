import { pastDueAfter } from '@member-portal/domain/loan';
import { describe, expect, it } from 'vitest';
import { aLoan, usd } from '../../support/builders/a-loan.ts';

describe('what stays past due after payments', () => {
  it.each([
    [[], 20_000],
    [[5_000], 15_000],
    [[5_000, 15_000], 0],
    [[30_000], 0],
  ] as const)('of %j cents is what they leave, and never less than nothing', (payments, left) => {
    expect(pastDueAfter(aLoan({ pastDue: usd(20_000) }), payments.map(usd))).toEqual(usd(left));
  });
});
