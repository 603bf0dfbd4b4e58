import { pastDueAfter } from '@member-portal/domain/loan';
import { AMOUNT_TYPES, type AmountType } from '@member-portal/domain/payment';
import { describe, expect, it } from 'vitest';
import { aLoan, usd } from '../../support/builders/a-loan.ts';

const late = aLoan({ pastDue: usd(20_000) });
const payment = (cents: number, amountType: AmountType = 'OTHER') => ({ amountType, amount: usd(cents) });

describe('what stays past due after payments', () => {
  it.each([
    [[], 20_000],
    [[5_000], 15_000],
    [[5_000, 15_000], 0],
    [[30_000], 0],
  ] as const)('of %j cents is what they leave, and never less than nothing', (payments, left) => {
    expect(
      pastDueAfter(
        late,
        payments.map((cents) => payment(cents)),
      ),
    ).toEqual(usd(left));
  });

  it.each(AMOUNT_TYPES)('is lowered by a payment of type %s, unless it goes to principal alone', (type) => {
    expect(pastDueAfter(late, [payment(5_000, type)])).toEqual(usd(type === 'PRINCIPAL' ? 20_000 : 15_000));
  });
});
