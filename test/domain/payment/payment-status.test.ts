import {
  IN_PROGRESS_STATUSES,
  isInProgress,
  PAYMENT_REQUEST_STATUSES,
  PAYMENT_STATUSES,
  paymentStatusOf,
} from '@member-portal/domain/payment';
import { property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

describe('statuses of a payment request', () => {
  // Proves.
  it('are the eight of the specification', () => {
    expect(PAYMENT_REQUEST_STATUSES).toEqual([
      'REQUESTED',
      'UNDER_REVIEW',
      'PAYMENTS_RECEIVED',
      'READY_TO_PROCESS',
      'PENDING',
      'COMPLETED',
      'CANCELLED',
      'FAILED',
    ]);
  });

  // Proves.
  it('are in progress for the first five and for no other', () => {
    expect(IN_PROGRESS_STATUSES).toEqual([
      'REQUESTED',
      'UNDER_REVIEW',
      'PAYMENTS_RECEIVED',
      'READY_TO_PROCESS',
      'PENDING',
    ]);
    expect(PAYMENT_REQUEST_STATUSES.filter(isInProgress)).toEqual(IN_PROGRESS_STATUSES);
  });
});

describe('statuses of a payment', () => {
  // Proves.
  it('are the ten of the specification', () => {
    expect(PAYMENT_STATUSES).toEqual([
      'UNKNOWN_STATUS',
      'SCHEDULED',
      'PENDING',
      'RECEIVED',
      'FAILED',
      'CANCELLED',
      'CHARGED_BACK',
      'REFUNDED',
      'RETURNED',
      'REJECTED',
    ]);
  });

  it.each(PAYMENT_STATUSES)('%s is read as itself', (status) => {
    expect(paymentStatusOf(status)).toBe(status);
  });

  // Proves.
  it('are unknown for any other text', () => {
    holds(
      property(string(), (text) => {
        const known = PAYMENT_STATUSES.some((status) => status === text);
        expect(paymentStatusOf(text)).toBe(known ? text : 'UNKNOWN_STATUS');
      }),
    );
    expect(paymentStatusOf('received')).toBe('UNKNOWN_STATUS');
  });
});
