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

  it('says that one failed which the bank returned', () => {
    const payment = { kind: 'in-history', activity: aReturnedPayment() } as never;
    expect(paymentNoticeOf({ kind: 'booked', payment })).toEqual({
      kind: 'failed',
      found: outcomeOf(payment),
    });
  });
});
