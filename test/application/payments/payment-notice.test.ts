import { outcomeOf, paymentNoticeOf } from '@member-portal/application/payments';
import { PAYMENT_REQUEST_STATUSES } from '@member-portal/domain/payment';
import { describe, expect, it } from 'vitest';
import { aPaymentRequest, aReturnedPayment } from '../../support/builders/a-payment.ts';

describe('what is told of a payment whose answer was lost', () => {
  it('leaves out its amount while its outcome is unknown, or where it was never booked', () => {
    expect(paymentNoticeOf({ kind: 'undecided' })).toEqual({ kind: 'undecided' });
    expect(paymentNoticeOf({ kind: 'never-booked', order: {} as never })).toEqual({ kind: 'never' });
  });

  it.each(PAYMENT_REQUEST_STATUSES)('says whether one in progress has succeeded or failed: %s', (status) => {
    const payment = { kind: 'in-progress', request: aPaymentRequest({ status }) } as const;
    const found = outcomeOf(payment);
    expect(paymentNoticeOf({ kind: 'booked', payment })).toEqual({
      kind: found.succeeded ? 'booked' : 'failed',
      found,
    });
  });

  it.each([
    ['one that the bank returned failed, and when it is retried', 'RETURNED', 'failed', '2026-11-27'],
    ['one that the bank took in the end has succeeded, and is not retried', 'RECEIVED', 'booked', undefined],
  ] as const)('says that %s', (_, status, kind, retryOn) => {
    const payment = { kind: 'in-history', activity: aReturnedPayment({ status }) } as const;
    expect(paymentNoticeOf({ kind: 'booked', payment })).toMatchObject({ kind, found: { retryOn } });
  });
});
