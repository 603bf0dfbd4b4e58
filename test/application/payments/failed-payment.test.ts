import { failedPaymentOf } from '@member-portal/application/payments';
import type { Activity, PaymentStatus } from '@member-portal/domain/payment';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { usd } from '../../support/builders/a-loan.ts';

const line = (status: PaymentStatus, changed: Partial<Activity> = {}): Activity => ({
  id: status,
  requestKey: undefined,
  type: 'PAYMENT',
  status,
  amount: usd(10_800),
  on: day('2026-11-18'),
  method: undefined,
  allocation: undefined,
  confirmation: undefined,
  failure: undefined,
  ...changed,
});

describe('the payment that failed last', () => {
  it.each(['FAILED', 'RETURNED', 'REJECTED'] as const)('is one that is %s', (status) => {
    expect(failedPaymentOf([line(status), line('RECEIVED')])?.id).toBe(status);
    expect(failedPaymentOf([line(status, { type: 'AUTOPAY' })])?.id).toBe(status);
  });

  it.each(['RECEIVED', 'PENDING', 'SCHEDULED', 'REFUNDED', 'CHARGED_BACK'] as const)(
    'is none where a later one is %s',
    (status) => {
      expect(failedPaymentOf([line(status), line('RETURNED')])).toBeUndefined();
    },
  );

  it('is looked for past fees, refunds and what was cancelled', () => {
    const others = [
      line('RECEIVED', { type: 'FEE' }),
      line('RECEIVED', { type: 'REFUND' }),
      line('CANCELLED'),
    ];
    expect(failedPaymentOf([...others, line('RETURNED')])?.id).toBe('RETURNED');
    expect(failedPaymentOf(others)).toBeUndefined();
    expect(failedPaymentOf([])).toBeUndefined();
  });
});
