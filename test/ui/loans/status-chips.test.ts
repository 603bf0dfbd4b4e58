import { LOAN_STATUSES, type LoanStatus } from '@member-portal/domain/loan';
import { PAYMENT_STATUSES, type PaymentStatus } from '@member-portal/domain/payment';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHIP_STYLES } from '../../../src/ui/controls/StatusChip.tsx';
import { loanChipOf, paymentChipOf } from '../../../src/ui/loan/status-chips.ts';

/** The statuses of payments that carry a chip. */
const by = (style: string): readonly string[] =>
  PAYMENT_STATUSES.filter((status) => paymentChipOf(status) === style);

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
          expect(CHIP_STYLES).toContain(loanChipOf(text as LoanStatus));
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
    expect(LOAN_STATUSES.map((status) => loanChipOf(status))).toEqual([
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
});
