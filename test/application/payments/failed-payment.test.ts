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

const TODAY = day('2026-11-21');

describe('the payment that failed last', () => {
  it.each(['FAILED', 'RETURNED', 'REJECTED'] as const)('is one that is %s', (status) => {
    expect(failedPaymentOf([line(status), line('RECEIVED')], TODAY)?.id).toBe(status);
    expect(failedPaymentOf([line(status, { type: 'AUTOPAY' })], TODAY)?.id).toBe(status);
  });

  it.each(['RECEIVED', 'PENDING', 'SCHEDULED', 'REFUNDED', 'CHARGED_BACK'] as const)(
    'is none where a later one is %s',
    (status) => {
      expect(failedPaymentOf([line(status), line('RETURNED')], TODAY)).toBeUndefined();
    },
  );

  it('is none where autopay has taken its retry today, but still one where it took another instalment', () => {
    const failure = { reason: 'Insufficient funds', retryOn: TODAY };
    const returned = line('RETURNED', { type: 'AUTOPAY', failure });
    const taken = line('RECEIVED', { type: 'AUTOPAY', on: TODAY });
    expect(failedPaymentOf([taken, returned], TODAY)).toBeUndefined();
    const another = line('RECEIVED', { type: 'AUTOPAY', on: day('2026-11-20') });
    expect(failedPaymentOf([another, returned], TODAY)).toBe(returned);
  });

  it('is looked for past fees, refunds and what was cancelled', () => {
    const others = [
      line('RECEIVED', { type: 'FEE' }),
      line('RECEIVED', { type: 'REFUND' }),
      line('CANCELLED'),
    ];
    expect(failedPaymentOf([...others, line('RETURNED')], TODAY)?.id).toBe('RETURNED');
    expect(failedPaymentOf(others, TODAY)).toBeUndefined();
    expect(failedPaymentOf([], TODAY)).toBeUndefined();
  });

  describe('and is retried on a day to come', () => {
    const failure = { reason: 'INSUFFICIENT_FUNDS', retryOn: day('2026-11-25') };
    const returned = line('RETURNED', { failure });
    const less = { amount: usd(5_000) };

    it.each([
      ['a smaller payment', [line('RECEIVED', less)]],
      ['extra principal', [line('RECEIVED', { amount: usd(20_000) })]],
      ['an automatic payment of as much', [line('RECEIVED', { type: 'AUTOPAY' })]],
      ['a payment in place of another', [line('RECEIVED', { replaces: 'another' })]],
      ['a cancelled payment in place of it', [line('CANCELLED', { replaces: 'RETURNED' })]],
      ['another failure', [line('FAILED', { ...less, id: 'later' })]],
    ] as const)('matters also after %s', (_, later) => {
      expect(failedPaymentOf([...later, returned], TODAY)).toBe(returned);
      expect(failedPaymentOf([...later, returned], day('2026-11-25'))).toBe(returned);
    });

    it('no longer matters where one of several later payments replaces it', () => {
      const [smaller, asMuch] = [line('RECEIVED', less), line('RECEIVED')];
      expect(failedPaymentOf([smaller, asMuch, returned], TODAY)).toBeUndefined();
      expect(failedPaymentOf([asMuch, smaller, returned], TODAY)).toBeUndefined();
    });

    it('no longer matters after a smaller payment once that day has passed', () => {
      expect(failedPaymentOf([line('RECEIVED', less), returned], day('2026-11-26'))).toBeUndefined();
    });

    it.each([
      ['a smaller payment in place of it', { ...less, replaces: 'RETURNED' }],
      ['one of as much', {}],
    ])('no longer matters after %s', (_, changed) => {
      expect(failedPaymentOf([line('RECEIVED', changed), returned], TODAY)).toBeUndefined();
      const again = line('FAILED', { ...changed, id: 'again' });
      expect(failedPaymentOf([again, returned], TODAY)).toBe(again);
    });
  });
});
