import {
  AUTOPAY_AMOUNT_TYPES,
  autopayEnrolment,
  mayEnrol,
  mayManage,
  type NoticeTerms,
} from '@member-portal/domain/autopay';
import { addDays, type Instant } from '@member-portal/domain/calendar';
import { LOAN_STATUSES, type LoanAutopay } from '@member-portal/domain/loan';
import type { Money } from '@member-portal/domain/money';
import { AMOUNT_TYPES, type PaymentRequest } from '@member-portal/domain/payment';
import type { PaymentMethod, PaymentMethodId } from '@member-portal/domain/payment-method';
import { describe, expect, it } from 'vitest';
import { day } from '../../support/arbitraries/plain-date.ts';
import { aPaymentRequest } from '../../support/builders/a-payment.ts';

const usd = (cents: number): Money => ({ cents, currency: 'USD' });
const today = day('2026-11-21');
const method: PaymentMethod = {
  id: 'method-1' as PaymentMethodId,
  type: 'BANK_ACCOUNT',
  status: 'ACCEPTED',
  brand: undefined,
  bankName: 'Bank',
  last4: '6789',
  expires: undefined,
  holder: 'Avery Stone',
  addedOn: 0 as Instant,
};
const authorisation = { documentId: 'document-1', acceptedAt: 1 as Instant };
const loan = (enrolled: boolean) => ({
  frequency: 'BIWEEKLY' as const,
  autopay: { enrolled } as LoanAutopay,
});
const choice = {
  method,
  amountType: 'INSTALLMENT' as const,
  amount: undefined,
  startOn: day('2026-12-15'),
  authorisation,
};
const unitedStates = { country: 'US', amountRule: 'FIXED', enrolled: false, waived: false, today } as const;
const canada = { country: 'CA', amountRule: 'FIXED', enrolled: false, waived: false, today } as const;
const enrol = (
  over: Partial<typeof choice> | object,
  terms: NoticeTerms & { today: typeof today } = unitedStates,
) => autopayEnrolment(loan(false), { ...choice, ...over }, terms);

describe('autopay may be turned on', () => {
  const payable = { status: 'OUTSTANDING' as const, balance: usd(1), autopayEnrolled: false };

  it('for a loan that owes something, where it is offered', () => {
    expect(mayEnrol(payable, { autopay: true }).isOk()).toBe(true);
    expect(mayEnrol(payable, { autopay: false })._unsafeUnwrapErr()).toEqual({ kind: 'autopay-not-offered' });
    expect(mayEnrol({ ...payable, balance: usd(0) }, { autopay: true })._unsafeUnwrapErr()).toEqual({
      kind: 'loan-not-payable',
    });
    const open = LOAN_STATUSES.filter((status) => mayEnrol({ ...payable, status }, { autopay: true }).isOk());
    expect(open).toEqual(['ACCEPTED', 'OUTSTANDING']);
  });

  it('not for one that a payment in progress pays off', () => {
    const paying = (changed: Partial<PaymentRequest>) =>
      mayEnrol({ ...payable, paymentsInProgress: [aPaymentRequest(changed)] }, { autopay: true }).isOk();
    expect(paying({ amountType: 'PAYOFF' })).toBe(false);
    expect(paying({ amountType: 'OUTSTANDING_BALANCE' })).toBe(false);
    expect(paying({ amountType: 'PAYOFF', status: 'FAILED' })).toBe(true);
    expect(paying({ amountType: 'INSTALLMENT' })).toBe(true);
  });

  it('once', () => {
    expect(mayEnrol({ ...payable, autopayEnrolled: true }, { autopay: true })._unsafeUnwrapErr()).toEqual({
      kind: 'already-enrolled',
    });
  });

  it('and stays manageable as long as a loan is enrolled', () => {
    expect([mayManage({ autopayEnrolled: true }), mayManage({ autopayEnrolled: false })]).toEqual([
      true,
      false,
    ]);
  });
});

