import type { Instant } from '@member-portal/domain/calendar';
import {
  isExcluded,
  isExpired,
  isRemoved,
  isUsableOn,
  PAYMENT_METHOD_STATUSES,
  PAYMENT_METHOD_TYPES,
  type PaymentMethod,
  type PaymentMethodId,
} from '@member-portal/domain/payment-method';
import { integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyLoanDate, day } from '../../support/arbitraries/plain-date.ts';
import { holds } from '../../support/property-runs.ts';

const card: PaymentMethod = {
  id: 'method-1' as PaymentMethodId,
  type: 'DEBIT_CARD',
  status: 'ACCEPTED',
  brand: 'Visa',
  bankName: undefined,
  last4: '4242',
  expires: { year: 2027, month: 4 },
  holder: 'Avery Stone',
  addedOn: 0 as Instant,
};

describe('payment method statuses', () => {
  // Proves.
  it('are the eleven of the specification, of three types of method', () => {
    expect(PAYMENT_METHOD_STATUSES).toEqual([
      'CREATED',
      'DELETED',
      'SUBMITTED',
      'ACCEPTED',
      'PAID',
      'FAILED',
      'REPLACED',
      'PENDING',
      'SUCCESS',
      'CANCELLED',
      'TERMINATED',
    ]);
    expect(PAYMENT_METHOD_TYPES).toEqual(['DEBIT_CARD', 'CREDIT_CARD', 'BANK_ACCOUNT']);
  });

  // Proves.
  it('DELETED and REPLACED count as removed', () => {
    expect(PAYMENT_METHOD_STATUSES.filter(isRemoved)).toEqual(['DELETED', 'REPLACED']);
  });

  // Proves.
  it('inactive and CANCELLED are excluded', () => {
    expect(PAYMENT_METHOD_STATUSES.filter(isExcluded)).toEqual([
      'DELETED',
      'REPLACED',
      'CANCELLED',
      'TERMINATED',
    ]);
  });

  it.each(PAYMENT_METHOD_STATUSES)('%s: removed implies excluded', (status) => {
    if (isRemoved(status)) expect(isExcluded(status)).toBe(true);
  });
});

describe('a card', () => {
  it.each([
    ['2027-03-31', false],
    ['2027-04-01', false],
    ['2027-04-30', false],
    ['2027-05-01', true],
    ['2028-01-01', true],
    ['2026-12-31', false],
  ])('valid through April 2027 is expired on %s: %s', (on, expired) => {
    expect(isExpired(card, day(on))).toBe(expired);
  });

  it('is valid through the last day of its month and no longer', () => {
    holds(
      property(
        integer({ min: 2020, max: 2035 }),
        integer({ min: 1, max: 12 }),
        anyLoanDate,
        (year, month, on) => {
          const validThrough = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
          expect(isExpired({ expires: { year, month } }, on)).toBe(on > validThrough);
        },
      ),
    );
  });

  it('without a month of validity, as bank accounts are, never expires', () => {
    expect(isExpired({ expires: undefined }, day('2099-01-01'))).toBe(false);
  });
});

describe('a payment may draw on a method', () => {
  const on = day('2027-04-30');
  const accepts = { creditCards: false };

  it('that is in use and valid that day', () => {
    expect(isUsableOn(card, on, accepts)).toBe(true);
  });

  it('in every status but the excluded ones and FAILED', () => {
    expect(PAYMENT_METHOD_STATUSES.filter((status) => isUsableOn({ ...card, status }, on, accepts))).toEqual([
      'CREATED',
      'SUBMITTED',
      'ACCEPTED',
      'PAID',
      'PENDING',
      'SUCCESS',
    ]);
  });

  it('until it expires', () => {
    expect(isUsableOn(card, day('2027-05-01'), accepts)).toBe(false);
  });

  it('that is a credit card only where credit cards are taken', () => {
    expect(isUsableOn({ ...card, type: 'CREDIT_CARD' }, on, accepts)).toBe(false);
    expect(isUsableOn({ ...card, type: 'CREDIT_CARD' }, on, { creditCards: true })).toBe(true);
    expect(isUsableOn({ ...card, type: 'BANK_ACCOUNT' }, on, accepts)).toBe(true);
  });
});
