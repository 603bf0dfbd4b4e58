import type { Loan } from '@member-portal/domain/loan';
import type { PaymentRequest } from '@member-portal/domain/payment';
import { nextDueAfter } from '@member-portal/domain/projection';
import { describe, expect, it } from 'vitest';
import { aLoanOfInstalments, usd } from '../../support/builders/a-loan.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';
import { day } from '../../support/builders/day.ts';

const DUE = { dueOn: day('2026-12-01'), amount: usd(10_800) };
const loan = (changed: Partial<Loan> = {}): Loan =>
  aLoanOfInstalments(['2026-12-01', '2027-01-01', '2027-02-01'], { nextPayment: DUE, ...changed });
const paying = (changed: Partial<PaymentRequest>, of: Partial<Loan> = {}) =>
  nextDueAfter(loan({ paymentsInProgress: [aPaymentRequest(changed)], ...of }));

describe('what falls due next after payments in progress', () => {
  it('is what the platform reports where none brings an instalment forward', () => {
    const nextPayment = { dueOn: day('2026-12-01'), amount: usd(100) };
    expect(nextDueAfter(loan({ nextPayment }))).toBe(nextPayment);
    expect(paying({ status: 'FAILED' }, { nextPayment })).toBe(nextPayment);
    expect(paying({ amountType: 'PRINCIPAL' }, { nextPayment })).toBe(nextPayment);
    expect(paying({}, { nextPayment: undefined })).toBeUndefined();
  });

  it.each([
    [5_000, { dueOn: '2026-12-01', amount: usd(5_800) }],
    [10_800, { dueOn: '2027-01-01', amount: usd(10_800) }],
    [21_600, { dueOn: '2027-02-01', amount: usd(10_800) }],
    [32_400, undefined],
  ])('is the first instalment of which %i cents leave something to pay', (cents, next) => {
    expect(paying({ amount: usd(cents) })).toEqual(next);
  });

  it('is nothing once a payoff is in progress, also where these terms would leave cents', () => {
    expect(paying({ amountType: 'PAYOFF', amount: usd(32_300) }, { balance: usd(32_300) })).toBeUndefined();
  });

  it('is not told where the loan’s terms do not tell', () => {
    expect(paying({}, { terms: { ...loan().terms, rate: 'none' } })).toBeUndefined();
  });
});
