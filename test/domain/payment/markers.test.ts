import {
  ACTIVITY_TYPES,
  DOWN_PAYMENT_TYPE,
  FLOW_TYPES,
  mayBeRetried,
  PAYMENT_CHANNEL,
  PAYMENT_FREQUENCIES,
  PAYMENT_KIND,
  PAYMENT_STATUSES,
  RETRY_MARKER,
} from '@member-portal/domain/payment';
import { describe, expect, it } from 'vitest';

describe('words of the wire', () => {
  // Proves.
  it('are those of the specification', () => {
    expect(FLOW_TYPES).toEqual(['AUTOPAY_ENROLL', 'MANAGE_AUTOPAY', 'MAKE_PAYMENT', 'PAY_OFF']);
    expect(PAYMENT_FREQUENCIES).toEqual(['MONTHLY', 'BIWEEKLY']);
    expect([PAYMENT_CHANNEL, PAYMENT_KIND, DOWN_PAYMENT_TYPE, RETRY_MARKER]).toEqual([
      'WEB',
      'ONETIME',
      'DOWN_PAYMENT',
      'RETRY',
    ]);
    expect(ACTIVITY_TYPES).toEqual(['PAYMENT', 'AUTOPAY', 'REFUND', 'CHARGEBACK', 'FEE', 'ADJUSTMENT']);
  });
});

describe('a payment may be tried again', () => {
  it('when it came to nothing', () => {
    expect(PAYMENT_STATUSES.filter(mayBeRetried)).toEqual(['FAILED', 'RETURNED', 'REJECTED']);
  });
});
