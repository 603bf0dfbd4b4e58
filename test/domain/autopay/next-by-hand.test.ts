import { nextByHand } from '@member-portal/domain/autopay';
import type { Instant } from '@member-portal/domain/calendar';
import type { Loan } from '@member-portal/domain/loan';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoanOfInstalments, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';

/** Three instalments of 108 to come, without interest. */
const loan = (changed: Partial<Loan> = {}): Loan =>
  aLoanOfInstalments(['2026-12-01', '2027-01-01', '2027-02-01'], changed);
const draft = (cents: number) => ({
  on: day('2026-12-01'),
  amount: usd(cents),
  lastChangeAt: Date.parse('2026-11-20T05:00:00Z') as Instant,
});

describe('the next payment by hand, once autopay is off', () => {
  it('is what the platform says is next where nothing is in progress', () => {
    expect(nextByHand(loan(), [])).toEqual({ dueOn: '2026-12-01', amount: usd(10_800) });
    expect(nextByHand(loan({ nextPayment: undefined }), [draft(10_800)])).toBeUndefined();
    const waived = { dueOn: day('2026-12-01'), amount: usd(100) };
    expect(nextByHand(loan({ nextPayment: waived }), [])).toEqual(waived);
  });

  it.each([
    [10_800, { dueOn: '2027-01-01', amount: usd(10_800) }],
    [15_000, { dueOn: '2027-01-01', amount: usd(6_600) }],
    [5_000, { dueOn: '2026-12-01', amount: usd(5_800) }],
    [32_400, undefined],
  ])('is what a draft of %i cents in progress leaves to pay', (cents, left) => {
    expect(nextByHand(loan(), [draft(cents)])).toEqual(left);
  });

  it('counts with payments in progress too', () => {
    const paymentsInProgress = [aPaymentRequest({ amount: usd(10_800), payOn: day('2026-11-21') })];
    expect(nextByHand(loan({ paymentsInProgress }), [draft(10_800)])).toEqual({
      dueOn: '2027-02-01',
      amount: usd(10_800),
    });
  });

  it('counts with them where no draft is coming', () => {
    const paymentsInProgress = [aPaymentRequest({ amount: usd(10_800), payOn: day('2026-12-01') })];
    expect(nextByHand(loan({ paymentsInProgress }), [])).toEqual({
      dueOn: '2027-01-01',
      amount: usd(10_800),
    });
  });

  const late = (changed: Partial<Loan> = {}) => {
    const [first, ...rest] = loan().schedule;
    if (!first) throw new Error('a schedule has a first line');
    return loan({
      schedule: [{ ...first, dueOn: day('2026-11-01'), status: 'PAST_DUE' as const }, ...rest],
      pastDue: usd(10_800),
      nextPayment: { dueOn: day('2027-01-01'), amount: usd(10_800) },
      ...changed,
    });
  };

  it('is not what is past due', () => {
    expect(nextByHand(late(), [draft(5_000)])?.dueOn).toBe('2027-01-01');
  });

  it('is not told where the platform keeps the day that was missed as the next one, until that is covered', () => {
    const nextPayment = { dueOn: day('2026-11-01'), amount: usd(10_800) };
    expect(nextByHand(late({ nextPayment }), [])).toBeUndefined();
    expect(nextByHand(late({ nextPayment }), [draft(5_000)])).toBeUndefined();
    expect(nextByHand(late({ nextPayment }), [draft(10_800)])?.dueOn).toBe('2027-01-01');
  });

  it('is not told where the loan’s terms do not tell', () => {
    expect(nextByHand(loan({ terms: { ...loan().terms, rate: 'none' } }), [draft(10_800)])).toBeUndefined();
  });
});
