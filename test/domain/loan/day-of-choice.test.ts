import { dayOfChoice, type InstallmentStatus, type Loan } from '@member-portal/domain/loan';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';

const line = (dueOn: string, status: InstallmentStatus) => ({
  number: 1,
  dueOn: day(dueOn),
  amount: usd(10_800),
  principal: usd(10_000),
  interest: usd(800),
  paid: usd(0),
  status,
});
const payoff: Loan['payoff'] = {
  id: 'quote-1',
  amount: usd(50_000),
  goodThrough: day('2026-11-30'),
  perDiem: '0.2694',
  breakdown: { principal: usd(49_000), interest: usd(1_000), fees: usd(0), pending: usd(0) },
};

describe('the day that an amount is told with', () => {
  const schedule = [
    line('2026-09-01', 'PAID'),
    line('2026-10-01', 'PAST_DUE'),
    line('2026-11-01', 'PAST_DUE'),
  ];
  const loan = { ...aLoan(), schedule, pastDueSince: undefined, payoff };

  it('is for what is past due the day that the platform names', () => {
    expect(dayOfChoice('PAST_DUE', { ...loan, pastDueSince: day('2026-10-16') })).toBe('2026-10-16');
  });

  it('is for what is past due the first day that was missed, where the platform names none', () => {
    expect(dayOfChoice('PAST_DUE', loan)).toBe('2026-10-01');
    expect(dayOfChoice('PAST_DUE', { ...loan, schedule: schedule.slice(0, 1) })).toBeUndefined();
  });

  it('is for an instalment the due day of the next payment', () => {
    const nextPayment = { amount: usd(10_800), dueOn: day('2026-12-01') };
    expect(dayOfChoice('INSTALLMENT', { ...loan, nextPayment })).toBe('2026-12-01');
    expect(dayOfChoice('INSTALLMENT', { ...loan, nextPayment: undefined })).toBeUndefined();
  });

  it('is for a payoff the last day of its quote', () => {
    expect(dayOfChoice('PAYOFF', loan)).toBe('2026-11-30');
    expect(dayOfChoice('PAYOFF', { ...loan, payoff: undefined })).toBeUndefined();
  });

  it.each(['OTHER', 'OUTSTANDING_BALANCE', 'PRINCIPAL'] as const)('is none for %s', (choice) => {
    expect(dayOfChoice(choice, loan)).toBeUndefined();
  });
});
