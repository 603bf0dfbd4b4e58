import { BANK_ACCOUNT_ERRORS } from '@member-portal/domain/failure';
import { METHOD_ERRORS, methodErrorOf } from '@member-portal/domain/payment-method';
import { property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '../../support/property-runs.ts';

describe('what is wrong with a payment method that a buyer adds', () => {
  it('is an error of bank accounts or one of cards', () => {
    expect(METHOD_ERRORS).toEqual([
      ...BANK_ACCOUNT_ERRORS,
      'invalidCardNumber',
      'invalidExpiry',
      'invalidSecurityCode',
      'creditCardNotAccepted',
      'cardDeclined',
      'duplicateCard',
    ]);
  });

  it.each(METHOD_ERRORS)('is told by its key: %s', (error) => {
    expect(methodErrorOf(error)).toBe(error);
  });

  it('is the generic error for any other key', () => {
    expect(methodErrorOf(undefined)).toBe('genericError');
    holds(
      property(
        string().filter((key) => !METHOD_ERRORS.some((error) => error === key)),
        (key) => {
          expect(methodErrorOf(key)).toBe('genericError');
        },
      ),
    );
  });
});
