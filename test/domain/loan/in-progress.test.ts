import { moneyInProgress } from '@member-portal/domain/loan';
import { PAYMENT_REQUEST_STATUSES, type PaymentInProgress } from '@member-portal/domain/payment';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { usd } from '../../support/builders/a-loan.ts';

const payment = (changed: Partial<PaymentInProgress> = {}): PaymentInProgress => ({
  id: 'payment-1',
  status: 'REQUESTED',
  amountType: 'INSTALLMENT',
  amount: usd(12_017),
  payOn: day('2026-11-24'),
  ...changed,
});

describe('money in progress on a loan', () => {
  const today = day('2026-11-22');

  it('is unknown where the platform does not report it, and nothing where there is none', () => {
    expect(moneyInProgress({ paymentsInProgress: undefined }, today)).toBeUndefined();
    expect(moneyInProgress({ paymentsInProgress: [] }, today)).toBeUndefined();
  });

  it('is a payment with its amount and day', () => {
    expect(moneyInProgress({ paymentsInProgress: [payment()] }, today)).toEqual({
      count: 1,
      amount: usd(12_017),
      firstOn: day('2026-11-24'),
      phase: 'scheduled',
    });
  });

  it('is all of several, and the day of the first of them', () => {
    const paymentsInProgress = [
      payment({ payOn: day('2026-12-01') }),
      payment({ amount: usd(983) }),
      payment({ payOn: day('2027-01-01') }),
    ];
    expect(moneyInProgress({ paymentsInProgress }, today)).toEqual({
      count: 3,
      amount: usd(25_017),
      firstOn: day('2026-11-24'),
      phase: 'scheduled',
    });
  });

  it('is scheduled, processing or some of each by the status and the day of each payment', () => {
    const phaseOf = (...paymentsInProgress: readonly PaymentInProgress[]) =>
      moneyInProgress({ paymentsInProgress }, today)?.phase;
    const scheduled = payment({ status: 'READY_TO_PROCESS' });
    expect(phaseOf(scheduled, payment())).toBe('scheduled');
    expect(phaseOf(payment({ payOn: today }), payment({ status: 'PENDING' }))).toBe('processing');
    expect(phaseOf(scheduled, payment({ payOn: today }))).toBe('mixed');
  });

  it('is only what is still in progress', () => {
    const moving = PAYMENT_REQUEST_STATUSES.filter(
      (status) => moneyInProgress({ paymentsInProgress: [payment({ status })] }, today) !== undefined,
    );
    expect(moving).toEqual(['REQUESTED', 'UNDER_REVIEW', 'PAYMENTS_RECEIVED', 'READY_TO_PROCESS', 'PENDING']);
  });
});
