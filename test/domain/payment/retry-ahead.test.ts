import { AMOUNT_TYPES, retryAheadOf, retryReplacedBy } from '@member-portal/domain/payment';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aReturnedPayment } from '../../support/builders/a-payment.ts';

describe('a retry that is ahead', () => {
  it('is that of a returned payment, up to its day', () => {
    const returned = aReturnedPayment();
    const ahead = { id: 'payment-7', amount: returned.amount, on: '2026-11-27' };
    expect(retryAheadOf(returned, day('2026-11-21'))).toEqual(ahead);
    expect(retryAheadOf(returned, day('2026-11-27'))).toEqual(ahead);
    expect(retryAheadOf(returned, day('2026-11-28'))).toBeUndefined();
  });

  it('is none where the payment is not tried again', () => {
    const today = day('2026-11-21');
    expect(retryAheadOf(aReturnedPayment({ failure: undefined }), today)).toBeUndefined();
    const failure = { reason: 'ACCOUNT_CLOSED', retryOn: undefined };
    expect(retryAheadOf(aReturnedPayment({ failure }), today)).toBeUndefined();
  });

  it.each([...AMOUNT_TYPES, undefined])(
    'is replaced by a payment, but of principal alone: %s',
    (amountType) => {
      const ahead = retryAheadOf(aReturnedPayment(), day('2026-11-21'));
      expect(retryReplacedBy(amountType, ahead)).toBe(amountType === 'PRINCIPAL' ? undefined : ahead);
      expect(retryReplacedBy(amountType, undefined)).toBeUndefined();
    },
  );
});