describe('an enrolment', () => {
  it('is what the buyer chose, at the frequency of the loan', () => {
    expect(enrol({})._unsafeUnwrap()).toEqual({
      flow: 'AUTOPAY_ENROLL',
      paymentMethodId: 'method-1',
      amountType: 'INSTALLMENT',
      amount: undefined,
      amountRule: 'FIXED',
      frequency: 'BIWEEKLY',
      startOn: '2026-12-15',
      preNotificationWaived: undefined,
      authorisation,
    });
  });

  it('of a loan that is enrolled is a change', () => {
    expect(autopayEnrolment(loan(true), choice, unitedStates)._unsafeUnwrap().flow).toBe('MANAGE_AUTOPAY');
  });

  it('takes an own amount with OTHER, and with no other type', () => {
    expect(enrol({ amountType: 'OTHER', amount: usd(7500) })._unsafeUnwrap().amount).toEqual(usd(7500));
    expect(enrol({ amount: usd(7500) })._unsafeUnwrap().amount).toBeUndefined();
    for (const amount of [undefined, usd(0), usd(-1)])
      expect(enrol({ amountType: 'OTHER', amount })._unsafeUnwrapErr()).toEqual({ kind: 'amount-missing' });
  });

  it('follows instalments, an own amount or the whole balance', () => {
    const allowed = AMOUNT_TYPES.filter((amountType) => enrol({ amountType, amount: usd(1) }).isOk());
    expect(allowed.toSorted()).toEqual([...AUTOPAY_AMOUNT_TYPES].toSorted());
    expect(enrol({ amountType: 'PRINCIPAL' })._unsafeUnwrapErr()).toEqual({
      kind: 'amount-type-not-allowed',
    });
  });

  it('draws on a method that is usable on its first day and is no credit card', () => {
    const expiring = { ...method, type: 'DEBIT_CARD', expires: { year: 2026, month: 11 } };
    expect(enrol({ method: expiring })._unsafeUnwrapErr()).toEqual({ kind: 'method-not-usable' });
    expect(enrol({ method: { ...method, type: 'CREDIT_CARD' } })._unsafeUnwrapErr()).toEqual({
      kind: 'method-not-usable',
    });
    expect(enrol({ method: expiring, startOn: day('2026-11-30') }).isOk()).toBe(true);
  });

  it('starts today at the earliest and in sixty days at the latest', () => {
    expect(enrol({ startOn: today }).isOk()).toBe(true);
    expect(enrol({ startOn: addDays(today, 60) }).isOk()).toBe(true);
    expect(enrol({ startOn: addDays(today, -1) })._unsafeUnwrapErr()).toEqual({
      kind: 'start-too-early',
      earliest: today,
    });
    expect(enrol({ startOn: addDays(today, 61) })._unsafeUnwrapErr()).toEqual({
      kind: 'start-too-late',
      latest: addDays(today, 60),
    });
  });

  it('in Canada leaves ten days for the notice, unless it is waived, and records the waiver', () => {
    const soon = { startOn: addDays(today, 9) };
    expect(enrol(soon, canada)._unsafeUnwrapErr()).toEqual({
      kind: 'start-too-early',
      earliest: addDays(today, 10),
    });
    expect(enrol({ startOn: addDays(today, 10) }, canada)._unsafeUnwrap().preNotificationWaived).toBe(false);
    expect(enrol(soon, { ...canada, waived: true })._unsafeUnwrap().preNotificationWaived).toBe(true);
  });

  it('in Canada records no waiver where there is none to give', () => {
    const asked = { ...canada, waived: true };
    const change = { ...asked, enrolled: true };
    expect(autopayEnrolment(loan(true), { ...choice, startOn: today }, change)._unsafeUnwrap()).toMatchObject(
      { flow: 'MANAGE_AUTOPAY', preNotificationWaived: undefined },
    );
    const varying = { ...asked, amountRule: 'VARYING' as const };
    expect(enrol({ startOn: addDays(today, 9) }, varying).isErr()).toBe(true);
    expect(enrol({}, varying)._unsafeUnwrap().preNotificationWaived).toBeUndefined();
  });

  it('in the United States leaves ten days before a varying amount, and has no waiver', () => {
    const varying = { ...unitedStates, amountRule: 'VARYING' as const };
    expect(enrol({ startOn: addDays(today, 9) }, { ...varying, waived: true }).isErr()).toBe(true);
    const enrolment = enrol({ startOn: addDays(today, 10) }, varying)._unsafeUnwrap();
    expect([enrolment.amountRule, enrolment.preNotificationWaived]).toEqual(['VARYING', undefined]);
  });
});
