import type { Autopay, AutopayEnrolment } from '@member-portal/domain/autopay';
import type { Instant } from '@member-portal/domain/calendar';
import type { LoanId } from '@member-portal/domain/loan';
import type { PaymentMethodId } from '@member-portal/domain/payment-method';
import { describe, expect, it } from 'vitest';
import {
  describeAutopay,
  matchesRequest,
  reflectsChange,
} from '../../../src/application/autopay/reviewed-autopay.ts';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aLoan, usd } from '../../support/builders/a-loan.ts';

const enrolment: AutopayEnrolment = {
  flow: 'AUTOPAY_ENROLL',
  paymentMethodId: 'method-1' as PaymentMethodId,
  amountType: 'OTHER',
  amount: usd(20_000),
  amountRule: 'FIXED',
  frequency: 'MONTHLY',
  startOn: day('2026-12-01'),
  preNotificationWaived: false,
  authorisation: { documentId: 'document-1', acceptedAt: 0 as Instant },
};
const autopay: Autopay = {
  ...aLoan().autopay,
  enrolled: true,
  paymentMethodId: enrolment.paymentMethodId,
  amountType: 'OTHER',
  amount: usd(20_000),
};

describe('autopay matches the request', () => {
  it('with method, kind and amount', () => {
    expect(matchesRequest(enrolment, autopay)).toBe(true);
    expect(matchesRequest({ ...enrolment, amount: undefined }, autopay)).toBe(true);
  });

  it.each([
    { enrolled: false },
    { paymentMethodId: 'method-2' as PaymentMethodId },
    { amountType: 'INSTALLMENT' as const },
    { amount: usd(19_999) },
    { amount: undefined },
  ])('but not with %j', (changed) => {
    expect(matchesRequest(enrolment, { ...autopay, ...changed })).toBe(false);
  });
});

describe('an answer to a change of autopay', () => {
  it.each([
    {},
    { paymentMethodId: undefined },
    { amountType: undefined },
    { amount: undefined },
    { paymentMethodId: undefined, amountType: undefined, amount: undefined },
  ])('shows the change where nothing that it names differs: %j', (changed) => {
    expect(reflectsChange(enrolment, { ...autopay, ...changed })).toBe(true);
  });

  it.each([
    { enrolled: false },
    { enrolled: false, paymentMethodId: undefined, amountType: undefined, amount: undefined },
    { paymentMethodId: 'method-2' as PaymentMethodId, amount: undefined },
    { amountType: 'INSTALLMENT' as const, paymentMethodId: undefined },
    { amount: usd(19_999) },
  ])('does not show it with %j', (changed) => {
    expect(reflectsChange(enrolment, { ...autopay, ...changed })).toBe(false);
  });
});

describe('what makes another change of autopay', () => {
  const describeAs = (changed: Partial<AutopayEnrolment>): string =>
    describeAutopay({ loanId: 'loan-1' as LoanId, enrolment: { ...enrolment, ...changed } });

  it('is not the consent', () => {
    expect(describeAs({ authorisation: { documentId: 'other', acceptedAt: 9 as Instant } })).toBe(
      describeAs({}),
    );
  });

  it.each([
    { flow: 'MANAGE_AUTOPAY' as const },
    { paymentMethodId: 'method-2' as PaymentMethodId },
    { amountType: 'INSTALLMENT' as const },
    { amount: usd(1) },
    { amount: undefined },
    { amountRule: 'VARYING' as const },
    { frequency: 'BIWEEKLY' as const },
    { startOn: day('2026-12-02') },
    { preNotificationWaived: true },
    { preNotificationWaived: undefined },
  ])('is %j', (changed) => {
    expect(describeAs(changed)).not.toBe(describeAs({}));
  });

  it('is a notice waived where the lender asks for none at all', () => {
    expect(describeAs({ preNotificationWaived: true })).not.toBe(
      describeAs({ preNotificationWaived: undefined }),
    );
  });
});
