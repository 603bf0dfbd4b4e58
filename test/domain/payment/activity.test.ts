import {
  ACTIVITY_TYPES,
  type Activity,
  allocationOf,
  hasReceipt,
  isPlainlyBooked,
  PAYMENT_STATUSES,
  replacedBy,
} from '@member-portal/domain/payment';
import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { usd } from '../../support/builders/a-loan.ts';
import { aReturnedPayment } from '../../support/builders/a-payment.ts';

const anyType = constantFrom(...ACTIVITY_TYPES, 'UNKNOWN_TYPE' as const);
const anyStatus = constantFrom(...PAYMENT_STATUSES);

describe('a line of the history', () => {
  it('has a receipt where money was paid or refunded, and booked', () => {
    const having = [...ACTIVITY_TYPES, 'UNKNOWN_TYPE' as const].flatMap((type) =>
      PAYMENT_STATUSES.filter((status) => hasReceipt({ type, status })).map((status) => `${type} ${status}`),
    );
    expect(having.sort()).toEqual([
      'AUTOPAY RECEIVED',
      'AUTOPAY REFUNDED',
      'PAYMENT RECEIVED',
      'PAYMENT REFUNDED',
      'REFUND RECEIVED',
      'REFUND REFUNDED',
    ]);
  });

  it('has no state to tell where it is a fee or an adjustment that was booked', () => {
    assert(
      property(anyType, anyStatus, (type, status) => {
        const isBooked = (type === 'FEE' || type === 'ADJUSTMENT') && status === 'RECEIVED';
        expect(isPlainlyBooked({ type, status })).toBe(isBooked);
        if (isBooked) expect(hasReceipt({ type, status })).toBe(false);
      }),
    );
  });

  it('tells where its money went only where any of it went somewhere', () => {
    const nothing = { principal: usd(0), interest: usd(0), fees: usd(0) };
    expect(allocationOf({ allocation: undefined })).toBeUndefined();
    expect(allocationOf({ allocation: nothing })).toBeUndefined();
    for (const part of ['principal', 'interest', 'fees'] as const) {
      const allocation = { ...nothing, [part]: usd(1) };
      expect(allocationOf({ allocation })).toBe(allocation);
    }
  });

  it('names the payment that it was made in place of, or that there is one elsewhere', () => {
    const first: Activity = aReturnedPayment({ id: 'first' });
    const other: Activity = aReturnedPayment({ id: 'other' });
    expect(replacedBy({}, [first])).toBeUndefined();
    expect(replacedBy({ replaces: 'first' }, [other, first])).toBe(first);
    expect(replacedBy({ replaces: 'first' }, [other])).toBe('not-listed');
  });
});
