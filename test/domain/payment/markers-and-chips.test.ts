import { LOAN_STATUSES, type LoanStatus, type LoanSubStatus } from '@member-portal/domain/loan';
import {
  ACTIVITY_TYPES,
  CHIP_STYLES,
  DOWN_PAYMENT_TYPE,
  FLOW_TYPES,
  loanChipOf,
  mayBeRetried,
  PAYMENT_CHANNEL,
  PAYMENT_FREQUENCIES,
  PAYMENT_KIND,
  PAYMENT_STATUSES,
  type PaymentStatus,
  paymentChipOf,
  RETRY_MARKER,
} from '@member-portal/domain/payment';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** The statuses of payments that carry a chip. */
const by = (style: string): readonly string[] =>
  PAYMENT_STATUSES.filter((status) => paymentChipOf(status) === style);

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

describe('chips', () => {
  // Proves.
  it('have the five styles of the specification', () => {
    expect(CHIP_STYLES).toEqual(['SUCCESS', 'FAILED', 'CANCELLED', 'PENDING', 'VIRTUAL-CARD']);
  });

  // Proves.
  it('exist for any text, whatever a platform or an object’s prototype holds', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('constructor', 'toString', '__proto__', 'valueOf')),
        (text) => {
          expect(CHIP_STYLES).toContain(paymentChipOf(text as PaymentStatus));
          expect(CHIP_STYLES).toContain(loanChipOf(text as LoanStatus, undefined));
          expect(CHIP_STYLES).toContain(loanChipOf('OUTSTANDING', text as LoanSubStatus));
        },
      ),
    );
  });

  it('of payments', () => {
    expect(by('SUCCESS')).toEqual(['RECEIVED']);
    expect(by('FAILED')).toEqual(['FAILED', 'CHARGED_BACK', 'RETURNED', 'REJECTED']);
    expect(by('CANCELLED')).toEqual(['CANCELLED', 'REFUNDED']);
    expect(by('PENDING')).toEqual(['UNKNOWN_STATUS', 'SCHEDULED', 'PENDING']);
  });

  it('of loans', () => {
    expect(LOAN_STATUSES.map((status) => loanChipOf(status, undefined))).toEqual([
      'PENDING',
      'PENDING',
      'CANCELLED',
      'PENDING',
      'SUCCESS',
      'SUCCESS',
      'FAILED',
      'CANCELLED',
      'CANCELLED',
    ]);
  });

  it('of outstanding loans tell first what is wrong with them', () => {
    expect(loanChipOf('OUTSTANDING', 'DELINQUENT_PAST_DUE')).toBe('FAILED');
    expect(loanChipOf('OUTSTANDING', 'GRACE_PERIOD')).toBe('PENDING');
    expect(loanChipOf('PAID', 'DELINQUENT_PAST_DUE')).toBe('SUCCESS');
  });
});
