import { describe, expect, it } from 'vitest';
import { dueByHand } from '../../../src/domain/autopay/due-by-hand.ts';
import { usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import { day } from '../../support/builders/day.ts';
import { aLoanToDraw } from '../../support/builders/loans-to-draw.ts';

const next = { dueOn: day('2026-12-01'), amount: usd(10_800) };
const january = day('2027-01-01');
const paid = (cents: number, amountType: 'OTHER' | 'PRINCIPAL' = 'OTHER') =>
  aPaymentRequest({ amount: usd(cents), amountType, payOn: day('2026-11-24') });
const due = (pastDue: number, payments: readonly ReturnType<typeof paid>[], firstDueOn = january) =>
  dueByHand({ ...aLoanToDraw(), pastDue: usd(pastDue), paymentsInProgress: payments }, [], firstDueOn);

describe('what is still to be paid by hand before autopay begins', () => {
  it('is nothing where the first draft is for the next payment', () => {
    expect(due(0, [], next.dueOn)).toEqual({ pastDue: undefined, next: undefined });
  });

  it('is the next payment where the first draft is for a later one', () => {
    expect(due(0, [])).toEqual({ pastDue: undefined, next });
  });

  it('is what is past due, whatever the first draft is for', () => {
    expect(due(15_798, [], next.dueOn)).toEqual({ pastDue: usd(15_798), next: undefined });
    expect(due(15_798, [])).toEqual({ pastDue: usd(15_798), next });
  });

  it.each([
    ['all of the next payment', 0, [paid(10_800)], { pastDue: undefined, next: undefined }],
    ['a part of it', 0, [paid(800)], { pastDue: undefined, next: { ...next, amount: usd(10_000) } }],
    ['principal alone', 5000, [paid(20_000, 'PRINCIPAL')], { pastDue: usd(5000), next }],
  ] as const)('is lowered by a payment in progress of %s', (_, pastDue, payments, expected) => {
    expect(due(pastDue, payments)).toEqual(expected);
  });

  it.each([
    [2000, usd(3000)],
    [6000, undefined],
  ])('is less past due by a payment of %d cents in progress', (cents, left) => {
    expect(due(5000, [paid(cents)]).pastDue).toEqual(left);
  });

  it('is lowered by a draft that is drawn in any case', () => {
    const draft = { on: day('2026-12-01'), amount: usd(10_800), lastChangeAt: 0 };
    expect(dueByHand(aLoanToDraw(), [draft] as never, january)).toEqual({
      pastDue: undefined,
      next: undefined,
    });
  });
});
