import { outcomeOf, paymentNoticeOf } from '@member-portal/application/payments';
import { PAYMENT_REQUEST_STATUSES } from '@member-portal/domain/payment';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aPaymentRequest, aReturnedPayment } from '../../support/builders/a-payment.ts';

const TODAY = day('2026-11-21');

describe('what is told of a payment whose answer was lost', () => {
  it('leaves out its amount while its outcome is unknown, or where it was never booked', () => {
    expect(paymentNoticeOf({ kind: 'undecided' }, TODAY)).toEqual({ kind: 'undecided' });
    expect(paymentNoticeOf({ kind: 'never-booked', order: {} as never }, TODAY)).toEqual({ kind: 'never' });
  });

  it.each(PAYMENT_REQUEST_STATUSES)('says whether one in progress has succeeded or failed: %s', (status) => {
    const payment = { kind: 'in-progress', request: aPaymentRequest({ status }) } as const;
    const found = outcomeOf(payment);
    expect(paymentNoticeOf({ kind: 'booked', payment }, TODAY)).toEqual({
      kind: found.succeeded ? 'booked' : 'failed',
      found,
    });
  });

  const returned = '2026-11-27';
  it.each([
    ['one that the bank returned is retried on a day to come', 'RETURNED', '2026-11-27', 'failed', returned],
    ['one whose retry was due before has failed', 'RETURNED', '2026-11-28', 'failed', undefined],
    ['one that the bank took in the end has succeeded', 'RECEIVED', '2026-11-27', 'booked', undefined],
  ] as const)('says that %s', (_, status, today, kind, retryOn) => {
    const payment = { kind: 'in-history', activity: aReturnedPayment({ status }) } as const;
    const notice = paymentNoticeOf({ kind: 'booked', payment }, day(today));
    expect(notice).toMatchObject({ kind, found: { retryOn } });
  });
});
